import { z } from 'zod'
import { documentItem } from '../catalogue/records.ts'
import { chosenAddress } from '../quotation/records.ts'
import { deliveryStates, orderStates, paymentStates } from './life-cycle.ts'

/** Whole rupiah. */
const amount = z.int().min(0)
const day = z.iso.date()

export const placedLine = z.object({
  id: z.int(),
  place: z.int(),
  /** As it was called when it was ordered. */
  product: documentItem.extend({ id: z.int() }),
  uom: z.string(),
  product_uom_qty: z.int(),
  qty_shipped: z.int(),
  qty_delivered: z.int(),
  /** Closed short: it will not come. */
  qty_closed: z.int(),
  /** For one uom, before tax and discount. */
  price_unit: amount,
  discount_percent: z.number(),
  /** Before tax, discount taken off. */
  price_subtotal: amount,
  lead_time_days: z.int().optional(),
  comment: z.string().optional(),
})

const head = {
  id: z.int(),
  number: z.string(),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
  state: z.enum(orderStates),
  payment_state: z.enum(paymentStates),
  delivery_state: z.enum(deliveryStates),
  quotation_id: z.int(),
  quotation_number: z.string(),
  customer_reference: z.string(),
  po_number: z.string(),
  placed_by: z.object({ id: z.int(), name: z.string() }),
  placed_at: z.iso.datetime(),
  payment_method: z.string(),
  line_count: z.int(),
  amount_untaxed: amount,
  amount_tax: amount,
  amount_total: amount,
  currency_symbol: z.string(),
}

export const orderInList = z.object(head)

export const orderEvent = z.object({
  at: z.iso.datetime(),
  by: z.enum(['member', 'staff', 'system']),
  /** Who of them; absent for the system. */
  name: z.string().optional(),
  kind: z.string(),
  text: z.string().optional(),
})

/**
 * The money of an order in whole rupiah, in two columns that add up: `ordered` less what will not be charged is `to_pay`;
 * what came, less what went back and what is not used for it, is `paid`. `open` is `to_pay` less `paid`.
 */
export const moneyTable = z.object({
  ordered: amount,
  /** Closed short before it was invoiced. */
  closed: amount,
  credited: amount,
  /** What else a cancelled order does not owe. */
  cancelled: amount,
  to_pay: amount,
  /** What came for the order and its invoices, less what a bank took back. */
  received: z.int(),
  /** Money on account that was used for it; below 0, what it gave to the account. */
  on_account: z.int(),
  /** Tax withheld, bank charges and differences written off. */
  adjusted: amount,
  refunded: amount,
  refund_on_its_way: amount,
  /** Until finance accepts or refunds it. */
  in_review: amount,
  /** Not needed: to be refunded or used for something else. */
  held: amount,
  /** Below 0, what a bank took back after it was refunded. */
  paid: z.int(),
  open: amount,
})

export const order = z.object({
  ...head,
  company: z.object({ id: z.int(), name: z.string() }),
  quotation_version: z.int(),
  tax_percent: z.number(),
  order_line: z.array(placedLine),
  /** Before tax. */
  delivery_cost: amount,
  delivery_method: z.object({ code: z.string(), name: z.string() }),
  delivery_address: chosenAddress.optional(),
  billing_address: chosenAddress.optional(),
  /** Of an order on terms: days from the invoice. */
  terms_days: z.int().optional(),
  accounts_email: z.string(),
  notes: z.string(),
  requested_ship_date: day.optional(),
  is_ship_complete: z.boolean(),
  po_file: z.object({ filename: z.string(), content_type: z.string() }).optional(),
  money: moneyTable,
  timeline: z.array(orderEvent),
  /** Whether the member who asks may cancel it. */
  can_cancel: z.boolean(),
})

/** An order as lists show it. */
export type OrderInList = z.output<typeof orderInList>
export type Order = z.output<typeof order>
export type MoneyTable = z.output<typeof moneyTable>
export type PlacedLine = z.output<typeof placedLine>
export type OrderEvent = z.output<typeof orderEvent>
