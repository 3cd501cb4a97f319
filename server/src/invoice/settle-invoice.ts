import { type Day, jakartaDay } from '@pasok/contract'
import type { MemberScope } from '../kernel/index.ts'
import { lockOrder } from '../order/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { lockInvoiceWithOrder } from './lock-invoice-with-order.ts'
import { invoiceAmountDue, overpayment, writtenNumber } from './invoice.ts'
import {
  findAnyInvoice,
  findInvoice,
  insertInvoicePayment,
  listInvoicesOfOrder,
  receivedForOrder,
  takeNumber,
  updateInvoice,
  type InvoiceRow,
} from './invoice.store.ts'
import { updatePaymentState } from './update-payment-state.ts'
import { notifyInvoiceEvent } from './notify-invoice-event.ts'

/** An invoice to pay. */
export interface PayableInvoice {
  readonly id: number
  readonly number: string
  readonly order_id: number
  /** Whole rupiah that are still to be paid; 0 where nothing is. */
  readonly amount_due: number
  readonly amount_untaxed: number
  readonly amount_tax: number
  readonly amount_total: number
  /** Whether it is paid after the goods; any other is paid with its order. */
  readonly is_on_terms: boolean
}

/** What is still to be paid of any invoice, in whole rupiah; 0 where there is none. */
export const invoiceDue = async (db: Db, id: number, now: Date): Promise<number> => {
  const invoice = await findAnyInvoice(db, id, jakartaDay(now))
  return invoice ? invoiceAmountDue(invoice) : 0
}

/** What was paid for the invoices of an order beyond what they take, in whole rupiah. */
export const sumOverpaid = async (db: Db, orderId: number, now: Date): Promise<number> =>
  (await listInvoicesOfOrder(db, orderId, jakartaDay(now))).reduce((sum, one) => sum + overpayment(one), 0)

/** An invoice of the member's company with what is still due; undefined for another's. */
export const findPayableInvoice = async (
  db: Db,
  scope: Pick<MemberScope, 'companyId'>,
  id: number,
  now: Date,
): Promise<PayableInvoice | undefined> => {
  const invoice = await findInvoice(db, scope, id, jakartaDay(now))
  return invoice && toPayableInvoice(invoice)
}

/** The same, locked with its order until the transaction ends. */
export const lockPayableInvoice = async (
  tx: Db,
  { companyId }: Pick<MemberScope, 'companyId'>,
  id: number,
  now: Date,
): Promise<PayableInvoice | undefined> => {
  const locked = await lockInvoiceWithOrder(tx, id, now, companyId)
  return locked && toPayableInvoice(locked.invoice)
}

const toPayableInvoice = (invoice: InvoiceRow): PayableInvoice => ({
  id: invoice.id,
  number: invoice.number,
  order_id: invoice.order_id,
  amount_untaxed: invoice.amount_untaxed,
  amount_tax: invoice.amount_tax,
  amount_total: invoice.amount_total,
  amount_due: invoiceAmountDue(invoice),
  is_on_terms: invoice.terms_days !== null,
})

/** How money for an invoice came. */
export interface HowPaid {
  /** A payment method. */
  readonly method: string
  /** What finance finds it by: of the gateway, or of the bank. */
  readonly reference?: string
  /** Without it on the day of `now`. */
  readonly paidOn?: Day
  /** Who of staff recorded it. */
  readonly staffId?: number
}

interface Formats {
  readonly invoices: { readonly receipt_number: string }
}

export interface SettleParts {
  readonly sendEmail: SendEmail
  readonly settings: Formats
}

/**
 * Adds money, in whole rupiah, that came for an invoice, or takes off what went back: less than 0. It may be a part of what is
 * due, or more. Once nothing is due the invoice gets its receipt, and its buyer is told; one that was paid before has its
 * number already. Throws where there is no such invoice.
 */
export const settleInvoice = async (
  tx: Db,
  { sendEmail, settings }: SettleParts,
  id: number,
  amount: number,
  now: Date,
  { method, reference = '', paidOn = jakartaDay(now), staffId }: HowPaid,
): Promise<void> => {
  const locked = await lockInvoiceWithOrder(tx, id, now)
  if (!locked) throw new Error(`there is no invoice ${id}`)
  const { invoice, order } = locked
  const amount_paid = invoice.amount_paid + amount
  await insertInvoicePayment(tx, {
    invoice_id: id,
    paid_on: paidOn,
    amount,
    method,
    reference,
    recorded_at: now,
    recorded_by: staffId ?? null,
  })
  const isPaidNow = invoiceAmountDue(invoice) > 0 && invoiceAmountDue({ ...invoice, amount_paid }) === 0
  await updateInvoice(tx, id, {
    amount_paid,
    ...(isPaidNow && invoice.receipt_number !== null && { receipt_on: jakartaDay(now) }),
    ...(isPaidNow && invoice.receipt_number === null && (await newReceipt(tx, settings, now))),
  })
  await updatePaymentState(tx, order, now)
  if (isPaidNow) await notifyInvoiceEvent(tx, { sendEmail }, { id, news: 'paid', now })
}

/**
 * Settles the invoice of an order that is paid in advance with what came for the order until now, or went back. Nothing is to be
 * done before the invoice is issued, or where it has this money already.
 */
export const settleWithOrder = async (
  tx: Db,
  parts: SettleParts,
  orderId: number,
  now: Date,
  how: HowPaid,
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  const invoices = order ? await listInvoicesOfOrder(tx, orderId, jakartaDay(now)) : []
  const invoice = invoices.find(({ terms_days }) => terms_days === null)
  if (!order || !invoice) return
  const amount = (await receivedForOrder(tx, order)) - invoice.amount_paid
  if (amount !== 0) await settleInvoice(tx, parts, invoice.id, amount, now, how)
}

/** The number and the day of a receipt. */
export const newReceipt = async (tx: Db, { invoices }: Formats, now: Date) => {
  const receipt_on = jakartaDay(now)
  const year = Number(receipt_on.slice(0, 4))
  const count = await takeNumber(tx, 'receipt', year)
  return { receipt_number: writtenNumber(invoices.receipt_number, year, count), receipt_on }
}
