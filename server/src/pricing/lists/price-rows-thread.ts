import { isZip, tableCells } from '../../platform/sheets/table-cells.ts'
import { unguardedText } from '../../platform/sheets/guarded-text.ts'
import { findColumns, type RuleCells } from './rule-cells.ts'

/** A row of a price list's workbook. */
export interface PriceRow {
  /** From 1, as a spreadsheet counts. */
  readonly row: number
  readonly cells: RuleCells
}

interface Given {
  readonly input: Uint8Array
  readonly limits: Parameters<typeof tableCells>[1]
  /** Rows at most. */
  readonly most: number
}

/**
 * The rows of a workbook's only visible sheet below its headings. Hidden rows and columns would be read as empty, and their rules
 * removed: a file with any, or with a second sheet, is refused. Runs in a thread.
 */
export const readPriceRows = async ({ input, limits, most }: Given) => {
  if (!isZip(input)) return 'unreadable'
  const read = await tableCells(input, limits)
  if (typeof read === 'string') return read
  const [sheet, ...others] = read.sheets
  if (others.some(({ cells, hiddenRows }) => hiddenRows > 0 || cells.flat().some((cell) => cell !== '')))
    return 'several_sheets'
  if (sheet && sheet.hiddenRows + sheet.hiddenColumns > 0) return 'hidden_cells'
  const [headings = [], ...rows] = sheet?.cells ?? []
  const columns = findColumns(headings)
  if (!columns) return 'no_headings'
  const found = rows.flatMap((cells, at): PriceRow[] => {
    const texts = [...columns].map(([column, place]) => {
      const cell = cells[place] ?? ''
      return [column, typeof cell === 'string' ? unguardedText(cell) : cell] as const
    })
    return texts.every(([, cell]) => cell === '') ? [] : [{ row: at + 2, cells: Object.fromEntries(texts) }]
  })
  return found.length > most ? 'too_many_rows' : found
}
