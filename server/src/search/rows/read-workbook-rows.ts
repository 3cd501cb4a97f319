import { LARGEST_ROWS_FILE, MOST_SHEET_ROWS, type TypedRow } from '@pasok/contract'
import type { Task, Workers } from '../../platform/index.ts'
import { isZip } from '../../platform/sheets/table-cells.ts'
import type { workbookRows } from './workbook-thread.ts'

const LIMITS = { rows: MOST_SHEET_ROWS, columns: 100, unpacked: 60_000_000 }

const rowsTask: Task<typeof workbookRows> = {
  module: new URL('workbook-thread.ts', import.meta.url),
  name: 'workbookRows',
  deadlineMs: 20_000,
}

/**
 * The rows of a workbook (.xlsx), `most` at most. Its content says whether it is one, whatever it is called; it is read in a
 * thread with a bound on time and memory, and only its rows of part numbers and quantities come back.
 */
export const readWorkbookRows = async (
  workers: Workers,
  file: File,
  most: number,
): Promise<
  | TypedRow[]
  | 'table_too_large'
  | 'table_took_too_long'
  | 'too_many_rows'
  | 'not_xlsx'
  | 'empty_sheet'
  | 'busy'
> => {
  if (file.size > LARGEST_ROWS_FILE) return 'table_too_large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isZip(bytes)) return 'not_xlsx'
  const rows = await workers.run(rowsTask, { bytes, limits: LIMITS, most })
  if (rows === 'too_large') return 'table_too_large'
  if (rows === 'overrun') return 'table_took_too_long'
  if (rows === 'unreadable' || rows === 'too_many_columns') return 'not_xlsx'
  return rows.length === 0 ? 'empty_sheet' : rows
}
