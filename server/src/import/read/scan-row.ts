/** A cell that is longer, or goes on for more lines, has lost the mark that closes it. */
const LONGEST_CELL = 1_000_000
const MOST_LINES = 5_000
/** In a row that is broken already it is looked for no further than this: many such rows would take minutes. */
const MOST_LINES_BROKEN = 100

/** A row of CSV: its cells, or what is wrong with it; `next` is where reading goes on, `lines` how many lines later. */
type ScannedRow = { readonly next: number; readonly lines: number } & (
  | { readonly cells: readonly string[] }
  | { readonly broken: 'broken_row' | 'quote_never_closed' }
)

/**
 * Reads the row that begins at `from`. After a row with a stray quotation mark reading goes on where it ends; after one
 * whose mark is never closed on the line after that mark, so that the rows behind it are not lost. Answers undefined
 * where the text ends too early to tell, unless it is the last.
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
  if (!line.includes('"')) return { cells: line.split(delimiter).map(owned), next: lineEnd + 1, lines: 1 }
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
      cells.push(owned(inside.includes('"') ? inside.replaceAll('""', '"') : inside))
      end = closed.at + 1
    } else {
      while (end < text.length && text[end] !== delimiter && text[end] !== '\n')
        if (text[end++] === '"') broken = true
      cells.push(owned(text.slice(at, end)))
    }
    if (end >= text.length && !isLast) return undefined
    if (text[end] === delimiter) at = end + 1
    else return { ...(broken ? { broken: 'broken_row' } : { cells }), next: end + 1, lines }
  }
}

type Closing =
  | { readonly at: number; readonly lines: number; readonly stray: boolean }
  | { readonly neverClosed: true; readonly stray: boolean }

/** Where the quoted cell that opens at `opened` is closed. A mark with text behind it is a stray one. */
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
    // A mark that stands where a cell begins opens that cell: the one before it was not closed.
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

/** The same characters in memory of their own: a part of a string keeps the whole alive, a code the whole file. */
const owned = (cell: string): string => (cell.length < 13 ? cell : ` ${cell}`.slice(1))
