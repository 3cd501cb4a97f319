import { z } from 'zod'
import { lineItem } from '../catalogue/records.ts'

/** Whole rupiah. */
const amount = z.int().min(0)

export const savedList = z.object({
  id: z.int(),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
  name: z.string(),
  line_count: z.int(),
  /** By name; absent where they do not act for the company any more. */
  made_by: z.string().optional(),
  /** Whether the member who asks may change it. */
  can_change: z.boolean(),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
})

export const savedListLine = z.object({
  product: lineItem,
  quantity: z.int(),
  /** For one uom at this quantity, before tax; absent for a price on request. */
  price_unit: amount.optional(),
  price_subtotal: amount.optional(),
  /** Why it can't be ordered as it is. */
  problem: z.enum(['not_for_sale', 'below_minimum', 'not_multiple']).optional(),
})

export const savedListWithLines = savedList.extend({
  lines: z.array(savedListLine),
  /** Before tax, of the lines that have a price. */
  amount_untaxed: amount,
  /** Lines with a price on request. */
  lines_without_price: z.int(),
})

export const addedToCart = z.object({
  /** How many lines were added to the cart. */
  added: z.int(),
  /** Lines that could not be added, and why. */
  skipped: z.array(
    z.object({
      product: z.object({
        id: z.int(),
        name: z.string(),
        sku_number: z.string(),
        /** What the item asks of a quantity; absent where it can't be ordered at all. */
        min_qty: z.int().min(1).optional(),
        multiple_qty: z.int().min(1).optional(),
      }),
      problem: z.enum(['not_for_sale', 'below_minimum', 'not_multiple', 'too_many', 'cart_full', 'too_dear']),
    }),
  ),
})

/** A company's list of items that it buys again and again. */
export type SavedList = z.output<typeof savedList>
/** One item of it, and how much. */
export type SavedListLine = z.output<typeof savedListLine>
/** A list with all of its lines, in their order. */
export type SavedListWithLines = z.output<typeof savedListWithLines>
/** What became of a list that was added to the cart. */
export type AddedToCart = z.output<typeof addedToCart>
