import type { Db } from '../../platform/index.ts'

/** Reads in one snapshot: concurrent writes are not seen. */
export const inSnapshot = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
