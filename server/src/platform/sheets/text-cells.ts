/** The separators, by precedence: of those that occur in equally many lines the first is used. */
const MARKS = ['\t', ';', ',', '|'] as const
type Mark = (typeof MARKS)[number]

/** Limits of a table. */
export interface TableLimits {
  /** Counts the lines of a text, including empty ones. */
  readonly rows: number
  readonly columns: number
  readonly cells?: number
  /** In characters; longer cells are cut. */
  readonly cellLength?: number
}

/**
 * Splits a text that was pasted from a spreadsheet, saved as .csv or typed into cells. Cells may be quoted; an unclosed
 * quotation mark (the inch of 1/2") is part of the text. A line without the common separator may use another one. Stops
 * as soon as the text exceeds a limit.
 */
export const textCells = (
  content: string,
  limits: TableLimits,
): string[][] | 'too_large' | 'too_many_rows' | 'too_many_columns' => {
  if (hasMoreLines(content, limits.rows)) return 'too_many_rows'
  const text = content.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const [separatorLine = '', named] = /^"?sep=([\t;,|])"?(?:\n|$)/i.exec(text) ?? []
  const usual = MARKS.find((mark) => mark === named) ?? detectSeparator(text.split('\n'))
  const rows: string[][] = []
  let count = 0
  for (let at = separatorLine.length; at < text.length;) {
    const [cells, next] = rowAt(text, at, usual, limits)
    if (cells.length > limits.columns) return 'too_many_columns'
    count += cells.length
    if (count > (limits.cells ?? Infinity)) return 'too_large'
    rows.push(cells)
    at = next
  }
  return rows
}

/** Does not count the empty line after a final line end. */
const hasMoreLines = (text: string, most: number): boolean => {
  const ends = /\r\n?|\n/g
  for (let lines = 0; lines < most; lines++) if (!ends.test(text)) return false
  return ends.lastIndex < text.length
}

const detectSeparator = (lines: readonly string[]): Mark => {
  const count = (mark: Mark) => lines.filter((line) => line.includes(mark)).length
  return MARKS.reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/** The cells of the row that starts at `from`, at most one more than the limit, and the start of the next row. */
const rowAt = (
  text: string,
  from: number,
  usual: Mark,
  { columns: most, cellLength = Infinity }: TableLimits,
): [cells: string[], next: number] => {
  let lineEnd = findEnd(text, '\n', from)
  const line = text.slice(from, lineEnd)
  const mark = line.includes(usual) || line.includes('"') ? usual : detectSeparator([line])
  const cells: string[] = []
  for (let at = from; ;) {
    const closing = text[at] === '"' ? closingQuote(text, at, mark) : undefined
    if (closing !== undefined && closing > lineEnd) lineEnd = findEnd(text, '\n', closing)
    const end = closing === undefined ? at + findEnd(text.slice(at, lineEnd), mark, 0) : closing + 1
    const cell =
      closing === undefined
        ? text.slice(at, Math.min(end, at + cellLength))
        : text.slice(at + 1, Math.min(closing, at + 1 + 2 * cellLength)).replaceAll('""', '"')
    cells.push(cell.slice(0, cellLength))
    if (text[end] !== mark || cells.length > most) return [cells, end + 1]
    at = end + 1
  }
}

const findEnd = (text: string, sign: string, from: number): number => {
  const found = text.indexOf(sign, from)
  return found === -1 ? text.length : found
}

/** The index of the quotation mark that closes the one at `from`; it precedes a separator or the end of the row. */
const closingQuote = (text: string, from: number, mark: Mark): number | undefined => {
  let at = text.indexOf('"', from + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  const behind = text[at + 1]
  return at !== -1 && (behind === undefined || behind === mark || behind === '\n') ? at : undefined
}
