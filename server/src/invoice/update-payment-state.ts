import { type PaymentState, jakartaDay } from '@pasok/contract'
import { updateOrder, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { invoiceAmountDue, isGivenBack } from './invoice.ts'
import { sumClosed } from './sum-closed.ts'
import { listInvoicesOfOrder, type InvoiceRow } from './invoice.store.ts'

/**
 * Updates the payment state of an order on terms, which the caller has locked, from its invoices; returns whether it
 * changed. Other orders get it from their own payment.
 */
export const updatePaymentState = async (tx: Db, order: OrderRow, now: Date): Promise<boolean> => {
  if (order.payment_method !== 'terms') return false
  const payment_state = await deriveTermsState(tx, order, now)
  if (payment_state === order.payment_state) return false
  await updateOrder(tx, order.id, { payment_state })
  return true
}

/** The payment state of an order on terms, by its invoices. */
export const deriveTermsState = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'amount_total' | 'tax_percent'>,
  now: Date,
): Promise<PaymentState> =>
  computePaymentState(
    order.amount_total - (await sumClosed(db, order)),
    await listInvoicesOfOrder(db, order.id, jakartaDay(now)),
  )

const computePaymentState = (
  /** The total of what will come, in whole rupiah. */
  amount_total: number,
  invoices: readonly InvoiceRow[],
): PaymentState => {
  const invoiced = invoices.reduce((sum, invoice) => sum + invoice.amount_total, 0)
  const isDue = invoices.some((invoice) => invoiceAmountDue(invoice) > 0)
  // An invoice credited in full has nothing due, but was not paid.
  if (!invoices.every(isGivenBack) && invoiced >= amount_total && !isDue) return 'paid'
  if (invoices.some(({ state }) => state === 'overdue')) return 'overdue'
  return invoices.some(({ amount_paid }) => amount_paid > 0) ? 'partially_paid' : 'on_terms'
}
