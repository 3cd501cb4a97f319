import { UnreadableFile } from './file-row.ts'

/** The headings of a table's first row. Throws UnreadableFile unless they name every column once. */
export const parseHeadings = (cells: readonly string[]): string[] => {
  const headings = cells.map((heading) => heading.trim())
  const named = headings.filter(Boolean)
  if (new Set(named).size !== named.length || named.length === 0)
    throw new UnreadableFile('The first row must name every column once.')
  return headings
}
