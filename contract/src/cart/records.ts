import { z } from 'zod'
import { lineItem } from '../catalogue/records.ts'

/** Whole rupiah. */
const amount = z.int().min(0)

/** An item's unit of sale: a unit of measure, and the number of pieces in it where it is known. */
export const unit = z.object({
  uom: z.string().min(1).max(100),
  pieces: z.int().min(1).max(2_147_483_647).optional(),
})

export const orderLine = z.object({
  /** The line's own; it stays as long as the item lies in the cart. */
  id: z.int(),
  product: lineItem,
  product_uom_qty: z.int(),
  /** For one uom at this quantity, before tax; absent for a price on request. */
  price_unit: amount.optional(),
  price_subtotal: amount.optional(),
  /** What the buyer was shown, where one costs something else by now, or its price is not shown any more. */
  price_shown: amount.optional(),
  /** What the buyer was shown it to be sold by, where that is something else by now. */
  unit_shown: unit.optional(),
  /** Why it can't be ordered as it is. */
  problem: z.enum(['not_for_sale', 'below_minimum', 'not_multiple']).optional(),
})

/** Of a cart as a whole, however few of its lines stand beside it. */
const cartHead = z.object({
  /** Null until something lies in it. */
  id: z.int().nullable(),
  /** Raised by every change; a change may name the one it saw. */
  revision: z.int(),
  line_count: z.int(),
  /** Before tax, tax, and both, of the lines that have a price. */
  amount_untaxed: amount,
  amount_tax: amount,
  amount_total: amount,
  /** What the tax is of the price, in percent, for the member's company today. */
  tax_percent: z.number(),
  /** Lines with a price on request. */
  lines_without_price: z.int(),
  currency_symbol: z.string(),
})

export const cart = cartHead.extend({
  /** In the order they were put in. */
  order_line: z.array(orderLine),
})

export const cartChanges = cartHead.extend({
  /** The lines that the change names, and those that were changed since the revision it names, if it names one. */
  order_line: z.array(orderLine),
  /** The items of these that do not lie in the cart. */
  removed_item_ids: z.array(z.int()),
})

/** One line of a cart. */
export type OrderLine = z.output<typeof orderLine>
/** A member's cart. */
export type Cart = z.output<typeof cart>
/** What became of a member's cart by a change. */
export type CartChanges = z.output<typeof cartChanges>
