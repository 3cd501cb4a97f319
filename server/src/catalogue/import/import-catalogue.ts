import type { Event } from '../../events/index.ts'
import { raiseSiteVersion, type Db } from '../../platform/index.ts'
import type { Mapping } from './mapping.ts'
import type { PictureShelf } from './picture-shelf.ts'
import type { ImportProblem } from './problem.ts'
import type { FileRow } from './read-csv.ts'
import { readRow } from './read-row.ts'
import { loadReferences, writeMappedReferences } from './references.store.ts'
import type { ImportRow } from './row.ts'
import { wrongHeadings } from './wrong-headings.ts'
import { writeBatch, type BatchCounts } from './write-batch.ts'

const BATCH_ROWS = 500

/** What an import did. `rows` counts all rows read, `refused` those left out, `problems` cells and rows not taken. */
export interface ImportSummary extends BatchCounts {
  readonly rows: number
  readonly refused: number
  readonly problems: number
}

export interface ImportParts {
  readonly db: Db
  readonly rows: AsyncIterable<FileRow>
  readonly mapping: Mapping
  readonly pictures: PictureShelf
  readonly announce: (tx: Db, event: Event) => Promise<void>
  readonly onProblem: (problem: ImportProblem) => void
  /** Told after each batch how many rows are done. */
  readonly onProgress?: (rows: number) => void
}

/**
 * Writes a file's rows into the catalogue: by SKU, so that running it again changes nothing. A transaction for each
 * 500 rows; the site version rises once, at the end. What can't be taken is told to
 * `onProblem` and left out; the rest is kept.
 */
export const importCatalogue = async (parts: ImportParts): Promise<ImportSummary> => {
  const { db, mapping } = parts
  const refs = await loadReferences(db)
  await db.transaction().execute((tx) => writeMappedReferences(tx, refs, mapping))
  const seen = new Set<string>()
  let headingsSeen = false
  const optionNames = new Map<string, string>()
  const sum = {
    rows: 0,
    refused: 0,
    problems: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    prices: 0,
    products: 0,
  }
  const report = (problem: ImportProblem) => {
    sum.problems++
    if (problem.refusesRow) sum.refused++
    parts.onProblem(problem)
  }
  const read = (row: FileRow): ImportRow | undefined => {
    if ('broken' in row) {
      report({ line: row.line, column: '', code: row.broken, value: row.value, refusesRow: true })
      return undefined
    }
    if (!headingsSeen) {
      headingsSeen = true
      wrongHeadings(Object.keys(row.cells), mapping).forEach(report)
    }
    const result = readRow(row.cells, row.line, mapping)
    const { row: given } = result
    result.problems.forEach(report)
    if (!given?.item) return given
    const key = given.item.sku.toLowerCase()
    if (seen.has(key)) {
      report({
        line: row.line,
        column: mapping.columns.sku ?? '',
        code: 'sku_repeated',
        value: given.item.sku,
        refusesRow: true,
      })
      return undefined
    }
    seen.add(key)
    return withOptionNames(given, optionNames)
  }
  for await (const batch of inBatches(parts.rows, BATCH_ROWS)) {
    const rows = batch.flatMap((row) => read(row) ?? [])
    const counts = await db
      .transaction()
      .execute((tx) => writeBatch(tx, refs, rows, mapping, parts.pictures, report))
    sum.rows += batch.length
    for (const key of ['created', 'changed', 'unchanged', 'prices', 'products'] as const)
      sum[key] += counts[key]
    parts.onProgress?.(sum.rows)
  }
  await db.transaction().execute(async (tx) => {
    await parts.announce(tx, { type: 'catalogue_changed' })
    await raiseSiteVersion(tx)
  })
  return sum
}

/** A shop export names a product's options on its first row; the rows after it mean the same ones. */
const withOptionNames = (row: ImportRow, names: Map<string, string>): ImportRow => {
  if (!row.item || row.item.options.length === 0) return row
  const options = row.item.options.map((option) => {
    const key = `${option.position} ${row.product.code}`
    if (option.name !== '') names.set(key, option.name)
    return { ...option, name: names.get(key) ?? '' }
  })
  return { ...row, item: { ...row.item, options } }
}

async function* inBatches<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const one of source) {
    batch.push(one)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
