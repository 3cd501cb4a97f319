import { hasOneSession, type Db } from '../../platform/index.ts'
import { asOnlyImport } from '../import/import-running.ts'

/**
 * Reads as of one moment, whatever is written meanwhile. On the embedded database no import begins meanwhile instead:
 * a transaction would have the shop wait for all of it. There it throws ImportRunning.
 */
export const inSnapshot = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  hasOneSession(db)
    ? asOnlyImport(db, () => read(db))
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
