/** One line of CSV; a cell that a spreadsheet would take for a formula gets an apostrophe. */
export const csvLine = (cells: readonly string[]): string =>
  cells
    .map((cell) => (/^[=+\-@\t]/.test(cell) ? `'${cell}` : cell))
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',') + '\r\n'
