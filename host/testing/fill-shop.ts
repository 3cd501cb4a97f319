import { join } from 'node:path'
import { catalogueImport, openDatabase, openStorage, openWorkers, renewTokens } from '@pasok/server'
import { readMapping } from '../tables/read-mapping.ts'

/**
 * The catalogue that these tests sell from. Its products get the ids 1 to 3 (a valve of the brand SMC with three
 * items, a bearing, a bolt), its items 4 to 8.
 */
export const catalogueFile = join(import.meta.dirname, 'catalogue.csv')
export const mappingFile = join(import.meta.dirname, 'mapping.json')

/** Imports the catalogue into a migrated database, its pictures into `folder`. Nothing is printed. */
export const fillShop = async (url: string, folder: string): Promise<void> => {
  const database = await openDatabase(url, { role: 'batch' })
  const workers = openWorkers()
  try {
    await catalogueImport.importCatalogue({
      db: database.db,
      rows: catalogueImport.readCsv(catalogueFile),
      mapping: await readMapping(mappingFile),
      files: catalogueImport.openImportFiles({
        folder: import.meta.dirname,
        storage: openStorage({ folder: join(folder, 'files') }),
        workers,
      }),
      now: new Date(),
      announce: async () => {},
      onProblem: ({ line, column, code }) => {
        throw new Error(`${catalogueFile}:${line} ${column}: ${code}`)
      },
    })
    // As the background does after an import.
    await renewTokens(database.db)
  } finally {
    await workers.close()
    await database.close()
  }
}
