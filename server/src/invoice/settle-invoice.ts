import { collectsVat, type Day, jakartaDay } from '@pasok/contract'
import type { MemberScope } from '../kernel/index.ts'
import { findInvoiceMoney, returnToAccount, useAdvance } from '../ledger/index.ts'
import { lockOrder } from '../order/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { lockInvoiceWithOrder } from './lock-invoice-with-order.ts'
import { invoiceAmountDue, overpayment, writtenNumber } from './invoice.ts'
import {
  findInvoice,
  findInvoices,
  insertInvoicePayment,
  listInvoicesOfOrder,
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
  /** The amount still to be paid, in whole rupiah; 0 if none. */
  readonly amount_due: number
  readonly amount_untaxed: number
  readonly amount_tax: number
  readonly amount_total: number
  /** What of its VAT the buyer pays to the state itself; 0 where the buyer collects none. */
  readonly vat_of_buyer: number
  /** Whether it is paid after delivery; any other is paid with its order. */
  readonly is_on_terms: boolean
}

/** The amounts still to be paid of any invoices, in whole rupiah, by the invoice's id. */
export const listInvoicesDue = async (
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    [...(await findInvoices(db, ids, jakartaDay(now)))].map(([id, invoice]) => [
      id,
      invoiceAmountDue(invoice),
    ]),
  )

/** Like listInvoicesDue, for one invoice; 0 if there is no such invoice. */
export const invoiceDue = async (db: Db, id: number, now: Date): Promise<number> =>
  (await listInvoicesDue(db, [id], now)).get(id) ?? 0

/** The sum overpaid on an order's invoices, in whole rupiah. */
export const sumOverpaid = async (db: Db, orderId: number, now: Date): Promise<number> =>
  (await listInvoicesOfOrder(db, orderId, jakartaDay(now))).reduce((sum, one) => sum + overpayment(one), 0)

/** An invoice of the member's company with its amount due; undefined for another's. */
export const findPayableInvoice = async (
  db: Db,
  scope: Pick<MemberScope, 'companyId'>,
  id: number,
  now: Date,
): Promise<PayableInvoice | undefined> => {
  const invoice = await findInvoice(db, scope, id, jakartaDay(now))
  return invoice && toPayableInvoice(invoice)
}

/** Like findPayableInvoice, and locks it with its order until the transaction ends. */
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
  vat_of_buyer: collectsVat(invoice.tax_kind, invoice) ? invoice.amount_tax : 0,
  is_on_terms: invoice.terms_days !== null,
})

/** How a payment for an invoice was made. */
export interface HowPaid {
  /** A payment method. */
  readonly method: string
  /** The reference by which finance finds it at the gateway or the bank. */
  readonly reference?: string
  /** By default the day of `now`. */
  readonly paidOn?: Day
  /** The staff member who recorded it. */
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
 * Brings an order's invoices up to the ledger, after money of the order moved: what is held for it is used first, and what a
 * cancelled order had from the company's account goes back to it. Each
 * invoice whose money changed gets a payment, which is negative for money that went back. When nothing is due any more, the
 * invoice gets its receipt, and its buyer is notified; an invoice paid before has its number already.
 */
export const settleOrder = async (
  tx: Db,
  parts: SettleParts,
  orderId: number,
  now: Date,
  how: HowPaid,
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  await useAdvance(tx, order, { now, staffId: how.staffId })
  if (order.state === 'cancelled') await returnToAccount(tx, order, { now, staffId: how.staffId })
  for (const invoice of await listInvoicesOfOrder(tx, orderId, jakartaDay(now)))
    await settleInvoice(tx, parts, invoice, now, how)
  await updatePaymentState(tx, order, now)
}

const settleInvoice = async (
  tx: Db,
  { sendEmail, settings }: SettleParts,
  invoice: InvoiceRow,
  now: Date,
  { method, reference = '', paidOn = jakartaDay(now), staffId }: HowPaid,
): Promise<void> => {
  const { id } = invoice
  const amount_paid = await sumPaid(tx, invoice)
  const amount = amount_paid - invoice.amount_paid
  if (amount === 0) return
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
  if (isPaidNow) await notifyInvoiceEvent(tx, { sendEmail }, { id, news: 'paid', now })
}

/** The money that came for an invoice and did not go back, in whole rupiah: what it was paid with, and what it does not need. */
const sumPaid = async (db: Db, { id, order_id, terms_days, ...sums }: InvoiceRow): Promise<number> => {
  const { receivable, held } = await findInvoiceMoney(db, { id, order_id, isPrepaid: terms_days === null })
  return sums.amount_total - sums.amount_credited - receivable + held
}

/** The number and the day of a new receipt. */
export const newReceipt = async (tx: Db, { invoices }: Formats, now: Date) => {
  const receipt_on = jakartaDay(now)
  const year = Number(receipt_on.slice(0, 4))
  const count = await takeNumber(tx, 'receipt', year)
  return { receipt_number: writtenNumber(invoices.receipt_number, year, count), receipt_on }
}
