import { advisoryLocks, withExclusiveLock, type Db } from '../platform/index.ts'

/** Another import runs on this database, a dry run maybe. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning'
  constructor() {
    super('An import is running on this database. Start this one when it has ended.')
  }
}

/** Runs an import unless there is another one: each keeps in memory what it knows of the catalogue. Throws ImportRunning. */
export const asOnlyImport = <T>(db: Db, run: () => Promise<T>): Promise<T> =>
  withExclusiveLock(db, advisoryLocks.import, run, () => {
    throw new ImportRunning()
  })
