import { isGatewayMethod } from '@pasok/contract'
import type { OrderPaid, PaymentAttemptClosed } from '../events/index.ts'
import { invoiceDue } from '../invoice/index.ts'
import { lockOrder, notifyOrderEvent } from '../order/index.ts'
import { inTransaction, type Db, type SendEmail } from '../platform/index.ts'
import { isOpen } from './attempt-life-cycle.ts'
import { computeBalance } from './payment.ts'
import { listAttempts, updateAttempt, type AttemptRow } from './payment.store.ts'
import { findOrderSums, refreshPaymentState } from './refresh-payment-state.ts'

interface Parts {
  readonly announce: (tx: Db, event: OrderPaid | PaymentAttemptClosed) => Promise<void>
}

/** Closes the open ones of these attempts, also at the gateway. */
export const closeOpen = async (
  tx: Db,
  { announce }: Parts,
  attempts: readonly AttemptRow[],
  now: Date,
): Promise<void> => {
  for (const { id, gateway_order_id, received } of attempts.filter(({ state }) => isOpen(state))) {
    await updateAttempt(tx, id, { state: received > 0 ? 'paid' : 'cancelled', ended_at: now })
    if (gateway_order_id !== null) await announce(tx, { type: 'payment_attempt_closed', attempt: id })
  }
}

/**
 * Runs after the amount due of an invoice has changed. Closes gateway attempts with another amount, of the invoice or
 * of its prepaid order.
 */
export const followDue = (
  { db, ...parts }: Parts & { readonly db: Db },
  { invoice, order: orderId }: { readonly invoice: number; readonly order: number },
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return
    if (order.payment_method !== 'terms') return followOrderDue(parts, tx, orderId, now)
    const due = await invoiceDue(tx, invoice, now)
    await closeOpen(tx, parts, outdated(await listAttempts(tx, orderId, invoice), due), now)
  })

const outdated = (attempts: readonly AttemptRow[], due: number): readonly AttemptRow[] =>
  attempts.filter(({ method, amount }) => isGatewayMethod(method) && amount !== due)

/** Runs after lines of an order were closed short: like followDue, and tells finance of money that the order does not need. */
export const followClosing =
  (parts: Parts) =>
  async (
    tx: Db,
    mail: { readonly sendEmail: SendEmail },
    orderId: number,
    { now, text }: { readonly now: Date; readonly text: string },
  ): Promise<void> => {
    await followOrderDue(parts, tx, orderId, now)
    const order = await lockOrder(tx, orderId)
    if (!order || order.payment_method === 'terms') return
    if (computeBalance(order, await findOrderSums(tx, order)).over > 0)
      await notifyOrderEvent(tx, mail, { id: orderId, news: 'payment_of_closed', text })
  }

/** Closes gateway attempts of a prepaid order with another amount than is due; it becomes paid if nothing is. */
export const followOrderDue = async (parts: Parts, tx: Db, orderId: number, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order || order.payment_method === 'terms') return
  const { payment_state, ...money } = await refreshPaymentState(tx, order, now)
  const { due } = computeBalance({ ...order, payment_state }, money)
  await closeOpen(tx, parts, outdated(await listAttempts(tx, orderId, null), due), now)
  if (payment_state === 'paid' && order.payment_state !== 'paid' && order.state !== 'cancelled')
    await parts.announce(tx, { type: 'order_paid', order: orderId })
}
