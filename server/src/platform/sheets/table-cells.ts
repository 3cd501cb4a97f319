import { cellText } from './cell-text.ts'
import { readWorkbook, type WorkbookLimits } from './read-workbook.ts'
import { textCells, type TableLimits } from './text-cells.ts'

/** A cell. A number stays a number, since its text can be read in more than one way. */
export type Cell = string | number

/** The tables of a file or text: a workbook's visible sheets, or one table without a name. */
export interface Sheets {
  readonly sheets: readonly {
    readonly name: string
    readonly cells: readonly (readonly Cell[])[]
    /** The number of rows hidden by hand or by a filter. They are empty in `cells`. */
    readonly hiddenRows: number
    /** The number of hidden columns with content. They are empty in `cells`. */
    readonly hiddenColumns: number
  }[]
  readonly hiddenSheets: readonly string[]
}

/** The first bytes of every ZIP file and therefore of every .xlsx file. */
const ZIP = 'PK\u0003\u0004'
/** Control characters other than white space, which no text contains. */
const NO_TEXT = /[^\P{Cc}\s]/u

/** The start of an HTML page; some programs save HTML under a workbook's name. */
const HTML = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|meta|body|table|style|div)\b/i

/**
 * Reads the cells of an uploaded file: the visible sheets of a workbook (.xlsx), or a text with separators. The content
 * decides which, not the file name. Call it in a worker thread: even within the limits it takes time and memory.
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

/** Wraps the cells as one table without a name. */
export const toSheets = (cells: readonly (readonly Cell[])[]): Sheets => ({
  sheets: [{ name: '', cells, hiddenRows: 0, hiddenColumns: 0 }],
  hiddenSheets: [],
})

/** Whether a file starts like an HTML page. */
export const isWebPage = (bytes: Uint8Array): boolean =>
  HTML.test(
    Buffer.from(bytes.subarray(0, 1_000))
      .toString('latin1')
      .replace(/^\u00EF\u00BB\u00BF/, ''),
  )

/** Whether a file starts like a ZIP archive. */
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
  // Many sheets are wider than their content.
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

/** Empties the columns in place and returns how many of them had content. */
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

/** Decodes UTF-16 with a byte order mark, UTF-8, or else Windows-1252. */
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
