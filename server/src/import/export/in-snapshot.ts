import type { Db } from '../../platform/index.ts'

/** Reads as of one moment, whatever is written meanwhile. */
export const inSnapshot = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
