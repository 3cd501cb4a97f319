import { z } from 'zod'
import { documentItem, match } from '../catalogue/records.ts'

/** Whole rupiah before tax. */
const rupiah = z.int().min(0)

/** What staff weigh when they price an item for a company, by its uom. What is not known is absent. */
export const itemFacts = z.object({
  /** The shop's price before any agreement, also where it is hidden. */
  list_price: rupiah.optional(),
  /** What the shop asks of this company today for one; absent for a hidden price. */
  company_price: rupiah.optional(),
  /** Its lower prices from a quantity on, as `priceAt` reads them. The lines of one item count together. */
  price_breaks: z.array(z.object({ from_quantity: z.int(), price: rupiah })).optional(),
  /** What the company paid when it last ordered the item. */
  last_price: z
    .object({
      unit_price: rupiah,
      discount_percent: z.number().optional(),
      quantity: z.int(),
      day: z.iso.date(),
      order: z.object({ id: z.int(), number: z.string() }),
    })
    .optional(),
  /** In stock and not ordered by anybody. */
  available_qty: z.int().min(0).optional(),
  /** The usual one. */
  lead_time_days: z.int().optional(),
  /** What one costs the shop today. */
  unit_cost: rupiah.optional(),
  weight_g: z.int().optional(),
})

/** The facts of a line; of one without an item there are none. */
export const lineFacts = itemFacts.extend({ line_id: z.int() })

/** An item that a keyword means, and what it would be on a line. */
export const foundItem = itemFacts.extend({
  product: documentItem.extend({ id: z.int() }),
  uom: z.string(),
  /** The number of pieces in a uom, where it is known. */
  min_pieces: z.int().optional(),
  min_qty: z.int(),
  multiple_qty: z.int(),
  /** Why it was found, where its name does not say it. */
  match: match.optional(),
})

export type ItemFacts = z.output<typeof itemFacts>
export type LineFacts = z.output<typeof lineFacts>
export type FoundItem = z.output<typeof foundItem>
