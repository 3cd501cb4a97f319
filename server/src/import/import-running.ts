import { withExclusiveLock, type Db } from '../platform/index.ts'

/** Another import runs on this database, a dry run maybe. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning'
  constructor() {
    super('An import is running on this database. Start this one when it has ended.')
  }
}

/** Its advisory lock, unlike any other's. */
const IMPORT = 7_206_512

/** Runs an import unless there is another one: each keeps in memory what it knows of the catalogue. Throws ImportRunning. */
export const asOnlyImport = <T>(db: Db, run: () => Promise<T>): Promise<T> =>
  withExclusiveLock(db, IMPORT, run, () => {
    throw new ImportRunning()
  })
