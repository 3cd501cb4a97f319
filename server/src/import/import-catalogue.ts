import type { Event } from '../events/index.ts'
import { inTransaction, log, raiseSiteVersion, type Db } from '../platform/index.ts'
import { findNumberKeys, renewCounts, renewStatistics } from '../catalogue/index.ts'
import { mergeSynonyms } from '../search/index.ts'
import { asOnlyImport } from './import-running.ts'
import { knownKeys } from './write/import.store.ts'
import { inBatches } from './in-batches.ts'
import { storeFiles } from './files/store-files.ts'
import type { Mapping } from './read/mapping.ts'
import type { ImportProblem } from './problem.ts'
import type { FileRow } from './read/file-row.ts'
import { oneByOne, readAhead } from './read/read-ahead.ts'
import { loadReferences, writeMappedReferences } from './write/references.store.ts'
import { retireMissing, type Retirement } from './write/retire-missing.ts'
import { rowReader, type RowReader } from './read/row-reader.ts'
import type { KeyedRow } from './read/row.ts'
import { savepoint } from './write/savepoint.store.ts'
import type { AllImportFiles } from './files/import-files.ts'
import { writeRelationRules } from './write/relation-rule.store.ts'
import { writeCategoryFilters } from './write/write-category-filters.ts'
import { writeChoiceDrawings } from './write/write-choice-drawings.ts'
import { writeBisecting } from './write/write-bisecting.ts'
import { writeLogos } from './write/write-logos.ts'
import { writeBatch, type BatchCounts } from './write/write-batch.ts'
import type { NamedPictures } from './write/write-pictures.ts'

/** Rows written in one transaction. */
const ROWS = 500
/** Up to this many items, the tables need no ANALYZE before the import. */
const FEW_ITEMS = 500
/**
 * The tables are analysed again when the import has multiplied their items by this. Without that, a first import is planned for
 * empty tables, and each batch reads all rows of the batches before it.
 */
const GROWTH = 4

/**
 * The result of an import, or of a dry run. `rows` counts all rows read, `leftOut` those that the mapping excludes,
 * `refused` those that could not be imported, `problems` the cells and rows with problems.
 */
export interface ImportSummary extends BatchCounts {
  readonly rows: number
  readonly leftOut: number
  readonly refused: number
  readonly problems: number
  /** Only if requested, and if the file has any rows. */
  readonly retirement?: Retirement
}

/** Whether no row of a file was imported. Such a file retires nothing. */
export const bringsNothing = ({ rows, refused, leftOut }: ImportSummary): boolean => refused + leftOut >= rows

/** The progress of an import: the rows done, and their share of the file from 0 to 1. */
export interface ImportProgress {
  readonly rows: number
  readonly share: number
}

export interface ImportParts {
  readonly db: Db
  readonly rows: AsyncIterable<FileRow>
  readonly mapping: Mapping
  readonly files: AllImportFiles
  readonly announce: (tx: Db, event: Event) => Promise<void>
  readonly onProblem: (problem: ImportProblem) => void
  /** Called after each batch. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** The time of the import, which dates a stock report. */
  readonly now: Date
  /** Runs everything in one transaction and rolls it back, so that the summary shows what an import would do. */
  readonly dryRun?: boolean
  /** Deactivates items that the file does not name; `retire_surely` also if they are many. */
  readonly missing?: 'keep' | 'retire' | 'retire_surely'
}

type InTransaction = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

/**
 * Imports a file's rows into the catalogue, by SKU; safe to repeat. Writes 500 rows per transaction, and raises the
 * site version once, at the end. Rows and cells with problems are passed to `onProblem`, in the file's order, and left
 * out. An import that fails has written the batches before the error, and announces them. Throws ImportRunning.
 */
export const importCatalogue = (parts: ImportParts): Promise<ImportSummary> =>
  asOnlyImport(parts.db, () => (parts.dryRun ? rehearse(parts) : perform(parts)))

const perform = async (parts: ImportParts): Promise<ImportSummary> => {
  const { db } = parts
  let written = false
  const summary = await run(parts, db, async (work) => {
    const result = await db.transaction().execute(work)
    written = true
    return result
  }).catch(async (error: unknown) => {
    if (written)
      await publish(parts).catch((err: unknown) =>
        log.error({ err }, 'what an import wrote before it failed was not published'),
      )
    throw error
  })
  await publish(parts)
  return summary
}

const publish = ({ db, announce }: ImportParts): Promise<void> =>
  inTransaction(db, async (tx) => {
    await renewCounts(tx)
    await announce(tx, { type: 'catalogue_changed' })
    await raiseSiteVersion(tx)
  })

const rehearse = async (parts: ImportParts): Promise<ImportSummary> => {
  const undone = await parts.db
    .transaction()
    .execute(async (tx) => {
      throw new Undone(await run(parts, tx, savepoint(tx)))
    })
    .catch((error: unknown) => error)
  if (undone instanceof Undone) return undone.summary
  throw undone
}

/** Carries a dry run's summary out of the transaction that it rolls back. */
class Undone extends Error {
  readonly summary: ImportSummary
  constructor(summary: ImportSummary) {
    super('a dry run is over')
    this.summary = summary
  }
}

const run = async (parts: ImportParts, db: Db, inTransaction: InTransaction): Promise<ImportSummary> => {
  const { mapping, files, now, announce } = parts
  let refs = await loadReferences(db)
  const sum = { rows: 0, leftOut: 0, refused: 0, problems: 0, ...nothing }
  const problems: ImportProblem[] = []
  const report = (problem: ImportProblem) => void problems.push(problem)
  /** Reports problems up to a line; those of rows read ahead follow later. */
  const tell = (last: number) => {
    const due = problems.filter(({ line }) => line <= last)
    problems.splice(0, problems.length, ...problems.filter(({ line }) => line > last))
    for (const problem of due.toSorted((a, b) => a.line - b.line)) {
      sum.problems++
      if (problem.refusesRow) sum.refused++
      parts.onProblem(problem)
    }
  }
  const partNumbers = {
    findKeys: (skus: readonly string[]) => findNumberKeys(db, skus),
    knownKeys: (keys: readonly string[]) => knownKeys(db, keys),
  }
  const reader = rowReader(mapping, partNumbers, report)
  await inTransaction(async (tx) => {
    await writeMappedReferences(tx, refs, mapping)
    const announcePhoto = (key: string) => announce(tx, { type: 'picture_added', key })
    await writeLogos(tx, refs, mapping, files.pictures, announcePhoto, report)
  })
  const namedPictures: NamedPictures = new Map()
  const write = async (rows: readonly KeyedRow[]) => {
    const reported: ImportProblem[] = []
    const shared = { refs, mapping, files, namedPictures, now, announce }
    const { counts, named } = await inTransaction((tx) =>
      writeBatch(tx, rows, { ...shared, report: (problem) => void reported.push(problem) }),
    )
    reported.forEach(report)
    for (const [code, names] of named) namedPictures.set(code, names)
    for (const key of counted) sum[key] += counts[key]
  }
  const restore = async () => {
    // References created in the rolled-back transaction are gone.
    refs = await loadReferences(db)
  }
  const prepare = async (batch: FileRow[]) => {
    const rows = await reader.read(batch)
    await storeFiles(rows, files)
    return { batch, rows }
  }
  const batches = inBatches(parts.rows, ROWS)
  let lookedAt = FEW_ITEMS / GROWTH
  // In a single transaction, a query made ahead could run while a savepoint is rolled back.
  const prepared = parts.dryRun ? oneByOne(batches, prepare) : readAhead(batches, prepare)
  for await (const { batch, rows } of prepared) {
    await writeBisecting(rows, write, restore, ({ line }, reason) =>
      report({ line, column: '', code: 'row_not_written', value: reason, refusesRow: true }),
    )
    sum.rows += batch.length
    // A dry run's statistics would stay in the catalogue.
    if (!parts.dryRun && sum.created >= lookedAt * GROWTH) {
      lookedAt = sum.created
      await renewStatistics(db)
    }
    tell(batch.at(-1)?.line ?? 0)
    parts.onProgress?.({ rows: sum.rows, share: batch.at(-1)?.share ?? 1 })
  }
  await inTransaction((tx) => writeRelationRules(tx, refs, mapping, report))
  // Once the rows have brought categories and choices.
  await inTransaction(async (tx) => {
    await writeCategoryFilters(tx, refs, mapping, report)
    await writeChoiceDrawings(tx, refs, mapping, report)
    await mergeSynonyms(tx, mapping.synonyms, now, ({ code, value }) =>
      report({ line: 1, column: 'synonyms', code, value, refusesRow: false }),
    )
  })
  tell(Infinity)
  const done = { ...sum, leftOut: reader.leftOut }
  if (bringsNothing(done)) return done
  const retirement = await retire(parts, reader, inTransaction)
  return { ...done, ...(retirement && { retirement }) }
}

const nothing: BatchCounts = { created: 0, changed: 0, unchanged: 0, prices: 0, products: 0 }
const counted = Object.keys(nothing) as (keyof BatchCounts)[]

const retire = (
  { missing = 'keep' }: ImportParts,
  { keys, unknown }: RowReader,
  inTransaction: InTransaction,
): Promise<Retirement> | undefined =>
  missing === 'keep'
    ? undefined
    : inTransaction((tx) => retireMissing(tx, [...keys], unknown, missing === 'retire_surely'))
