import type { ItemPrices, ProductPrices } from '@pasok/contract'

/** What the API says of the price of a product or an item; nothing of it to who may not see prices. */
export type Prices = {
  readonly [Key in keyof (ItemPrices & ProductPrices)]?: (ItemPrices & ProductPrices)[Key] | undefined
}

const KEYS = ['price', 'base_price', 'min_price', 'max_price', 'is_special_offer', 'price_breaks'] as const

/** The price keys that a record has; a key is left out where there is none, so that a guest's page never names it. */
export const pricesIn = (record: Prices): Prices =>
  Object.fromEntries(KEYS.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])))

/** The lowest and the highest figure of a price; of an item's they are the same. Undefined where there is none. */
export const figuresOf = ({
  price,
  min_price,
  max_price,
}: Prices): { low: number; high: number } | undefined => {
  const low = min_price ?? price
  return low === undefined ? undefined : { low, high: max_price ?? low }
}

/** The list price, where what is paid is less. */
export const struckOf = ({ price, base_price }: Prices): number | undefined =>
  price !== undefined && base_price !== undefined && price < base_price ? base_price : undefined
