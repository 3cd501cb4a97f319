import { readRupiah } from '@pasok/contract'
import type { NamedColumns, NamedQuantity } from './row-headings.ts'
import { isAmount, isMoney } from './row-signs.ts'

/**
 * The column of quantities among those whose headings say so; undefined where all hold amounts, or where two are as likely
 * and differ. Then every row's quantity is missing.
 */
export const quantityColumn = (
  named: NamedColumns,
  sample: readonly (readonly string[])[],
): number | undefined => {
  const left = named.quantities.filter((one) => !holdsAmounts(one, named.prices, sample))
  const [first, second] = left
  if (!first || !second || first.rank !== second.rank) return first?.at
  const isSame = sample.every((row) => (row[first.at] ?? '') === (row[second.at] ?? ''))
  return isSame ? first.at : undefined
}

/**
 * Whether a column of quantities by its heading holds money: by its sign; or 'Jumlah' behind a price that it is not less
 * than, or all of whose numbers are a price's multiples. Behind prices that are still to be filled in it may be either.
 */
const holdsAmounts = (
  { at, isSum }: NamedQuantity,
  prices: readonly number[],
  sample: readonly (readonly string[])[],
): boolean => {
  const texts = sample.map((row) => row[at] ?? '').filter((text) => text !== '')
  if (texts.filter(isMoney).length * 2 > texts.length) return true
  if (!isSum || texts.length === 0 || prices.length === 0) return false
  const priced = prices
    .map((price) => ({
      isBefore: price < at,
      pairs: sample.flatMap((row) => (row[at] && row[price] ? [[row[at], row[price]].map(readRupiah)] : [])),
    }))
    .filter(({ pairs }) => pairs.length > 0)
  if (priced.length === 0) return holdsMostlyAmounts(texts)
  return priced.some(({ isBefore, pairs }) =>
    isBefore
      ? pairs.some(([sum, price]) => !isLess(sum, price))
      : pairs.every(([sum, price]) => isMultiple(sum, price)),
  )
}

/** What `readRupiah` says of a text. */
type Read = ReturnType<typeof readRupiah> | undefined

/** By far: a discount makes an amount less, too. */
const isLess = (sum: Read, price: Read): boolean =>
  typeof sum === 'number' && typeof price === 'number' && sum * 10 < price

const isMultiple = (sum: Read, price: Read): boolean =>
  typeof sum === 'number' && typeof price === 'number' && price > 1 && sum >= price && sum % price === 0

const THOUSAND = 1_000
/** So many of every item of a list are more likely prices. */
const UNLIKELY = 10_000

/** Whether numbers without a heading are more likely prices: most have marks between thousands, or several all are large. */
export const holdsMostlyAmounts = (texts: readonly string[]): boolean =>
  texts.filter(isAmount).length * 2 > texts.length ||
  (texts.length > 1 && texts.every((text) => Number(text) >= UNLIKELY))

/**
 * The column of quantities among columns of numbers without headings: no amounts, and no others beside it that may as well
 * be it. What commas cut off a quantity's thousands is none.
 */
export const columnThatCounts = (
  columns: readonly number[],
  textsByColumn: readonly (readonly string[])[],
): number | undefined => {
  const are = (at: number, is: (text: string) => boolean): boolean => (textsByColumn[at] ?? []).every(is)
  const isCutOff = (at: number): boolean =>
    are(at, (text) => /^\d{3}$/.test(text)) && !are(at, (text) => !text.startsWith('0'))
  const left = columns.filter(
    (at, place) => !holdsMostlyAmounts(textsByColumn[at] ?? []) && !(place > 0 && isCutOff(at)),
  )
  if (left.length < 2) return left[0]
  // Without marks, too, a price is higher than what one orders.
  const small = left.filter((at) => are(at, (text) => Number(text) < THOUSAND))
  const isOneSmall =
    small.length === 1 && left.every((at) => at === small[0] || are(at, (text) => Number(text) >= THOUSAND))
  return isOneSmall ? small[0] : undefined
}
