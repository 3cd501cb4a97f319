import { cellText } from './cell-text.ts'
import { readWorkbook, type WorkbookLimits } from './read-workbook.ts'
import { textCells, type TableLimits } from './text-cells.ts'

/** One cell: a number stays one, since a text of it may be read otherwise. */
export type Cell = string | number

/** Every ZIP file, and so every .xlsx, begins with it. */
const ZIP = 'PK\u0003\u0004'
/** Control characters that are no blanks: no text has them. */
const NO_TEXT = /[^\P{Cc}\s]/u

/**
 * The cells of a file from outside: of a workbook (.xlsx) its first visible sheet, else of a text with marks between its cells.
 * Its content decides which, whatever it is called. To be called in a thread: it takes time and memory within its limits.
 */
export const tableCells = async (
  bytes: Uint8Array,
  limits: WorkbookLimits & TableLimits,
): Promise<Cell[][] | 'too_large' | 'too_many_rows' | 'too_many_columns' | 'unreadable'> => {
  if (isZip(bytes)) return workbookCells(bytes, limits)
  const text = decoded(bytes)
  if (text === undefined || NO_TEXT.test(text)) return 'unreadable'
  return textCells(text, limits)
}

/** Whether a file begins as every workbook does. */
export const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, ZIP.length)).toString('latin1') === ZIP

const workbookCells = async (
  bytes: Uint8Array,
  limits: WorkbookLimits & TableLimits,
): Promise<Cell[][] | 'too_large' | 'too_many_columns' | 'unreadable'> => {
  const workbook = await readWorkbook(bytes, limits)
  if (typeof workbook === 'string') return workbook
  if ('cell' in workbook) return 'too_large'
  const rows = workbook.sheets[0]?.rows ?? []
  // Many a sheet is wider than what it holds.
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : cellText(cell))))
  if (texts.some((row) => row.slice(limits.columns).some((cell) => cell !== ''))) return 'too_many_columns'
  return texts.map((row) => row.slice(0, limits.columns))
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
