import { cellText } from './cell-text.ts'
import { readWorkbook, type WorkbookLimits } from './read-workbook.ts'
import type { TableLimits } from './text-cells.ts'

/** One cell: a number stays one, since a text of it may be read otherwise. */
export type Cell = string | number

/** The cells of a workbook's first visible sheet. Runs in a thread. */
export const workbookCells = async ({
  bytes,
  limits,
}: {
  readonly bytes: Uint8Array
  readonly limits: WorkbookLimits & TableLimits
}): Promise<Cell[][] | 'too_large' | 'too_many_columns' | 'unreadable'> => {
  const workbook = await readWorkbook(bytes, limits)
  if (typeof workbook === 'string') return workbook
  if ('cell' in workbook) return 'too_large'
  const rows = workbook.sheets[0]?.rows ?? []
  // Many a sheet is wider than what it holds.
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : cellText(cell))))
  if (texts.some((row) => row.slice(limits.columns).some((cell) => cell !== ''))) return 'too_many_columns'
  return texts.map((row) => row.slice(0, limits.columns))
}
