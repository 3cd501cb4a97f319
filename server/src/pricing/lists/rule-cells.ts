import { readRupiah, ruleTargets, type RuleTarget, type SentPriceRule } from '@pasok/contract'
import { priceListWords, type FieldErrorCode, type Language } from '@pasok/words'
import type { Cell } from '../../platform/sheets/table-cells.ts'

/** The columns of a price list's workbook, in its order. `name` is for its readers alone. */
export const ruleColumns = [
  'target',
  'of',
  'name',
  'price',
  'discount_percent',
  'is_final',
  'starts_on',
  'ends_on',
  'breaks',
] as const
export type RuleColumn = (typeof ruleColumns)[number]

/** The cells of a row by column. */
export type RuleCells = Readonly<Partial<Record<RuleColumn, Cell>>>

const languages = ['en', 'id'] as const satisfies readonly Language[]
const plain = (text: Cell): string => String(text).trim().toLowerCase()

/** Where each column stands in a row of headings, in either language; undefined where a needed one is missing. */
export const findColumns = (row: readonly Cell[]): ReadonlyMap<RuleColumn, number> | undefined => {
  const columns = new Map<RuleColumn, number>()
  for (const column of ruleColumns) {
    const names = languages.map((language) => priceListWords.headings[column][language].toLowerCase())
    const at = row.findIndex((cell) => names.includes(plain(cell)))
    if (at !== -1) columns.set(column, at)
  }
  return ruleColumns.every((column) => column === 'name' || columns.has(column)) ? columns : undefined
}

/** A cell that can't be read. */
class Unreadable {
  readonly code: FieldErrorCode
  constructor(code: FieldErrorCode) {
    this.code = code
  }
}

const readPrice = (cell: Cell): number => {
  const amount = typeof cell === 'number' ? cell : readRupiah(cell)
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0)
    throw new Unreadable('invalid_amount')
  return amount
}

const readPercent = (cell: Cell): number => {
  const percent =
    typeof cell === 'number'
      ? cell
      : Number(/^(\d{1,3}(?:[.,]\d{1,2})?) ?%?$/.exec(cell.trim())?.[1]?.replace(',', '.'))
  if (!(percent >= 0 && percent <= 100)) throw new Unreadable('wrong_form')
  return Math.round(percent * 100) / 100
}

const readDay = (cell: Cell) => {
  const text = plain(cell)
  if (text === '') return null
  if (!/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) throw new Unreadable('wrong_form')
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== text)
    throw new Unreadable('wrong_form')
  return text
}

const readYes = (cell: Cell): boolean => {
  const text = plain(cell)
  const isWord = (word: 'yes' | 'no') => languages.some((language) => priceListWords[word][language] === text)
  if (isWord('yes') || text === 'true') return true
  if (isWord('no') || text === 'false' || text === '') return false
  throw new Unreadable('not_yes_or_no')
}

const readTarget = (cell: Cell): RuleTarget => {
  const text = plain(cell)
  const target = ruleTargets.find((one) =>
    languages.some((language) => priceListWords.targets[one][language] === text),
  )
  if (!target) throw new Unreadable(text === '' ? 'missing' : 'wrong_form')
  return target
}

/** Quantity breaks as one cell holds them: '10: 95.000; 100: 12,5%'. */
const readBreaks = (cell: Cell): SentPriceRule['breaks'] =>
  String(cell)
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, quantity = '', cut = ''] = /^(\d{1,7})\s*:\s*(.+)$/.exec(one) ?? []
      const from_quantity = Number(quantity)
      if (quantity === '' || from_quantity < 2 || from_quantity > 1_000_000)
        throw new Unreadable('wrong_form')
      return cut.endsWith('%')
        ? { from_quantity, discount_percent: readPercent(cut) }
        : { from_quantity, price: readPrice(cut) }
    })

/** The cell of quantity breaks. */
export const writeBreaks = (
  breaks: readonly {
    readonly from_quantity: number
    readonly price?: number | undefined
    readonly discount_percent?: number | undefined
  }[],
): string =>
  breaks
    .map(({ from_quantity, price, discount_percent }) =>
      price === undefined ? `${from_quantity}: ${discount_percent ?? 0}%` : `${from_quantity}: ${price}`,
    )
    .join('; ')

/** Errors by column. */
export type RuleErrors = Readonly<Partial<Record<RuleColumn, FieldErrorCode>>>

/** The rule of a row, or what in it can't be read. */
export const readRuleCells = (cells: RuleCells): SentPriceRule | { readonly errors: RuleErrors } => {
  const errors: Partial<Record<RuleColumn, FieldErrorCode>> = {}
  const read = <Value>(column: RuleColumn, parse: (cell: Cell) => Value): Value | undefined => {
    try {
      return parse(cells[column] ?? '')
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      errors[column] = error.code
      return undefined
    }
  }
  const optional =
    <Value>(parse: (cell: Cell) => Value) =>
    (cell: Cell): Value | undefined =>
      plain(cell) === '' ? undefined : parse(cell)
  const of = String(cells.of ?? '').trim()
  if (of === '') errors.of = 'missing'
  else if (of.length > 200) errors.of = 'too_long'
  const target = read('target', readTarget)
  const price = read('price', optional(readPrice))
  const discount_percent = read('discount_percent', optional(readPercent))
  const is_final = read('is_final', readYes)
  const starts_on = read('starts_on', readDay)
  const ends_on = read('ends_on', readDay)
  const breaks = read('breaks', readBreaks)
  if (Object.keys(errors).length > 0) return { errors }
  return {
    target: target ?? 'item',
    of,
    price,
    discount_percent,
    is_final: is_final ?? false,
    starts_on: starts_on ?? null,
    ends_on: ends_on ?? null,
    breaks: breaks ?? [],
  }
}
