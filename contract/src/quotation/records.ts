import { z } from 'zod'
import { unit } from '../cart/records.ts'
import { documentItem } from '../catalogue/records.ts'
import { address } from '../company/records.ts'
import { comparedFields } from './compared-fields.ts'
import { quotationStates } from './life-cycle.ts'

/** Whole rupiah. */
const amount = z.int().min(0)
/** A calendar day in Jakarta, 'YYYY-MM-DD'. */
const day = z.iso.date()

/** An address as it was when it was chosen. */
export const chosenAddress = address.omit({
  version: true,
  is_default_delivery: true,
  is_default_billing: true,
})

/** Changes of an item in a cart that the buyer had not accepted at checkout. */
const changedInCart = z.object({
  /** What the buyer was shown for one. */
  price_shown: amount.optional(),
  /** What it was sold by then, and is now. */
  unit_shown: unit.optional(),
  unit: unit.optional(),
})

export const quotationLine = z.object({
  id: z.int(),
  place: z.int(),
  /** 'open': to be priced. 'alternative': offered in place of the requested item. */
  status: z.enum(['open', 'quoted', 'alternative', 'not_available']),
  /** What the buyer wrote, where it came from a file or a request. */
  requested_text: z.string().optional(),
  requested_quantity: z.string().optional(),
  /** What the row of the file calls its item beside its part number. */
  requested_description: z.string().optional(),
  /** As it was called when the line was written; absent for what no item was found for. */
  product: documentItem.extend({ id: z.int() }).optional(),
  uom: z.string().optional(),
  product_uom_qty: z.int().optional(),
  /** For one uom, before tax and discount; absent as long as it is to be priced. */
  price_unit: amount.optional(),
  /** Per cent off, with at most two decimals. */
  discount_percent: z.number().optional(),
  /** Before tax, discount taken off. */
  price_subtotal: amount.optional(),
  lead_time_days: z.int().optional(),
  /** How much of it is in stock and not ordered by anybody, where the supplier reports it; as long as it can be ordered. */
  available_qty: z.int().min(0).optional(),
  changed_in_cart: changedInCart.optional(),
  buyer_comment: z.string().optional(),
  staff_comment: z.string().optional(),
})

export const person = z.object({ id: z.int(), name: z.string() })

const head = {
  id: z.int(),
  number: z.string(),
  state: z.enum(quotationStates),
  /** The version that is worked on, or that was sent last: ordering names it. */
  version: z.int(),
  /** Raised by every change; a change names the one it saw. */
  revision: z.int(),
  /** 'staff': made by staff for the company, which sees it once it is sent. */
  source: z.enum(['cart', 'upload', 'request', 'staff']),
  /** It was made by a checkout and is only that: no document of it was wanted, and sales never worked on it. */
  is_plain_checkout: z.boolean(),
  customer_reference: z.string(),
  po_number: z.string(),
  requester: person,
  /** The last day on which the version that was sent last can be ordered. */
  valid_until: day.optional(),
  line_count: z.int(),
  lines_without_price: z.int(),
  /** Lines that have a price, and delivery. */
  amount_untaxed: amount,
  amount_tax: amount,
  amount_total: amount,
  currency_symbol: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Of a quotation that was ordered. */
  order_id: z.int().optional(),
}

export const quotationInList = z.object(head)

export const quotationEvent = z.object({
  at: z.iso.datetime(),
  by: z.enum(['member', 'staff', 'system']),
  /** Who of them; absent for the system. */
  name: z.string().optional(),
  version: z.int(),
  kind: z.string(),
  text: z.string().optional(),
})

export const quotation = z.object({
  ...head,
  company: z.object({ id: z.int(), name: z.string() }),
  salesperson: person.optional(),
  /** Whether a document was requested: a changed cart does not withdraw it. */
  is_document: z.boolean(),
  tax_percent: z.number(),
  order_line: z.array(quotationLine),
  /** Before tax; absent until a delivery method is chosen. */
  delivery_cost: amount.optional(),
  delivery_method: z.object({ code: z.string(), name: z.string() }).optional(),
  delivery_address: chosenAddress.optional(),
  billing_address: chosenAddress.optional(),
  payment_method: z.string().optional(),
  accounts_email: z.string(),
  notes: z.string(),
  /** What staff wrote along with the version. */
  comment: z.string(),
  requested_ship_date: day.optional(),
  is_ship_complete: z.boolean(),
  /** Of all lines whose items have a weight. */
  weight_g: z.int(),
  po_file: z.object({ filename: z.string(), content_type: z.string() }).optional(),
  versions: z.array(
    z.object({
      version: z.int(),
      sent_at: z.iso.datetime().optional(),
      valid_until: day.optional(),
      amount_untaxed: amount,
    }),
  ),
  history: z.array(quotationEvent),
  /** What the member, or the staff, who asks may do now. */
  steps: z.array(z.string()),
  /** Whether what belongs to ordering it (delivery, addresses, purchase order) can be chosen now. */
  is_orderable: z.boolean(),
})

/** A line that differs between two versions; absent from one that does not have it. */
export const comparedLine = z.object({
  before: quotationLine.optional(),
  after: quotationLine.optional(),
  changed: z.array(z.enum(comparedFields)),
})

export const quotationVersion = z.object({
  version: z.int(),
  sent_at: z.iso.datetime().optional(),
  valid_until: day.optional(),
  comment: z.string(),
  line_count: z.int(),
  /** Of all lines, before tax. */
  amount_untaxed: amount,
  order_line: z.array(quotationLine),
})

/** A quotation as lists show it. */
export type QuotationInList = z.output<typeof quotationInList>
/** A quotation with the lines of its newest version. */
export type Quotation = z.output<typeof quotation>
export type QuotationLine = z.output<typeof quotationLine>
export type ChangedInCart = z.output<typeof changedInCart>
export type QuotationEvent = z.output<typeof quotationEvent>
export type ComparedLine = z.output<typeof comparedLine>
/** One version of a quotation, as it was sent. */
export type QuotationVersion = z.output<typeof quotationVersion>
/** An address as it was when it was chosen for a quotation or an order. */
export type ChosenAddress = z.output<typeof chosenAddress>
