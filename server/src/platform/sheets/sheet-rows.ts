import { NO_RESULT } from './cell-text.ts'
import { cellValue, type CellContext } from './cell-value.ts'
import { readXml } from './part-xml.ts'
import { TooLarge } from './unpack.ts'

/** The last column is XFD. */
const MOST_COLUMNS = 16_384

/** The remaining limits of a workbook; reading a sheet decreases them. */
export interface SheetsLeft {
  rows: number
  /** Includes empty cells before others in their row, since they take as much memory. */
  cells: number
  /** Of the cells' texts. A shared text counts once for each cell that uses it, because it is copied and stored for each. */
  characters: number
}

const PLACE = /^([A-Z]{1,3})([1-9]\d*)$/

/** The content of a sheet. */
export interface SheetRows {
  readonly rows: unknown[][]
  /** The number of rows with cells that are hidden by hand or by a filter. They are empty in `rows`. */
  readonly hiddenRows: number
  /** The zero-based indexes of hidden columns. Their cells remain in `rows`. */
  readonly hiddenColumns: readonly number[]
}

/**
 * Reads the rows of a sheet up to the last that is not empty, each up to its last cell. A formula without a stored
 * result, as in files that no spreadsheet program has saved, reads as a failed one. Throws TooLarge at the first cell
 * beyond the limits, and another error if rows or cells are out of order.
 */
export const readRows = (sheet: Uint8Array, left: SheetsLeft, context: CellContext): SheetRows => {
  const rows: unknown[][] = []
  const hidden = new Set<number>()
  const hiddenColumns: number[] = []
  let lastColumn = 0
  let isHidden = false
  let isData = false
  let last = 0
  let row: number | undefined
  let column = 0
  let cell = { type: '', style: '', text: '', isFormula: false, hasValue: false }

  const beginRow = (number: number): number => {
    if (!Number.isInteger(number) || number <= last) throw new Error('a row out of its order')
    last = number
    return number
  }
  const beginCell = (place: string | undefined): void => {
    const [ofRow, ofColumn] = place === undefined ? [row ?? last + 1, column + 1] : parseReference(place)
    row ??= beginRow(ofRow)
    if (ofRow !== row || ofColumn <= column || ofColumn > MOST_COLUMNS)
      throw new Error('a cell out of its order')
    column = ofColumn
  }
  const put = (value: unknown): void => {
    if (last > left.rows) throw new TooLarge()
    while (rows.length < last) rows.push([])
    const cells = rows[last - 1] ?? []
    left.cells -= column - cells.length
    if (typeof value === 'string') left.characters -= value.length
    if (left.cells < 0 || left.characters < 0) throw new TooLarge()
    while (cells.length < column - 1) cells.push(null)
    cells.push(value)
  }

  /** Columns are described in ascending order; repeated descriptions are ignored. */
  const describeColumns = ({ min, max, hidden: state }: Readonly<Record<string, string>>): void => {
    const [from, to] = [Math.max(Number(min), lastColumn + 1), Math.min(Number(max), MOST_COLUMNS)]
    if (isOn(state)) for (let at = from; at <= to; at++) hiddenColumns.push(at - 1)
    if (to > lastColumn) lastColumn = to
  }

  readXml(sheet, {
    opened: (name, attributes) => {
      if (name === 'sheetData') isData = true
      else if (!isData && name === 'col') describeColumns(attributes())
      // Other parts of a sheet use the same element names.
      else if (isData && name === 'row') {
        const { r, hidden: state } = attributes()
        isHidden = isOn(state)
        row = r === undefined ? undefined : beginRow(Number(r))
        column = 0
      } else if (isData && name === 'c') {
        const { r, t = 'n', s = '0' } = attributes()
        beginCell(r)
        cell = { type: t, style: s, text: '', isFormula: false, hasValue: false }
      }
    },
    closed: (name, piece) => {
      if (name === 'sheetData') isData = false
      else if (!isData) return
      else if (name === 'f') cell.isFormula = true
      else if (name === (cell.type === 'inlineStr' ? 't' : 'v')) {
        cell.text += piece.slice(0, context.cellLength - cell.text.length)
        cell.hasValue = true
      } else if (name === 'c') {
        const hasResult = cell.hasValue && (cell.type !== 'n' || cell.text.trim() !== '')
        const value = cell.isFormula && !hasResult ? NO_RESULT : cellValue(cell, context)
        if (value === null) return
        if (isHidden) hidden.add(last)
        else put(value)
      } else if (name === 'row') row ??= beginRow(last + 1)
    },
  })
  left.rows -= rows.length
  return { rows, hiddenRows: hidden.size, hiddenColumns }
}

const isOn = (state: string | undefined): boolean => state === '1' || state === 'true'

const parseReference = (place: string): [row: number, column: number] => {
  const [, letters, row] = PLACE.exec(place) ?? []
  if (letters === undefined) throw new Error(`a cell at ${place}`)
  let column = 0
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64
  return [Number(row), column]
}
