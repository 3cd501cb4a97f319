import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeCatalogue } from '@pasok/demo'
import { catalogueImport } from '@pasok/server'
import { csvLine } from './csv-line.ts'

/** A catalogue file and the mapping that says what its columns mean. */
export interface CatalogueFile {
  readonly file: string
  readonly mapping: string
  readonly rows: number
}

const NAMES = new Set(['name_en', 'name_id', 'item_name_en', 'item_name_id'])

/**
 * Writes a catalogue of a given number of items beside the demo's pictures: the demo's own rows, over and over under other codes
 * and names, so that texts, values and pictures are those of a real one. Copy 0 is the demo itself; beginning with
 * another leaves it as it is.
 */
export const demoCopies = async (folder: string, items: number, firstCopy = 0): Promise<CatalogueFile> => {
  await mkdir(folder, { recursive: true })
  const demo = await writeCatalogue(folder)
  const rows = await Array.fromAsync(catalogueImport.readCsv(demo.catalogue))
  const cells = rows.map((row) => ('cells' in row ? row.cells : {}))
  const headings = Object.keys(cells[0] ?? {})
  const file = join(folder, `catalogue-${items}.csv`)
  const lines = function* () {
    yield csvLine(headings)
    for (let n = 0; n < items; n++) {
      const copy = firstCopy + Math.floor(n / cells.length)
      const row = cells[n % cells.length] ?? {}
      yield csvLine(headings.map((heading) => copyCell(heading, row[heading] ?? '', copy)))
    }
  }
  await pipeline(lines, createWriteStream(file))
  return { file, mapping: demo.mapping, rows: items }
}

const copyCell = (heading: string, cell: string, copy: number): string => {
  if (copy === 0 || cell === '') return cell
  if (heading === 'product' || heading === 'sku') return `${cell}~${copy}`
  return NAMES.has(heading) ? `${cell} (${copy})` : cell
}
