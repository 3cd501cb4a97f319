import type { InvoiceDueChanged, OrderPaid, PaymentAttemptClosed } from '../events/index.ts'
import type { SettleParts } from '../invoice/index.ts'
import { lockOrder, noteOrderEvent, notifyOrderEvent, type OrderAct, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { followOrderDue } from './close-open.ts'
import { holdUnpaid } from './hold-unpaid.ts'
import { computeBalance } from './payment.ts'
import { findOrderSums } from './refresh-payment-state.ts'

interface Parts extends SettleParts {
  readonly announce: (tx: Db, event: OrderPaid | PaymentAttemptClosed | InvoiceDueChanged) => Promise<void>
}

/**
 * What follows once money of an order does not count any more: a prepaid order that is not paid now is on hold, attempts to pay
 * another amount than is due now end, and the order's people are notified. `before` is the order before the change.
 */
export const followCorrection = async (
  tx: Db,
  parts: Parts,
  before: OrderRow,
  act: OrderAct,
): Promise<void> => {
  await followOrderDue(parts, tx, before.id, act.now)
  const order = await lockOrder(tx, before.id)
  if (!order) return
  const isPrepaid = order.payment_method !== 'terms'
  if (isPrepaid && before.payment_state === 'paid' && order.payment_state !== 'paid')
    await holdUnpaid(tx, order)
  const { due } = computeBalance(order, await findOrderSums(tx, order))
  await noteOrderEvent(tx, order.id, act, 'payment_corrected')
  await notifyOrderEvent(tx, parts, {
    id: order.id,
    news: 'payment_corrected',
    ...(due > 0 && { missing: due }),
  })
}
