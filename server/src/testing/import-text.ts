import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { importCatalogue, pictureShelf, plainMapping, readCsv } from '../catalogue/index.ts'
import type { ImportProblem, ImportSummary, Mapping } from '../catalogue/index.ts'
import type { Event } from '../events/index.ts'
import type { Db, Storage } from '../platform/index.ts'

/** A row of a file by its headings. */
export type Cells = Readonly<Record<string, string>>

interface ImportOptions {
  readonly mapping?: Mapping
  /** Files of the folder `pictures` beside the table, by name. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly storage?: Storage
  readonly announce?: (tx: Db, event: Event) => Promise<void>
  readonly onProgress?: (rows: number) => void
}

export interface Imported {
  readonly summary: ImportSummary
  readonly problems: ImportProblem[]
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a supplier's table: the headings are those of all rows, a cell that a row lacks is empty. */
const csvOf = (rows: readonly Cells[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => headings.map((heading) => quoted(row[heading] ?? '')).join(','))
  return [headings.join(','), ...lines, ''].join('\n')
}

/** A storage that keeps nothing. */
const nowhere: Storage = { put: async () => {}, get: async () => undefined, delete: async () => {} }

/** Reads a table through the real import, from a real file. */
export const importText = async (
  db: Db,
  table: string | readonly Cells[],
  options: ImportOptions = {},
): Promise<Imported> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-import-'))
  const problems: ImportProblem[] = []
  try {
    await writeFile(join(folder, 'table.csv'), typeof table === 'string' ? table : csvOf(table))
    for (const [name, content] of Object.entries(options.pictures ?? {}))
      await writeFile(join(folder, name), content)
    const summary = await importCatalogue({
      db,
      rows: readCsv(join(folder, 'table.csv')),
      mapping: options.mapping ?? plainMapping,
      pictures: pictureShelf(folder, options.storage ?? nowhere),
      announce: options.announce ?? (async () => {}),
      onProblem: (problem) => problems.push(problem),
      ...(options.onProgress && { onProgress: options.onProgress }),
    })
    return { summary, problems }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Takes every product, price and name out again, for the next test. */
export const emptyCatalogue = async (db: Db): Promise<void> => {
  await sql`truncate catalogue.product, catalogue.brand, catalogue.category, catalogue.attribute, catalogue.stock_tag,
    catalogue.search_term cascade`.execute(db)
}
