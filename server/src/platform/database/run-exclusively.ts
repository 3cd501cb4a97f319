import { advisoryLocks } from './advisory-locks.ts'
import type { Database } from './database.ts'

/**
 * Does the work of a start while no other process does its own on this database: those that start at once take turns.
 * One connection is held meanwhile. Wants the role 'batch'.
 */
export const runExclusively = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // A turn lasts as long as its work, whatever the server thinks of transactions that wait.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // The transaction's lock, since a pooler gives the next statement of a session to another connection.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.start])
    return await work()
  } finally {
    // A connection that broke has let go of the lock already; what the work failed of is the error to be told.
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}
