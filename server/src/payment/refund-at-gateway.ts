import { settleOrder } from '../invoice/index.ts'
import { refuseRefundOf } from '../ledger/index.ts'
import { lockOrder, notifyOrderEvent } from '../order/index.ts'
import { inTransaction } from '../platform/index.ts'
import type { Moment } from './apply-transaction.ts'
import { noteRefunded } from './request-refund.ts'
import { findAttempt, toPayment } from './payment.store.ts'
import { sumDone } from './refund.ts'
import { endRefund, findRefund, listRequestedRefunds, listAttemptRefunds } from './refund.store.ts'
import { reportFailure } from './report-failure.ts'
import type { SyncParts } from './sync-attempt.ts'

/**
 * Requests a refund from the gateway. Safe to repeat: it refunds once. If the gateway refuses, the refund fails and
 * finance is notified, whatever else was refunded at the gateway. Throws GatewayUnavailable for a retry.
 */
export const refundAtGateway = async (
  { db, gateway, ...parts }: SyncParts,
  refundId: number,
  { now, requestId }: Moment,
): Promise<void> => {
  const refund = await findRefund(db, refundId)
  const attempt = refund && (await findAttempt(db, refund.attempt_id))
  if (refund?.state !== 'requested' || !attempt || attempt.gateway_order_id === null) return
  const { gateway_order_id: name } = attempt
  const { amount, reason } = refund
  const key = `${name}-R${refund.number}`
  // The gateway refuses a key that it knows: an earlier request made the refund, and its answer was lost.
  const isDone =
    (await gateway.refund(name, { key, amount, reason })) === 'done' ||
    (await gateway.status(name))?.refunds.some((one) => one.key === key && one.amount === amount) === true
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, attempt.order_id)
    const current = await findAttempt(tx, attempt.id)
    if (!order || !current || (await findRefund(tx, refundId))?.state !== 'requested') return
    await endRefund(tx, refundId, isDone ? 'done' : 'failed', now)
    if (!isDone) {
      await refuseRefundOf(tx, { refundId, payment: toPayment(order, current), now })
      await settleOrder(tx, parts, order.id, now, { method: current.method })
      await notifyOrderEvent(tx, parts, { id: order.id, news: 'payment_refund_failed', text: refund.reason })
      return
    }
    // The notification may have arrived first.
    const refunded = Math.max(current.refunded, sumDone(await listAttemptRefunds(tx, [attempt.id])))
    await noteRefunded(tx, parts, order, current, { refunded, by: 'system', now, requestId })
  })
}

/** Repeats the requests that the gateway did not answer. A refund that fails does not stop the others. */
export const retryRefunds = async (parts: SyncParts, moment: Moment): Promise<void> => {
  for (const { id, attempt_id: attemptId } of await listRequestedRefunds(parts.db))
    await reportFailure(parts, { attemptId, work: 'refund' }, moment, () =>
      refundAtGateway(parts, id, moment),
    )
}
