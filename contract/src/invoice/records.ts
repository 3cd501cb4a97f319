import { z } from 'zod'
import { documentItem } from '../catalogue/records.ts'
import { chosenAddress } from '../quotation/records.ts'
import { invoiceStates } from './states.ts'

/** Whole rupiah. */
const amount = z.int().min(0)
const day = z.iso.date()

const head = {
  id: z.int(),
  number: z.string(),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
  state: z.enum(invoiceStates),
  order_id: z.int(),
  order_number: z.string(),
  po_number: z.string(),
  issued_on: day,
  /** Absent as long as its days to pay wait for the buyer to take it over. */
  due_on: day.optional(),
  amount_untaxed: amount,
  amount_tax: amount,
  amount_total: amount,
  amount_credited: amount,
  /** What came less what went back; negative where more went back than came. */
  amount_paid: z.int(),
  /** What is still to be paid. */
  amount_due: amount,
  /** Whether the faktur pajak is attached. */
  has_tax_invoice: z.boolean(),
  currency_symbol: z.string(),
}

/** An invoice as lists show it. */
export const invoiceInList = z.object(head)

export const invoiceLine = z.object({
  id: z.int(),
  place: z.int(),
  /** As it was called when it was ordered. */
  product: documentItem,
  uom: z.string(),
  product_uom_qty: z.int(),
  /** The refunded part of it. */
  qty_credited: z.int(),
  /** For one uom, before tax and discount. */
  price_unit: amount,
  discount_percent: z.number(),
  /** Before tax, discount taken off. */
  price_subtotal: amount,
})

export const invoicePayment = z.object({
  id: z.int(),
  paid_on: day,
  /** Negative for a reversal or a refund. */
  amount: z.int(),
  /** A payment method, and what it is called in the reader's language. */
  method: z.string(),
  method_name: z.string(),
  reference: z.string(),
})

export const creditNote = z.object({
  id: z.int(),
  number: z.string(),
  version: z.int(),
  issued_on: day,
  reason: z.string(),
  /** The return that it is for. */
  return_number: z.string().optional(),
  amount_untaxed: amount,
  amount_tax: amount,
  amount_total: amount,
  tax_base: amount,
  lines: z.array(
    z.object({
      place: z.int(),
      /** The line of the invoice; absent for an amount by itself. */
      line_id: z.int().optional(),
      product: documentItem.optional(),
      uom: z.string().optional(),
      quantity: z.int().optional(),
      amount_untaxed: amount,
    }),
  ),
  /** The buyer's own note of it (nota retur). */
  return_note: z.object({ number: z.string(), on: day, filename: z.string().optional() }).optional(),
})

/** Money that an invoice does not need: held for its order or on account, on its way back, or refunded. */
export const returnedMoney = z.object({
  place: z.enum(['held', 'on_account', 'on_its_way', 'refunded']),
  amount,
  /** When it was moved to the account, requested or refunded; absent for money that is held. */
  on: day.optional(),
})

export const invoice = z.object({
  ...head,
  quotation_number: z.string(),
  customer_reference: z.string(),
  accounts_email: z.string(),
  company: z.object({ id: z.int(), name: z.string(), npwp: z.string(), nitku: z.string() }),
  requester: z.object({ id: z.int(), name: z.string() }),
  seller: z.object({ name: z.string(), npwp: z.string(), address: z.array(z.string()) }),
  billing_address: chosenAddress.optional(),
  delivery_address: chosenAddress.optional(),
  /** Of an order on terms: days to pay. */
  terms_days: z.int().optional(),
  /** Whether they count from the day on which the buyer took it over (tukar faktur). */
  is_due_from_receipt: z.boolean(),
  received_on: day.optional(),
  /** What tax is of the price, and the rate that it is written with. */
  tax_percent: z.number(),
  tax_rate_percent: z.number(),
  /** DPP nilai lain: what the written rate is taken of. */
  tax_base: amount,
  /** Before tax. */
  delivery_cost: amount,
  /** What came beyond what is owed. */
  amount_over: amount,
  /** What of this credit notes freed; the rest was overpaid. */
  amount_refund_due: amount,
  returned_money: z.array(returnedMoney),
  /** Its total, in the reader's language. */
  amount_in_words: z.string(),
  /** Whether it needs an e-meterai. */
  needs_stamp_duty: z.boolean(),
  lines: z.array(invoiceLine),
  payments: z.array(invoicePayment),
  credit_notes: z.array(creditNote),
  receipt: z.object({ number: z.string(), on: day }).optional(),
  tax_invoice: z.object({ number: z.string(), filename: z.string() }).optional(),
  /** Where to transfer to, as long as something is due. */
  bank_accounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })).optional(),
})

export type InvoiceInList = z.output<typeof invoiceInList>
export type Invoice = z.output<typeof invoice>
export type InvoiceLine = z.output<typeof invoiceLine>
export type ReturnedMoney = z.output<typeof returnedMoney>
export type CreditNote = z.output<typeof creditNote>
