import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** Runs work in a savepoint, so that only the work is rolled back if it fails. */
export const savepoint =
  (tx: Db) =>
  async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    await sql`savepoint piece`.execute(tx)
    try {
      const result = await work(tx)
      await sql`release savepoint piece`.execute(tx)
      return result
    } catch (error) {
      // After a lost connection there is nothing to roll back, and the first error is the one to throw.
      await sql`rollback to savepoint piece`.execute(tx).catch(() => {})
      throw error
    }
  }
