import type { TypedRow } from '@pasok/contract'
import { tableCells } from '../../platform/sheets/table-cells.ts'
import { textCells } from '../../platform/sheets/text-cells.ts'
import { orderRowsIn } from './order-rows.ts'

/** A buyer's table, as a text or the bytes of a file, and what is read of it at most. */
export interface GivenTable {
  readonly given: string | Uint8Array
  readonly limits: Parameters<typeof tableCells>[1]
  /** Rows with a part number or a quantity. */
  readonly most: number
}

/** The rows of a table that hold a part number or a quantity. Runs in a thread: what comes back is no larger than `most` rows. */
export const rowsOfTable = async ({
  given,
  limits,
  most,
}: GivenTable): Promise<TypedRow[] | 'too_large' | 'too_many_rows' | 'too_many_columns' | 'unreadable'> => {
  const cells = typeof given === 'string' ? textCells(given, limits) : await tableCells(given, limits)
  if (typeof cells === 'string') return cells
  const rows = orderRowsIn(cells)
  return rows.length > most ? 'too_many_rows' : rows
}
