import type { Overload, Task, Workers } from '../jobs/workers.ts'
import type { WorkbookLimits } from './read-workbook.ts'
import type { Cell, workbookCells } from './sheet-thread.ts'
import { textCells, type TableLimits } from './text-cells.ts'

/** Every ZIP file, and so every .xlsx, begins with it. */
const ZIP = 'PK\u0003\u0004'
const DEADLINE_MS = 20_000
/** Control characters that are no blanks: no text has them. */
const NO_TEXT = /[^\P{Cc}\s]/u

const sheetTask: Task<typeof workbookCells> = {
  module: new URL('sheet-thread.ts', import.meta.url),
  name: 'workbookCells',
  deadlineMs: DEADLINE_MS,
}

/**
 * The cells of a file from outside: of a workbook (.xlsx) its first sheet, else of a text with marks between its cells.
 * Its content decides which, whatever it is called. A workbook is read in a thread with a bound on time and memory.
 */
export const tableCells = async (
  workers: Workers,
  bytes: Uint8Array,
  limits: WorkbookLimits & TableLimits,
): Promise<Cell[][] | 'too_large' | 'too_many_rows' | 'too_many_columns' | 'unreadable' | Overload> => {
  if (isZip(bytes)) {
    return workers.run(sheetTask, { bytes, limits })
  }
  const text = decoded(bytes)
  if (text === undefined || NO_TEXT.test(text)) return 'unreadable'
  return textCells(text, limits)
}

/** Whether a file begins as every workbook does. */
export const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, ZIP.length)).toString('latin1') === ZIP

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
