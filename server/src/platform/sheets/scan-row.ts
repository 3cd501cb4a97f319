/** A cell that is longer, or has more lines, lacks its closing quote. */
const LONGEST_CELL = 1_000_000
const MOST_LINES = 5_000
/** In a broken row the search for a quote ends after this many lines: many such rows would take minutes. */
const MOST_LINES_BROKEN = 100

/** A row of CSV: its cells or its problem; `next` is where reading continues, `lines` is how many lines later. */
type ScannedRow = { readonly next: number; readonly lines: number } & (
  | { readonly cells: readonly string[] }
  | { readonly broken: 'broken_row' | 'quote_never_closed' }
)

/**
 * Reads the row that begins at `from`. After a row with a stray quote reading continues at the row's end; after one
 * with an unclosed quote it continues on the line after that quote, so that the following rows are not lost. Returns
 * undefined if the text ends too early to decide, unless it is the last part.
 */
export const scanRow = (
  text: string,
  from: number,
  delimiter: string,
  isLast: boolean,
): ScannedRow | undefined => {
  const found = text.indexOf('\n', from)
  if (found === -1 && !isLast) return undefined
  const lineEnd = found === -1 ? text.length : found
  const line = text.slice(from, lineEnd)
  if (!line.includes('"')) return { cells: line.split(delimiter).map(copyText), next: lineEnd + 1, lines: 1 }
  return scanQuoted(text, from, delimiter, isLast)
}

const scanQuoted = (
  text: string,
  from: number,
  delimiter: string,
  isLast: boolean,
): ScannedRow | undefined => {
  const cells: string[] = []
  let lines = 1
  let broken = false
  for (let at = from; ;) {
    let end = at
    if (text[at] === '"') {
      const closed = closingQuote(text, at, delimiter, isLast, broken)
      if (closed === undefined) return undefined
      if ('neverClosed' in closed) {
        const next = text.indexOf('\n', at)
        if (next === -1 && !isLast) return undefined
        return {
          broken: closed.stray ? 'broken_row' : 'quote_never_closed',
          next: next === -1 ? text.length : next + 1,
          lines,
        }
      }
      broken ||= closed.stray
      lines += closed.lines
      const inside = text.slice(at + 1, closed.at)
      cells.push(copyText(inside.includes('"') ? inside.replaceAll('""', '"') : inside))
      end = closed.at + 1
    } else {
      while (end < text.length && text[end] !== delimiter && text[end] !== '\n')
        if (text[end++] === '"') broken = true
      cells.push(copyText(text.slice(at, end)))
    }
    if (end >= text.length && !isLast) return undefined
    if (text[end] === delimiter) at = end + 1
    else return { ...(broken ? { broken: 'broken_row' } : { cells }), next: end + 1, lines }
  }
}

type Closing =
  | { readonly at: number; readonly lines: number; readonly stray: boolean }
  | { readonly neverClosed: true; readonly stray: boolean }

/** The end of the quoted cell that opens at `opened`. A quote followed by text is a stray one. */
const closingQuote = (
  text: string,
  opened: number,
  delimiter: string,
  isLast: boolean,
  isBroken: boolean,
): Closing | undefined => {
  let lines = 0
  let stray = isBroken
  for (let from = opened + 1; ;) {
    const at = text.indexOf('"', from)
    const to = at === -1 ? text.length : at
    lines += lineEndsIn(text, from, to)
    if (to - opened > LONGEST_CELL || lines > (stray ? MOST_LINES_BROKEN : MOST_LINES))
      return { neverClosed: true, stray }
    if (at === -1) return isLast ? { neverClosed: true, stray } : undefined
    const next = text[at + 1]
    if (next === undefined && !isLast) return undefined
    if (next === undefined || next === delimiter || next === '\n') return { at, lines, stray }
    if (next === '"') {
      from = at + 2
      continue
    }
    // A quote at the beginning of a cell opens that cell: the one before it was not closed.
    const before = text[at - 1]
    if (at - 1 > opened && (before === delimiter || before === '\n')) return { neverClosed: true, stray }
    stray = true
    from = at + 1
  }
}

const lineEndsIn = (text: string, from: number, to: number): number => {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Copies the text: a substring would keep the whole file in memory. */
const copyText = (cell: string): string => (cell.length < 13 ? cell : ` ${cell}`.slice(1))
