import { drawn, drawnFrom } from './drawn.ts'

/** A row of a catalogue file, by its headings; empty cells may be missing. */
export type Cells = Readonly<Record<string, string>>

/** What a copy's rows take from the whole file. */
export interface Source {
  /** Headings of the columns that hold numbers with a unit. */
  readonly numbers: ReadonlySet<string>
  readonly brands: readonly string[]
}

/** Of the first copies. None is below 1, so that sizes that differ still do when they are rounded. */
const FIRST_STEPS = [1, 1.25, 1.6, 2, 2.5, 3.15] as const
const LAST_COPY = 63
/** Later copies have steps that differ by this; the last one has almost 5. */
const LATER_STEP = 1 / 16
/** Smaller numbers, as counts of poles and pitches, stay what they are. */
const LEAST_STEPPED = 5
const CONSONANTS = ['b', 'd', 'g', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v']
const VOWELS = ['a', 'e', 'i', 'o', 'u']
const SYLLABLES = [1, 2, 3]

/**
 * A row as the same family of another series has it: a brand, a series' name, part numbers and prices of its own, and
 * other sizes, which its names and part numbers say as well. Copy 0 is the row itself. Throws where there is no such copy.
 */
export const copiedItem = (row: Cells, copy: number, { numbers, brands }: Source): Cells => {
  if (copy === 0) return row
  if (copy > LAST_COPY) throw new RangeError(`there is no copy ${copy}`)
  const step = FIRST_STEPS[copy] ?? 1 + copy * LATER_STEP
  const series = inventSeries(`${row['category_en']} ${copy}`)
  const prefix = `${series.slice(0, 3).toUpperCase()}${copy}-`
  const cells = Object.entries(row)
  const sizes = new Map(
    cells.flatMap(([heading, cell]) => (numbers.has(heading) ? [scaleSize(cell, step)] : [])),
  )
  const renumber = (number: string) => prefix + resized(number, sizes)
  const renameItem = (name: string) => `${name} ${series}`
  const itemNamed = (name: string) => renameItem(resized(name, sizes))
  const scalePrice = (price: string) => String(Math.ceil((Number(price) * step) / 100) * 100)
  const rules: Record<string, (cell: string) => string> = {
    product: (cell) => prefix + cell,
    sku: renumber,
    replaces: (cell) => cell.split('|').map(renumber).join('|'),
    name_en: renameItem,
    name_id: renameItem,
    item_name_en: itemNamed,
    item_name_id: itemNamed,
    brand: (cell) => brands[(brands.indexOf(cell) + 7 * copy) % brands.length] ?? cell,
    price: scalePrice,
    cost_price: scalePrice,
    special_offer_price: scalePrice,
    popularity: () => String(Math.floor(drawn(`${row['product']} ${copy}`) * 1000)),
  }
  const copyCell = (heading: string, cell: string): string => {
    if (cell === '') return ''
    return numbers.has(heading) ? (sizes.get(cell) ?? cell) : (rules[heading]?.(cell) ?? cell)
  }
  return Object.fromEntries(cells.map(([heading, cell]) => [heading, copyCell(heading, cell)]))
}

/** A word that occurs nowhere else. */
const inventSeries = (text: string): string => {
  const word = SYLLABLES.map(
    (n) => drawnFrom(CONSONANTS, `${text} c${n}`) + drawnFrom(VOWELS, `${text} v${n}`),
  ).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A size and what becomes of it, with as many decimals as before. */
const scaleSize = (size: string, step: number): [string, string] => {
  const decimals = size.split('.')[1]?.length ?? 0
  return [size, Number(size) < LEAST_STEPPED ? size : (Number(size) * step).toFixed(decimals)]
}

/** A text with each number in it that is one of the sizes, in English or Indonesian, replaced by its new one. */
const resized = (text: string, sizes: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\d+(?:[.,]\d+)?/g, (number) => {
    const to = sizes.get(number.replace(',', '.'))
    if (to === undefined) return number
    return number.includes(',') ? to.replace('.', ',') : to
  })
