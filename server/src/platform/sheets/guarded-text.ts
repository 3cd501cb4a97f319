/**
 * A text that a spreadsheet would treat as a formula is written after an apostrophe, which is not part of the text; so
 * is a text that already looks guarded, and the dash that clears a cell.
 */
const GUARDABLE = /^'*[=+\-@\t]/
const GUARDED = /^'+[=+\-@\t]/

/** A text as a cell of a CSV file. */
export const guardedText = (text: string): string => (GUARDABLE.test(text) ? `'${text}` : text)

/**
 * A text as a cell of a workbook, which is typed as text: only texts that the import would misread are guarded,
 * including those with a leading tab, which would be trimmed.
 */
export const guardedInWorkbook = (text: string): string =>
  text === '-' || text.startsWith('\t') || GUARDED.test(text) ? `'${text}` : text

/** A cell's text without its guard. */
export const unguardedText = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)
