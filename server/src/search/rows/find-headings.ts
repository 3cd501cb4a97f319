import { columnsNamedIn, readHeading, type NamedColumns } from './row-headings.ts'
import { isCodeLike, isCount, isNumeric } from './row-signs.ts'

/** Where a table's headings stand, if it has any. */
export interface Headings {
  readonly named: NamedColumns | undefined
  /** The row behind them. */
  readonly first: number
  /** How many cells they have. */
  readonly width: number
}

/** Above its headings a table may have a title, a date and whom it is for. */
const WITHIN = 20
/** Headings that name an item, and a quantity or anything else, come before all others. */
const WHOLE = 100

/** The best headings near a table's top, over one line or two: those that name an item and a quantity, and most besides. */
export const findHeadings = (table: readonly (readonly string[])[]): Headings => {
  const top = table.findIndex((row) => row.length > 0)
  let best: Headings = { named: undefined, first: 0, width: Infinity }
  let most = 0
  for (const [at, upper] of table.slice(0, WITHIN).entries()) {
    const lower = table[at + 1] ?? []
    const lines = mayBeHeadings(lower) ? [upper, joined(upper, lower)] : [upper]
    for (const [more, cells] of lines.entries()) {
      const named = columnsNamedIn(cells)
      const score = named ? scoreHeadings(named, cells) : 0
      // One heading alone is taken for one only where nothing stands above it.
      if (!named || score <= most || (score < WHOLE && at !== top)) continue
      most = score
      best = { named, first: at + more + 1, width: cells.length }
    }
  }
  return best
}

const scoreHeadings = (
  { partNumbers, description, quantities, known }: NamedColumns,
  cells: readonly string[],
): number => {
  // A row of the list may have a word that is also a heading; it has none of a part number and another beside it.
  const isPair = partNumbers.length > 0 && (description !== undefined || quantities.length > 0)
  if (!isPair && known * 2 < cells.filter((cell) => cell !== '').length) return 0
  const isOfItems = partNumbers.length > 0 || description !== undefined
  return isOfItems && known > 1 ? WHOLE + known + (quantities.length === 0 ? 0 : WHOLE) : known
}

/** The second line of headings has no numbers, no quantities and no codes. */
const mayBeHeadings = (row: readonly string[]): boolean =>
  row.length > 0 && row.every((text) => !isNumeric(text) && !isCodeLike(text) && !isCount(text))

/** Headings over two lines; a wide one stands above several. */
const joined = (upper: readonly string[], lower: readonly string[]): string[] => {
  let wide = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above = '', below = ''] = [upper[at], lower[at]]
    if (above !== '') wide = above
    if (above !== '') return `${above} ${below}`.trim()
    return below === '' || readHeading(below) ? below : `${wide} ${below}`
  })
}

/** Headings that come again, in the other language or on another page; or the numbers of the columns below them. */
export const isHeadings = (row: readonly string[]): boolean => {
  const texts = row.filter((text) => text !== '')
  if (texts.length < 2) return false
  const numbers = texts.map((text) => Number(/^\(?(\d{1,2})\)?$/.exec(text)?.[1]))
  if (texts.length > 2 && numbers.every((number, at) => number === at + 1)) return true
  return texts.every((text) => readHeading(text) !== undefined) && columnsNamedIn(texts) !== undefined
}
