import { guardedText } from './guarded-text.ts'

/** One line of CSV; a cell that a spreadsheet would take for a formula gets an apostrophe, which an import removes. */
export const csvLine = (cells: readonly string[]): string =>
  cells
    .map((cell) => guardedText(cell))
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',') + '\r\n'
