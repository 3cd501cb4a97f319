import { join } from 'node:path'
import { fewProducts, findContentProducts, writeCatalogue } from '@pasok/demo'
import { catalogueImport, openDatabase, openStorage, openWorkers, renewTokens } from '@pasok/server'
import { readMapping } from '../tables/read-mapping.ts'

/** What of the demo's catalogue is imported, and how it is changed before. */
interface Changes {
  /** Are the products that the demo's texts name there, too? Its content can't be imported without them. */
  readonly withContent?: true
  readonly row?: (row: catalogueImport.FileRow) => catalogueImport.FileRow
  readonly mapping?: (mapping: catalogueImport.Mapping) => catalogueImport.Mapping
}

/**
 * Imports a part of the demo's catalogue into a migrated database, its pictures into `folder`; answers every part number.
 */
export const fillDemo = async (
  url: string,
  folder: string,
  { withContent, row: changeRow = (row) => row, mapping: changeMapping = (mapping) => mapping }: Changes = {},
): Promise<Set<string>> => {
  const products = withContent ? new Set([...fewProducts, ...(await findContentProducts())]) : fewProducts
  const demo = await writeCatalogue(folder, products)
  const partNumbers = new Set<string>()
  const rows = async function* () {
    for await (const row of catalogueImport.readCsv(demo.catalogue)) {
      if (!('cells' in row)) continue
      partNumbers.add(row.cells['sku'] ?? '')
      yield changeRow(row)
    }
  }
  const database = await openDatabase(url, { role: 'batch' })
  const workers = openWorkers()
  try {
    await catalogueImport.importCatalogue({
      db: database.db,
      rows: rows(),
      mapping: changeMapping(await readMapping(demo.mapping)),
      files: catalogueImport.openImportFiles({
        folder,
        storage: openStorage({ folder: join(folder, 'files') }),
        workers,
      }),
      now: new Date(),
      announce: async () => {},
      onProblem: ({ line, column, code }) => {
        throw new Error(`line ${line} of the demo, ${column}: ${code}`)
      },
    })
    // As the background does after an import.
    await renewTokens(database.db)
  } finally {
    await workers.close()
    await database.close()
  }
  return partNumbers
}
