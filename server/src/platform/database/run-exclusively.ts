import { advisoryLocks } from './advisory-locks.ts'
import type { Database } from './database.ts'

/**
 * Runs startup work while no other process runs its own on this database; concurrent processes take turns. Holds one
 * connection meanwhile. Needs the role 'batch'.
 */
export const runExclusively = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // The lock lasts as long as the work, whatever the server's limit for idle transactions.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // A transaction lock, since a pooler may run the next statement of a session on another connection.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.start])
    return await work()
  } finally {
    // A broken connection has released the lock; the work's own error is the one to report.
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}
