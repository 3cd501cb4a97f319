import { LARGEST_ROWS_FILE, type TypedRow } from '@pasok/contract'
import type { Workers } from '../../platform/index.ts'
import { tableCells } from '../../platform/sheets/table-cells.ts'
import { textCells } from '../../platform/sheets/text-cells.ts'
import { orderRowsIn } from './order-rows.ts'

/** A workbook has empty rows, too, and headings. */
const LIMITS = { rows: 20_000, unpacked: 60_000_000 }

/** The rows of a text, or of a file whose content says what it is. */
export const readRows = async (
  workers: Workers,
  given: string | File,
): Promise<TypedRow[] | 'table_too_large' | 'not_a_table' | 'busy'> => {
  if (typeof given === 'string') return orderRowsIn(textCells(given))
  if (given.size > LARGEST_ROWS_FILE) return 'table_too_large'
  const cells = await tableCells(workers, new Uint8Array(await given.arrayBuffer()), LIMITS)
  if (cells === 'too_large') return 'table_too_large'
  if (cells === 'unreadable') return 'not_a_table'
  return cells === 'busy' ? cells : orderRowsIn(cells)
}
