import { setTimeout } from 'node:timers/promises'
import type { Db } from './database.ts'

/** PostgreSQL's codes for a transaction that it undid because of another one: a deadlock, or a conflict of snapshots. */
const UNDONE = new Set(['40P01', '40001'])

/** Whether a transaction was undone because of another one, and may be run again. */
export const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNDONE.has(String(error.code))

const MOST_RUNS = 3
/** The other one wakes first: run again at once, this one would take what that one waits for, and both would wait again. */
const PAUSE_MS = 20

/**
 * Runs `work` in a transaction. One that PostgreSQL undoes because of another is run again from its beginning, three times
 * at most, so `work` does nothing outside `tx` that must not happen twice. Throws what the last run throws, or any other
 * error at once.
 */
export const inTransaction = async <T>(db: Db, work: (tx: Db) => Promise<T>, run = 1): Promise<T> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isUndone(error) || run === MOST_RUNS) throw error
    await setTimeout(PAUSE_MS * (1 + Math.random()))
    return inTransaction(db, work, run + 1)
  }
}

/** Runs reads at once; in a transaction, whose connection does one thing at a time, one after the other. */
export const readTogether = async <R extends readonly unknown[]>(
  db: Db,
  ...reads: { readonly [N in keyof R]: () => Promise<R[N]> }
): Promise<R> => {
  if (!db.isTransaction) return (await Promise.all(reads.map((read) => read()))) as unknown as R
  const done: unknown[] = []
  for (const read of reads) done.push(await read())
  return done as unknown as R
}
