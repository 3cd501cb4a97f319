import { advisoryLocks, withExclusiveLock, type Db } from '../platform/index.ts'

/** Another import is running on this database, perhaps a dry run. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning'
  constructor() {
    super('An import is running on this database. Start this one when it has ended.')
  }
}

/**
 * Runs an import unless another one is running, because each holds the catalogue's references in memory. Throws
 * ImportRunning.
 */
export const asOnlyImport = <T>(db: Db, run: () => Promise<T>): Promise<T> =>
  withExclusiveLock(db, advisoryLocks.import, run, () => {
    throw new ImportRunning()
  })
