import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeCatalogue } from '@pasok/demo'
import { catalogueImport } from '@pasok/server'
import { copiedItem, type Cells, type Source } from './copied-item.ts'
import { csvLine } from './csv-line.ts'
import type { CatalogueFile } from './demo-copies.ts'

/** Exactly as many as are written. */
export interface Size {
  readonly products: number
  readonly items: number
}

/** Products with at least this many items keep them all. */
const KEPT_WHOLE = 20

/**
 * Writes a catalogue of that size beside the demo's pictures, always the same: the demo's families and their copies,
 * each with sizes, names, numbers and a brand of its own, and of smaller products some items left out. Throws where the
 * demo's families don't give that many of each. With 'demo' it is the demo's own catalogue.
 */
export const generateCatalogue = async (folder: string, size: Size | 'demo'): Promise<CatalogueFile> => {
  await mkdir(folder, { recursive: true })
  const demo = await writeCatalogue(folder)
  const rows = await Array.fromAsync(catalogueImport.readCsv(demo.catalogue))
  const headings = rows[0] && 'cells' in rows[0] ? Object.keys(rows[0].cells) : []
  const cells = rows.flatMap((row) => ('cells' in row ? [filled(row.cells)] : []))
  const families = [...Map.groupBy(cells, (row) => row['product'] ?? '').values()]
  const source = { numbers: await readValueColumns(demo.mapping), brands: listBrands(cells) }
  const { products, items } = size === 'demo' ? { products: families.length, items: cells.length } : size
  const written = generateItems(copies(families, products), items, source)
  const file = join(folder, `catalogue-${products}-${items}.csv`)
  const lines = function* () {
    yield csvLine(headings)
    for (const row of written) yield csvLine(headings.map((heading) => row[heading] ?? ''))
  }
  await pipeline(lines, createWriteStream(file))
  return { file, mapping: demo.mapping, rows: items }
}

/** Most of the columns are attributes of other families, and hold nothing. */
const filled = (row: Cells): Cells =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''))

type Family = readonly Cells[]
type Copy = { readonly family: Family; readonly copy: number }

/** So many products: every family as often as fits, of the last copy some from the whole length of the list. */
const copies = (families: readonly Family[], products: number): Copy[] => {
  const all: Copy[] = []
  for (let copy = 0; all.length < products; copy++) {
    const count = Math.min(families.length, products - all.length)
    for (let i = 0; i < count; i++)
      all.push({ family: families[Math.floor((i * families.length) / count)] ?? [], copy })
  }
  return all
}

/** The rows of all products, one after the other: `items` of them. Throws at the end where there are more or fewer. */
const generateItems = function* (products: readonly Copy[], items: number, source: Source): Generator<Cells> {
  const isCut = ({ family }: Copy): boolean => family.length < KEPT_WHOLE
  const count = (of: readonly Copy[]): number => of.reduce((sum, { family }) => sum + family.length, 0)
  let rest = count(products.filter(isCut))
  let left = items - (count(products) - rest)
  let written = 0
  const taken = new Set<string>()
  for (const product of products) {
    const { family, copy } = product
    let rowCount = family.length
    if (isCut(product)) {
      rowCount = Math.min(family.length, Math.max(1, Math.round((family.length * left) / rest)))
      left -= rowCount
      rest -= family.length
    }
    written += rowCount
    // The first row is always among them: it holds the product's texts.
    for (let i = 0; i < rowCount; i++)
      yield withOwnNumber(
        copiedItem(family[Math.floor((i * family.length) / rowCount)] ?? {}, copy, source),
        taken,
      )
  }
  if (written !== items) throw new Error(`${written} items instead of ${items}`)
}

/** Two sizes may come to the same: the later item's number then ends in a letter. */
const withOwnNumber = (row: Cells, taken: Set<string>): Cells => {
  let sku = row['sku'] ?? ''
  while (taken.has(sku)) sku += 'B'
  taken.add(sku)
  return { ...row, sku }
}

const readValueColumns = async (mapping: string): Promise<Set<string>> => {
  const { attributes } = JSON.parse(await readFile(mapping, 'utf8')) as {
    attributes: readonly { columns: { value?: string } }[]
  }
  return new Set(attributes.flatMap(({ columns }) => columns.value ?? []))
}

const listBrands = (rows: readonly Cells[]): string[] => [...new Set(rows.map((row) => row['brand'] ?? ''))]
