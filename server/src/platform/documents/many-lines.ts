import type { CommercialDocument } from './document.ts'

/**
 * From this number of lines on, a document may take longer than a request. Its pages are counted first and then written
 * one by one, since buffering all of them takes too much memory.
 */
const MANY_LINES = 500

/** Whether a document has that many lines, events of a statement, or companies of an ageing list. */
export const hasManyLines = ({ lines, entries, ageing }: CommercialDocument): boolean =>
  lines.length + (entries?.rows.length ?? 0) + (ageing?.rows.length ?? 0) >= MANY_LINES
