import type { ItemPrices, ProductPrices } from '@pasok/contract'

/** What the API says of the price of a product or an item; nothing of it to who may not see prices. */
export type Prices = {
  readonly [Key in keyof (ItemPrices & ProductPrices)]?: (ItemPrices & ProductPrices)[Key] | undefined
}

/** Every key of a price: the compiler asks for a new one. */
const KEYS = Object.keys({
  price: true,
  base_price: true,
  min_price: true,
  max_price: true,
  min_base_price: true,
  max_base_price: true,
  is_special_offer: true,
  is_company_price: true,
  offer_min_percent: true,
  offer_max_percent: true,
  offer_ends_on: true,
  price_uoms: true,
  min_pieces: true,
  max_pieces: true,
  min_piece_price: true,
  max_piece_price: true,
  price_breaks: true,
} satisfies Record<keyof Prices, true>) as (keyof Prices)[]

const OF_ONE: readonly (keyof Prices)[] = ['price', 'base_price']
const OF_RANGE: readonly (keyof Prices)[] = ['min_price', 'max_price', 'min_base_price', 'max_base_price']

/**
 * The price keys that a page shows of a record: of a single price, or of a range. A key is left out where there is
 * none, so that a guest's page never names it.
 */
export const pricesIn = (record: Prices): Prices => {
  const unshown = record.min_price === record.max_price ? OF_RANGE : OF_ONE
  return Object.fromEntries(
    KEYS.flatMap((key) =>
      record[key] === undefined || record[key] === null || unshown.includes(key) ? [] : [[key, record[key]]],
    ),
  )
}

/** From the lowest to the highest of several figures; of one alone they are the same. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** What a price is, from the lowest to the highest; an item's is one. Undefined where there is none. */
export const findAmounts = ({ price, min_price, max_price }: Prices): Range | undefined => {
  const low = min_price ?? price
  return low === undefined ? undefined : { low, high: max_price ?? low }
}

/** The list price, where what is paid is less. */
export const findStruckAmounts = (of: Prices): Range | undefined => {
  const paid = findAmounts(of)
  const low = of.min_base_price ?? of.base_price
  if (!paid || low == null) return undefined
  const high = of.max_base_price ?? low
  const isLess = paid.low <= low && paid.high <= high && paid.low + paid.high < low + high
  return isLess ? { low, high } : undefined
}
