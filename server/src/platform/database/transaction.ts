import type { Db } from './database.ts'

/** PostgreSQL's codes for a transaction that it undid because of another one: a deadlock, or a conflict of snapshots. */
const UNDONE = new Set(['40P01', '40001'])

/** Whether a transaction was undone because of another one, and may be run again. */
export const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNDONE.has(String(error.code))

/**
 * Runs `work` in a transaction. One that PostgreSQL undoes because of another is run once more from its beginning, so
 * `work` does nothing outside `tx` that must not happen twice. Throws what the second run throws, or any other error at
 * once.
 */
export const inTransaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isUndone(error)) throw error
    return db.transaction().execute(work)
  }
}
