import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** Does work inside a transaction so that only the work is undone where it fails. */
export const savepoint =
  (tx: Db) =>
  async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    await sql`savepoint piece`.execute(tx)
    try {
      const result = await work(tx)
      await sql`release savepoint piece`.execute(tx)
      return result
    } catch (error) {
      // Where the connection is gone there is nothing to undo, and the first error is the one to be told.
      await sql`rollback to savepoint piece`.execute(tx).catch(() => {})
      throw error
    }
  }
