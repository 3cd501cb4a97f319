import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Does the work unless another process, or this one, is at what has this number: then `otherwise`. However long it takes,
 * no transaction is held open; one connection is kept meanwhile.
 */
export const withExclusiveLock = <T>(
  db: Db,
  number: number,
  work: () => Promise<T>,
  otherwise: () => T,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${number}) as taken`.execute(
      connection,
    )
    if (!rows[0]?.taken) return otherwise()
    try {
      return await work()
    } finally {
      // A connection that broke has let go already; what the work failed of is the error to be told.
      await sql`select pg_advisory_unlock(${number})`.execute(connection).catch(() => {})
    }
  })
