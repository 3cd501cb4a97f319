import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { importCatalogue, openImportFiles, plainMapping, readCsv } from '../import/index.ts'
import type { ImportProblem, ImportProgress, ImportSummary, Mapping } from '../import/index.ts'
import type { Event } from '../events/index.ts'
import { renewTokens } from '../search/index.ts'
import { openWorkers, type Db, type Storage } from '../platform/index.ts'

/** A row of a file by its headings. */
export type Cells = Readonly<Record<string, string>>

interface ImportOptions {
  readonly mapping?: Mapping
  /** Files of the folder `pictures` beside the table, by name. */
  readonly pictures?: Readonly<Record<string, string | Buffer>>
  /** Files of the folder `documents` beside it. */
  readonly documents?: Readonly<Record<string, string | Buffer>>
  readonly dryRun?: boolean
  readonly missing?: 'keep' | 'retire' | 'retire_surely'
  readonly now?: Date
  readonly storage?: Storage
  readonly announce?: (tx: Db, event: Event) => Promise<void>
  readonly onProgress?: (progress: ImportProgress) => void
}

export interface Imported {
  readonly summary: ImportSummary
  readonly problems: ImportProblem[]
}

const quoteCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a supplier's table: the headings are those of all rows, a cell that a row lacks is empty. */
const toCsv = (rows: readonly Cells[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => headings.map((heading) => quoteCell(row[heading] ?? '')).join(','))
  return [headings.join(','), ...lines, ''].join('\n')
}

/** A storage that keeps nothing. */
export const nowhere: Storage = { put: async () => {}, get: async () => undefined, delete: async () => {} }

/** Reads a table through the real import, from a real file. */
export const importText = async (
  db: Db,
  table: string | readonly Cells[],
  options: ImportOptions = {},
): Promise<Imported> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-import-'))
  const problems: ImportProblem[] = []
  const workers = openWorkers()
  const { dryRun = false } = options
  try {
    await writeFile(join(folder, 'table.csv'), typeof table === 'string' ? table : toCsv(table))
    for (const kind of ['pictures', 'documents'] as const) {
      await mkdir(join(folder, kind))
      for (const [name, content] of Object.entries(options[kind] ?? {}))
        await writeFile(join(folder, kind, name), content)
    }
    const summary = await importCatalogue({
      db,
      rows: readCsv(join(folder, 'table.csv')),
      mapping: options.mapping ?? plainMapping,
      files: openImportFiles({ folder, storage: options.storage ?? nowhere, workers, dryRun }),
      now: options.now ?? new Date(),
      dryRun,
      ...(options.missing && { missing: options.missing }),
      announce: options.announce ?? (async () => {}),
      onProblem: (problem) => problems.push(problem),
      ...(options.onProgress && { onProgress: options.onProgress }),
    })
    // As the background does after an import.
    if (!dryRun) await renewTokens(db)
    return { summary, problems }
  } finally {
    await workers.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Takes every product, price and name out again, for the next test. */
export const emptyCatalogue = async (db: Db): Promise<void> => {
  await sql`truncate catalogue.product, catalogue.brand, catalogue.category, catalogue.attribute, catalogue.stock_tag,
    catalogue.search_term, catalogue.item_tokens, catalogue.product_tokens, catalogue.tokens_pending cascade`.execute(
    db,
  )
}
