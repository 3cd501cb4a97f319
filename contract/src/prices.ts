import { z } from 'zod'

/** Whole rupiah for one uom, before tax. */
const amount = z.int().min(0)

/**
 * What an item costs the company that asks. All of it is absent, not null, for who may not see prices, and where the
 * product shows none. `base_price` is the list price; `price_breaks` are lower prices from a quantity on.
 */
export const itemPrices = z.object({
  price: amount,
  base_price: amount.optional(),
  is_special_offer: z.boolean(),
  price_breaks: z.array(z.object({ from_quantity: z.int(), price: amount })).optional(),
})

/** The same of a product: the range of what its items cost, one unit of each; of a product with one item its price. */
export const productPrices = z.object({
  min_price: amount,
  max_price: amount,
  price: amount.optional(),
  base_price: amount.optional(),
  is_special_offer: z.boolean(),
})

export type ItemPrices = z.output<typeof itemPrices>
export type ProductPrices = z.output<typeof productPrices>
