import { z } from 'zod'

/** Whole rupiah for one uom, before tax. */
const amount = z.int().min(0)

/** A price and what it is; of a product over all of its items, so that a list can say it in a line. */
const prices = {
  price: amount,
  base_price: amount.nullable(),
  min_price: amount,
  max_price: amount,
  /** An offer below the list price runs, and the company pays no more than that. */
  is_special_offer: z.boolean(),
  /** Whether the price comes from the company's own price list. */
  is_company_price: z.boolean(),
  /**
   * What the offer takes off the list price, in whole per cent rounded down; absent where another price is paid. The
   * minimum is 0 where some items are not on offer.
   */
  offer_min_percent: z.int().optional(),
  offer_max_percent: z.int().optional(),
  /** The offer's last day in Jakarta, 'YYYY-MM-DD'; absent where it is open or the items' differ. */
  offer_ends_on: z.iso.date().optional(),
  /** The units that a price is for, by their codes; several where the items are sold by different ones. */
  price_uoms: z.array(z.string()),
  /** The number of pieces in such a unit and the rounded price of one; absent where pieces are unknown. */
  min_pieces: z.int().optional(),
  max_pieces: z.int().optional(),
  min_piece_price: amount.optional(),
  max_piece_price: amount.optional(),
}

/**
 * What an item costs the company that asks. All of it is absent, not null, for who may not see prices, and where the
 * product shows none. `base_price` is the list price, null for an item that has none; lowest and highest price are the
 * price itself; `price_breaks` are lower prices from a quantity on.
 */
export const itemPrices = z.object({
  ...prices,
  price_breaks: z.array(z.object({ from_quantity: z.int(), price: amount })).optional(),
})

/**
 * The same for a product: the price range of its items, for one unit of each, and the price and list price of the cheapest.
 * It is a special offer where one of its items is.
 */
export const productPrices = z.object({
  ...prices,
  /** The range of the list prices. */
  min_base_price: amount.optional(),
  max_base_price: amount.optional(),
})

export type ItemPrices = z.output<typeof itemPrices>
export type ProductPrices = z.output<typeof productPrices>
