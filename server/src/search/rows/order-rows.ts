import { LONGEST_PART_NUMBER, LONGEST_QUANTITY, type TypedRow } from '@pasok/contract'
import { plainNumber } from '../../platform/sheets/plain-number.ts'
import type { Cell } from '../../platform/sheets/table-cells.ts'
import { columnsNamedIn, type NamedColumns } from './row-headings.ts'

/** Above its headings a table may have a title, a date and whom it is for. */
const HEADINGS_WITHIN = 20
/** So many rows are looked at to tell the columns of a table without headings. */
const SAMPLE = 200

/**
 * The rows of a list of part numbers and quantities, without those that have neither. Columns are found by their headings
 * in either language; else the part numbers stand in the first column that is not made of numbers, or in the first, and
 * the quantities in the first column of numbers behind it, or before it.
 */
export const orderRowsIn = (table: readonly (readonly Cell[])[]): TypedRow[] => {
  const [named, first] = headingsOf(table)
  const rows = table.slice(first).filter((row) => row.some(hasText))
  const width = named ? (table[first - 1]?.length ?? 0) : Infinity
  const { partNumber, quantity } = { ...columnsByContent(rows, named), ...named }
  return rows
    .map((row) => ({
      part_number: textOf(row[partNumber]).slice(0, LONGEST_PART_NUMBER),
      quantity: quantity === undefined ? '' : quantityOf(row, quantity, width).slice(0, LONGEST_QUANTITY),
    }))
    .filter((row) => row.part_number !== '' || row.quantity !== '')
}

/** What the headings name, and the row behind them. */
const headingsOf = (table: readonly (readonly Cell[])[]): [NamedColumns | undefined, number] => {
  const columns = table.slice(0, HEADINGS_WITHIN).map((row) => columnsNamedIn(row.map(textOf)))
  const both = columns.findIndex((named) => named?.partNumber !== undefined && named.quantity !== undefined)
  if (both !== -1) return [columns[both], both + 1]
  // One heading alone is taken for one only where nothing stands above it.
  const top = table.findIndex((row) => row.some(hasText))
  return columns[top] ? [columns[top], top + 1] : [undefined, 0]
}

const columnsByContent = (
  rows: readonly (readonly Cell[])[],
  named: NamedColumns | undefined,
): { partNumber: number; quantity: number | undefined } => {
  const sample = rows.slice(0, SAMPLE)
  const columns = Array.from({ length: Math.max(0, ...sample.map((row) => row.length)) }, (_, at) => at)
  const filled = columns.filter((at) => sample.some((row) => textOf(row[at]) !== ''))
  const isNumeric = (at: number): boolean => {
    const cells = sample.map((row) => row[at] ?? '').filter((cell) => textOf(cell) !== '')
    return cells.filter(isNumber).length * 2 > cells.length
  }
  const others = filled.filter((at) => at !== named?.quantity)
  const partNumber = named?.partNumber ?? others.find((at) => !isNumeric(at)) ?? others[0] ?? 0
  const numeric = filled.filter((at) => at !== partNumber && isNumeric(at))
  const beside = filled.length === 2 ? filled.find((at) => at > partNumber) : undefined
  return { partNumber, quantity: numeric.find((at) => at > partNumber) ?? numeric[0] ?? beside }
}

const isNumber = (cell: Cell): boolean => typeof cell === 'number' || /^\d[\d.,\s]*$/.test(cell.trim())

/** Cheaper than its text: most cells of a table that somebody made to be slow are empty. */
const hasText = (cell: Cell): boolean => typeof cell === 'number' || /[^\0\s]/.test(cell)

const textOf = (cell: Cell | undefined = ''): string =>
  typeof cell === 'number' ? plainNumber(cell) : cell.replaceAll(/[\0\s]+/g, ' ').trim()

/**
 * A number's decimals are written so that nobody takes them for thousands. One that its own commas cut apart (A-1,1,000) is
 * whole again where the row is longer than its headings, or no number begins so.
 */
const quantityOf = (row: readonly Cell[], at: number, width: number): string => {
  const cell = row[at]
  const text = textOf(cell)
  if (typeof cell === 'number') return text.replace(/(\.\d{3})$/, '$10')
  const rest = row.slice(at + 1).map(textOf)
  const isCut = row.length > width || rest[0]?.startsWith('0')
  const isGroups = rest.length > 0 && [...rest].every((one) => /^\d{3}$/.test(one))
  return isCut && isGroups && /^[1-9]\d{0,2}$/.test(text) ? [text, ...rest].join(',') : text
}
