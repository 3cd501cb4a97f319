/**
 * What a spreadsheet would take for a formula is written with an apostrophe before it, which is no part of it; so is
 * what would read as guarded already, and the dash that clears a cell.
 */
const GUARDABLE = /^'*[=+\-@\t]/
const GUARDED = /^'+[=+\-@\t]/

/** A text as it stands in a CSV cell. */
export const guardedText = (text: string): string => (GUARDABLE.test(text) ? `'${text}` : text)

/**
 * A text as it stands in a workbook's cell, which is typed as text: only what the import would misread is guarded, the
 * tab among it, which would be trimmed.
 */
export const guardedInWorkbook = (text: string): string =>
  text === '-' || text.startsWith('\t') || GUARDED.test(text) ? `'${text}` : text

/** The text that a cell means. */
export const unguardedText = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)
