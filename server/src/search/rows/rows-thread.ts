import { toSheets, tableCells } from '../../platform/sheets/table-cells.ts'
import { textCells } from '../../platform/sheets/text-cells.ts'
import { listOfSheets, type ReadList } from './list-of-sheets.ts'

/** A buyer's table, as a text or the bytes of a file, and what is read of it at most. */
export interface GivenTable {
  readonly input: string | Uint8Array
  readonly limits: Parameters<typeof tableCells>[1]
  /** Rows with a part number or a quantity. */
  readonly most: number
}

/** Why a table was not read. */
export type TableFailure = 'too_large' | 'too_many_rows' | 'too_many_columns' | 'unreadable' | 'web_page'

/** The rows of a table that hold a part number or a quantity. Runs in a thread: what comes back is no larger than `most` rows. */
export const rowsOfTable = async ({ input, limits, most }: GivenTable): Promise<ReadList | TableFailure> => {
  const sheets = typeof input === 'string' ? textSheet(input, limits) : await tableCells(input, limits)
  if (typeof sheets === 'string') return sheets
  const list = listOfSheets(sheets)
  return list.rows.length > most ? 'too_many_rows' : list
}

const textSheet = (text: string, limits: GivenTable['limits']) => {
  const cells = textCells(text, limits)
  return typeof cells === 'string' ? cells : toSheets(cells)
}
