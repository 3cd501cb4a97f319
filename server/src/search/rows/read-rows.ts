import { LARGEST_ROWS_FILE, type TypedRow } from '@pasok/contract'
import type { Workers } from '../../platform/index.ts'
import { tableCells } from '../../platform/sheets/table-cells.ts'
import { textCells } from '../../platform/sheets/text-cells.ts'
import { orderRowsIn } from './order-rows.ts'

/** A table has empty rows, too, and headings. */
const LIMITS = { rows: 20_000, columns: 100, unpacked: 60_000_000 }

/** The rows of a text, or of a file whose content says what it is. */
export const readRows = async (
  workers: Workers,
  given: string | File,
): Promise<
  TypedRow[] | 'table_too_large' | 'table_took_too_long' | 'too_many_rows' | 'not_a_table' | 'busy'
> => {
  if (typeof given !== 'string' && given.size > LARGEST_ROWS_FILE) return 'table_too_large'
  const cells =
    typeof given === 'string'
      ? textCells(given, LIMITS)
      : await tableCells(workers, new Uint8Array(await given.arrayBuffer()), LIMITS)
  if (cells === 'too_large') return 'table_too_large'
  if (cells === 'overrun') return 'table_took_too_long'
  if (cells === 'unreadable' || cells === 'too_many_columns') return 'not_a_table'
  return typeof cells === 'string' ? cells : orderRowsIn(cells)
}
