import { cellText } from './cell-text.ts'
import { readWorkbook, type WorkbookLimits } from './read-workbook.ts'

/** One cell: a number stays one, since a text of it may be read otherwise. */
export type Cell = string | number

/** The cells of a workbook's first sheet. Runs in a thread. */
export const workbookCells = async ({
  bytes,
  limits,
}: {
  readonly bytes: Uint8Array
  readonly limits: WorkbookLimits
}): Promise<Cell[][] | 'too_large' | 'unreadable'> => {
  const rows = await readWorkbook(bytes, limits)
  if (typeof rows === 'string') return rows
  if ('cell' in rows) return 'too_large'
  return rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : cellText(cell))))
}
