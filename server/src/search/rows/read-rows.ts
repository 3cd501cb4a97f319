import { LARGEST_ROWS_FILE, MOST_ROWS, MOST_SHEET_ROWS } from '@pasok/contract'
import type { Task, Workers } from '../../platform/index.ts'
import { isWebPage, isZip } from '../../platform/sheets/table-cells.ts'
import type { ReadList } from './list-of-sheets.ts'
import { rowsOfTable, type GivenTable, type TableFailure } from './rows-thread.ts'

/** What is read of a buyer's table. Cells are cut and counted before anything is looked for in them. */
const LIMITS = {
  columns: 100,
  unpacked: 60_000_000,
  cells: 1_000_000,
  cellLength: 1_000,
  characters: 10_000_000,
}
/** A table has empty rows, too, and headings. */
const TABLE = { ...LIMITS, rows: 20_000 }
const WORKBOOK = { ...LIMITS, rows: MOST_SHEET_ROWS }

/** In characters: such a text is read in less time than it takes to hand it over, 20 ms where all of it are line ends. */
const SMALL_TEXT = 4_000

const rowsTask: Task<typeof rowsOfTable> = {
  module: new URL('rows-thread.ts', import.meta.url),
  name: 'rowsOfTable',
  deadlineMs: 20_000,
}

/** Why a buyer's table was not read. 'busy': too much else is being read. */
type TableError = 'table_too_large' | 'table_took_too_long' | 'too_many_rows' | 'web_page' | 'busy'

/** The rows of a text, or of a file whose content says what it is. It is read in a thread, with a bound on time and memory. */
export const readRows = async (
  workers: Workers,
  input: string | File,
): Promise<ReadList | { readonly error: TableError | 'not_a_table' }> => {
  if (typeof input !== 'string' && input.size > LARGEST_ROWS_FILE) return { error: 'table_too_large' }
  const table = {
    input: typeof input === 'string' ? input : await input.bytes(),
    limits: TABLE,
    most: MOST_ROWS,
  }
  const isSmall = typeof input === 'string' && input.length <= SMALL_TEXT
  const rows = await (isSmall ? rowsOfTable(table) : workers.run(rowsTask, table))
  return typeof rows === 'string' ? { error: tableErrors[rows] } : rows
}

/** What a task reads of a file with a table, within the same bounds; its content says what it is. */
export const readTable = async <Read extends object>(
  workers: Workers,
  task: Task<(table: GivenTable) => Promise<Read | TableFailure>>,
  file: File,
): Promise<Read | { readonly error: TableError | 'not_a_table' }> => {
  if (file.size > LARGEST_ROWS_FILE) return { error: 'table_too_large' }
  const read = await workers.run(task, { input: await file.bytes(), limits: TABLE, most: MOST_ROWS })
  return typeof read === 'string' ? { error: tableErrors[read] } : read
}

const tableErrors = {
  too_large: 'table_too_large',
  overrun: 'table_took_too_long',
  unreadable: 'not_a_table',
  too_many_columns: 'not_a_table',
  too_many_rows: 'too_many_rows',
  web_page: 'web_page',
  busy: 'busy',
} as const

/** The rows of a workbook (.xlsx), `most` at most. Its content says whether it is one, whatever it is called. */
export const readWorkbookRows = async (
  workers: Workers,
  file: File,
  most: number,
): Promise<ReadList | { readonly error: TableError | 'not_xlsx' | 'empty_sheet' }> => {
  if (file.size > LARGEST_ROWS_FILE) return { error: 'table_too_large' }
  const input = await file.bytes()
  if (!isZip(input)) return { error: isWebPage(input) ? 'web_page' : 'not_xlsx' }
  const rows = await workers.run(rowsTask, { input, limits: WORKBOOK, most })
  if (rows === 'too_large') return { error: 'table_too_large' }
  if (rows === 'overrun') return { error: 'table_took_too_long' }
  if (rows === 'unreadable' || rows === 'too_many_columns') return { error: 'not_xlsx' }
  if (typeof rows === 'string') return { error: rows }
  return rows.rows.length === 0 ? { error: 'empty_sheet' } : rows
}
