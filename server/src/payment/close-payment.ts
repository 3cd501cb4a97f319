import { findOrderMoney, updatePaymentState } from '../invoice/index.ts'
import { returnToAccount } from '../ledger/index.ts'
import { lockOrder, noteOrderEvent, notifyOrderEvent, type OnCancelled } from '../order/index.ts'
import type { AnnounceAttempt } from './begin-attempt.ts'
import { closeOpenAttempts } from './payment.store.ts'

/**
 * Closes the payment of a cancelled order; what it had from the company's account goes back to it. If it has received money, finance is notified, since nothing is refunded
 * automatically.
 */
export const closePayment =
  ({ announce }: { readonly announce: AnnounceAttempt }): OnCancelled =>
  async (tx, parts, orderId, { now, requestId }) => {
    for (const { id, gateway_order_id } of await closeOpenAttempts(tx, orderId, now))
      if (gateway_order_id !== null) await announce(tx, { type: 'payment_attempt_closed', attempt: id })
    const order = await lockOrder(tx, orderId)
    if (order) await returnToAccount(tx, order, { now })
    if (order) await updatePaymentState(tx, order, now)
    const { counted, inReview } = await findOrderMoney(tx, orderId)
    if (counted + inReview === 0 || order?.payment_method === 'terms') return
    await noteOrderEvent(tx, orderId, { by: 'system', now, requestId }, 'payment_needs_review')
    await notifyOrderEvent(tx, parts, { id: orderId, news: 'payment_needs_review' })
  }
