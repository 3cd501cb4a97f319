import { setTimeout } from 'node:timers/promises'
import type { Db } from './database.ts'

/** Error codes of transactions that PostgreSQL aborts because of others: deadlock and serialization failure. */
const UNDONE = new Set(['40P01', '40001'])

/** Whether a transaction was aborted because of another one and may be repeated. */
export const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNDONE.has(String(error.code))

const MOST_RUNS = 3
/**
 * A delay lets the other transaction continue first; repeated at once, this one would take its lock and both would wait
 * again.
 */
const PAUSE_MS = 20

/**
 * Runs `work` in a transaction. If PostgreSQL aborts it because of another one, it is repeated, three times at most, so
 * `work` must have no other side effects that must not happen twice. Throws the error of the last run, or any other
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

/** Runs reads concurrently; in a transaction, which has one connection, one after the other. */
export const readTogether = async <R extends readonly unknown[]>(
  db: Db,
  ...reads: { readonly [N in keyof R]: () => Promise<R[N]> }
): Promise<R> => {
  if (!db.isTransaction) return (await Promise.all(reads.map((read) => read()))) as unknown as R
  const done: unknown[] = []
  for (const read of reads) done.push(await read())
  return done as unknown as R
}
