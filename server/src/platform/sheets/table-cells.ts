import { cellText } from './cell-text.ts'
import { readWorkbook, type WorkbookLimits } from './read-workbook.ts'
import { textCells, type TableLimits } from './text-cells.ts'

/** One cell: a number stays one, since a text of it may be read otherwise. */
export type Cell = string | number

/** What a file or a text shows: of a workbook its visible sheets, else one of no name. */
export interface Sheets {
  readonly sheets: readonly {
    readonly name: string
    readonly cells: readonly (readonly Cell[])[]
    /** Rows that are hidden by hand or by a filter: they are empty among the others. */
    readonly hiddenRows: number
    /** Hidden columns that hold anything: their cells are empty among the others. */
    readonly hiddenColumns: number
  }[]
  readonly hiddenSheets: readonly string[]
}

/** Every ZIP file, and so every .xlsx, begins with it. */
const ZIP = 'PK\u0003\u0004'
/** Control characters that are no blanks: no text has them. */
const NO_TEXT = /[^\P{Cc}\s]/u

/** A page of the web: some programs save one under the name of a workbook. */
const HTML = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|meta|body|table|style|div)\b/i

/**
 * The cells of a file from outside: of a workbook (.xlsx) its visible sheets, else of a text with marks between its cells.
 * Its content decides which, whatever it is called. To be called in a thread: it takes time and memory within its limits.
 */
export const tableCells = async (
  bytes: Uint8Array,
  limits: WorkbookLimits & TableLimits,
): Promise<Sheets | 'too_large' | 'too_many_rows' | 'too_many_columns' | 'unreadable' | 'web_page'> => {
  if (isZip(bytes)) return workbookCells(bytes, limits)
  if (isWebPage(bytes)) return 'web_page'
  const text = decoded(bytes)
  if (text === undefined || NO_TEXT.test(text)) return 'unreadable'
  const cells = textCells(text, limits)
  return typeof cells === 'string' ? cells : toSheets(cells)
}

/** A table without a name. */
export const toSheets = (cells: readonly (readonly Cell[])[]): Sheets => ({
  sheets: [{ name: '', cells, hiddenRows: 0, hiddenColumns: 0 }],
  hiddenSheets: [],
})

/** Whether a file begins as pages of the web do. */
export const isWebPage = (bytes: Uint8Array): boolean =>
  HTML.test(
    Buffer.from(bytes.subarray(0, 1_000))
      .toString('latin1')
      .replace(/^\u00EF\u00BB\u00BF/, ''),
  )

/** Whether a file begins as every workbook does. */
export const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, ZIP.length)).toString('latin1') === ZIP

const workbookCells = async (
  bytes: Uint8Array,
  limits: WorkbookLimits & TableLimits,
): Promise<Sheets | 'too_large' | 'too_many_columns' | 'unreadable'> => {
  const workbook = await readWorkbook(bytes, limits)
  if (typeof workbook === 'string') return workbook
  if ('cell' in workbook) return 'too_large'
  const sheets = workbook.sheets.map(({ name, rows, hiddenRows, hiddenColumns }) => {
    const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : cellText(cell))))
    return { name, hiddenRows, hiddenColumns: emptyColumns(cells, hiddenColumns), cells }
  })
  // Many a sheet is wider than what it holds.
  const isWide = sheets.some(({ cells }) =>
    cells.some((row) => row.slice(limits.columns).some((cell) => cell !== '')),
  )
  if (isWide) return 'too_many_columns'
  return {
    sheets: sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((row) => row.slice(0, limits.columns)),
    })),
    hiddenSheets: workbook.hiddenSheets,
  }
}

/** Empties columns, and says how many of them held anything. */
export const emptyColumns = (cells: readonly unknown[][], columns: readonly number[]): number => {
  const isEmptied = new Set(columns)
  const held = new Set<number>()
  if (columns.length > 0)
    for (const row of cells)
      for (const [at, cell] of row.entries())
        if (isEmptied.has(at)) {
          if (cell !== '' && cell !== null) held.add(at)
          row[at] = ''
        }
  return held.size
}

/** UTF-16 by its mark, UTF-8, or what Windows writes where it is neither. */
const decoded = (bytes: Uint8Array): string | undefined => {
  const [one, two] = bytes
  const marked =
    one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8'
  for (const encoding of [marked, ...(marked === 'utf-8' ? ['windows-1252'] : [])])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  return undefined
}
