import { alone, type Db } from '../../platform/index.ts'

/** Another import runs on this database, a dry run maybe, or an export of an embedded one. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning'
  constructor() {
    super('An import or export is running on this database. Start this one when it has ended.')
  }
}

/** Runs an import unless there is another one: each keeps in memory what it knows of the catalogue. Throws ImportRunning. */
export const asOnlyImport = <T>(db: Db, run: () => Promise<T>): Promise<T> =>
  alone(db, { name: 'import', number: 7_206_512 }, run, () => {
    throw new ImportRunning()
  })
