import { jakartaDay, type PaymentState } from '@pasok/contract'
import { sumRefunds } from '../ledger/index.ts'
import { updateOrder, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { invoiceAmountDue, isGivenBack, paymentStateFor } from './invoice.ts'
import {
  hasWaitingProof,
  listInvoicesOfOrder,
  sumCredited,
  sumUninvoiced,
  type InvoiceRow,
} from './invoice.store.ts'
import { findOrderMoney } from './order-money.ts'
import { sumClosed } from './sum-closed.ts'

type StatedOrder = Pick<
  OrderRow,
  'id' | 'state' | 'amount_total' | 'tax_percent' | 'payment_method' | 'payment_state'
>

/** Stores the payment state of an order, which the caller has locked, after its money or its documents changed; returns it. */
export const updatePaymentState = async (tx: Db, order: StatedOrder, now: Date): Promise<PaymentState> => {
  const payment_state = await derivePaymentState(tx, order, now)
  if (payment_state !== order.payment_state) await updateOrder(tx, order.id, { payment_state })
  return payment_state
}

/** The payment state of an order: on terms by its invoices, any other by what it owes and what it has in the ledger. */
export const derivePaymentState = async (
  db: Db,
  order: Omit<StatedOrder, 'payment_state'>,
  now: Date,
): Promise<PaymentState> =>
  order.payment_method === 'terms'
    ? computeTermsState(
        await sumUninvoiced(db, order.id),
        await listInvoicesOfOrder(db, order.id, jakartaDay(now)),
      )
    : derivePrepaidState(db, order)

const derivePrepaidState = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'state' | 'amount_total' | 'tax_percent'>,
): Promise<PaymentState> => {
  const { id } = order
  const [{ counted, inReview }, credited, closed, refunds, isProofWaiting] = await Promise.all([
    findOrderMoney(db, id),
    sumCredited(db, id),
    sumClosed(db, order),
    sumRefunds(db, id),
    hasWaitingProof(db, id),
  ])
  const isCancelled = order.state === 'cancelled'
  const [left, refunded] = isCancelled ? [counted + inReview, refunds.all] : [counted, refunds.counted]
  // A cancelled order without money is unpaid, whatever was credited of it.
  const owed = order.amount_total - (isCancelled && counted === 0 ? 0 : closed + credited)
  return paymentStateFor({
    owed,
    // Money in review pays nothing.
    received: counted,
    // What a bank took back, and what was never paid, is still to be paid.
    isRefunded: refunded > 0 && left === 0 && (isCancelled || refunded >= owed),
    isProofWaiting,
  })
}

/** `uninvoiced`: what is still to be invoiced, in whole rupiah. */
const computeTermsState = (uninvoiced: number, invoices: readonly InvoiceRow[]): PaymentState => {
  const isDue = invoices.some((invoice) => invoiceAmountDue(invoice) > 0)
  // An invoice credited in full has nothing due, but was not paid.
  if (!invoices.every(isGivenBack) && uninvoiced === 0 && !isDue) return 'paid'
  if (invoices.some(({ state }) => state === 'overdue')) return 'overdue'
  return invoices.some(({ amount_paid }) => amount_paid > 0) ? 'partially_paid' : 'on_terms'
}
