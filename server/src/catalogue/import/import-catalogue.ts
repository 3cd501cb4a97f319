import type { Event } from '../../events/index.ts'
import { raiseSiteVersion, type Db } from '../../platform/index.ts'
import { inBatches } from './in-batches.ts'
import { keepFiles } from './keep-files.ts'
import type { Mapping } from './mapping.ts'
import type { ImportProblem } from './problem.ts'
import type { FileRow } from './file-row.ts'
import { loadReferences, writeMappedReferences } from './references.store.ts'
import { retireMissing, type Retirement } from './retire-missing.ts'
import { rowReader, type RowReader } from './row-reader.ts'
import type { Shelves } from './shelf.ts'
import { writeLogos } from './write-logos.ts'
import { writeBatch, type BatchCounts, type BatchParts } from './write-batch.ts'

const BATCH_ROWS = 500

/**
 * What an import did, or on a dry run would do. `rows` counts all rows read, `leftOut` those the mapping does not mean,
 * `refused` those that could not be taken, `problems` cells and rows not taken.
 */
export interface ImportSummary extends BatchCounts {
  readonly rows: number
  readonly leftOut: number
  readonly refused: number
  readonly problems: number
  /** Where it was asked for. */
  readonly retirement?: Retirement
}

/** How far an import is: rows done, and the share of the file that they are, 0 to 1. */
export interface ImportProgress {
  readonly rows: number
  readonly share: number
}

export interface ImportParts {
  readonly db: Db
  readonly rows: AsyncIterable<FileRow>
  readonly mapping: Mapping
  readonly shelves: Shelves
  readonly announce: (tx: Db, event: Event) => Promise<void>
  readonly onProblem: (problem: ImportProblem) => void
  /** Told after each batch. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** When it happens: what a stock report is dated. */
  readonly now: Date
  /** Everything happens in one transaction that is undone, so that the summary says what an import would do. */
  readonly dryRun?: boolean
  /** Items that the file does not name are taken off the shop; `surely` also where they are many. */
  readonly missing?: 'keep' | 'retire' | 'retire_surely'
}

type InTransaction = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

/**
 * Writes a file's rows into the catalogue: by SKU, so that running it again changes nothing. A transaction for each
 * 500 rows; the site version rises once, at the end. What can't be taken is told to `onProblem` and left out; the rest
 * is kept.
 */
export const importCatalogue = async (parts: ImportParts): Promise<ImportSummary> => {
  const { db } = parts
  if (!parts.dryRun) return run(parts, db, (work) => db.transaction().execute(work))
  const undone = await db
    .transaction()
    .execute(async (tx) => {
      throw new Undone(await run(parts, tx, (work) => work(tx)))
    })
    .catch((error: unknown) => error)
  if (undone instanceof Undone) return undone.summary
  throw undone
}

/** Carries a dry run's summary out of the transaction that it ends. */
class Undone extends Error {
  readonly summary: ImportSummary
  constructor(summary: ImportSummary) {
    super('a dry run is over')
    this.summary = summary
  }
}

const run = async (parts: ImportParts, db: Db, inTransaction: InTransaction): Promise<ImportSummary> => {
  const { mapping, shelves, now } = parts
  const refs = await loadReferences(db)
  const sum = { rows: 0, leftOut: 0, refused: 0, problems: 0, ...nothing }
  const report = (problem: ImportProblem) => {
    sum.problems++
    if (problem.refusesRow) sum.refused++
    parts.onProblem(problem)
  }
  const reader = rowReader(mapping, report)
  await inTransaction(async (tx) => {
    await writeMappedReferences(tx, refs, mapping)
    await writeLogos(tx, refs, mapping, shelves.pictures, report)
  })
  const batchParts: BatchParts = {
    refs,
    mapping,
    shelves,
    namedPictures: new Map(),
    now,
    announce: parts.announce,
    report,
  }
  for await (const batch of inBatches(parts.rows, BATCH_ROWS)) {
    const rows = batch.flatMap((row) => reader.read(row) ?? [])
    await keepFiles(rows, shelves)
    const counts = await inTransaction((tx) => writeBatch(tx, rows, batchParts))
    sum.rows += batch.length
    for (const key of counted) sum[key] += counts[key]
    parts.onProgress?.({ rows: sum.rows, share: batch.at(-1)?.share ?? 1 })
  }
  const retirement = await retire(parts, reader, inTransaction)
  await inTransaction(async (tx) => {
    await parts.announce(tx, { type: 'catalogue_changed' })
    await raiseSiteVersion(tx)
  })
  return { ...sum, leftOut: reader.leftOut, ...(retirement && { retirement }) }
}

const nothing: BatchCounts = { created: 0, changed: 0, unchanged: 0, prices: 0, products: 0 }
const counted = Object.keys(nothing) as (keyof BatchCounts)[]

const retire = (
  { missing = 'keep' }: ImportParts,
  { skus, unknown }: RowReader,
  inTransaction: InTransaction,
): Promise<Retirement> | undefined =>
  missing === 'keep'
    ? undefined
    : inTransaction((tx) => retireMissing(tx, [...skus], unknown, missing === 'retire_surely'))
