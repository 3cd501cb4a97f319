import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs the work unless this or another process holds the lock of this number: then `otherwise`. Keeps one connection
 * but no open transaction, however long it takes.
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
      // A broken connection has released the lock; the work's own error is the one to report.
      await sql`select pg_advisory_unlock(${number})`.execute(connection).catch(() => {})
    }
  })
