import { resolve } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { lockFolder } from './embedded/lock.ts'

/** What one process at a time does on a database. */
export interface Lone {
  readonly name: string
  /** Its advisory lock on a server, unlike any other's. */
  readonly number: number
}

/** Takes what is called so, and answers how to let it go; undefined if it is taken. */
type Lock = (name: string) => (() => void) | undefined

const embeddedLocks = new WeakMap<Db, Lock>()

/**
 * Remembers how an embedded database is locked, by its address: its one session is everybody's, and a session's lock
 * would be too.
 */
export const noteLocks = (db: Db, url: string): void => {
  embeddedLocks.set(db, url === 'memory:' ? inMemory() : (name) => lockFolder(resolve(url), `${name}.lock`))
}

/** Whether all who use the database share one session, an embedded one's: a transaction has the others wait. */
export const hasOneSession = (db: Db): boolean => embeddedLocks.has(db)

const inMemory = (): Lock => {
  const taken = new Set<string>()
  return (name) => {
    if (taken.has(name)) return undefined
    taken.add(name)
    return () => void taken.delete(name)
  }
}

/**
 * Does the work unless another process, or this one, is at it: then `otherwise`. However long it takes, no transaction
 * is held open. `db` is the handle that `openDatabase` gave; on a server one of its connections is kept meanwhile.
 */
export const alone = async <T>(
  db: Db,
  { name, number }: Lone,
  work: () => Promise<T>,
  otherwise: () => T,
): Promise<T> => {
  const lock = embeddedLocks.get(db)
  if (!lock) return onServer(db, number, work, otherwise)
  const release = lock(name)
  if (!release) return otherwise()
  try {
    return await work()
  } finally {
    release()
  }
}

const onServer = <T>(db: Db, number: number, work: () => Promise<T>, otherwise: () => T): Promise<T> =>
  db.connection().execute(async (kept) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${number}) as taken`.execute(
      kept,
    )
    if (!rows[0]?.taken) return otherwise()
    try {
      return await work()
    } finally {
      // A connection that broke has let go already; what the work failed of is the error to be told.
      await sql`select pg_advisory_unlock(${number})`.execute(kept).catch(() => {})
    }
  })
