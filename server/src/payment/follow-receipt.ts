import { isGatewayMethod, type Day, type PaymentMethod } from '@pasok/contract'
import type { OrderPaid, PaymentAttemptClosed } from '../events/index.ts'
import { settleOrder, type SettleParts } from '../invoice/index.ts'
import {
  noteOrderEvent,
  notifyOrderEvent,
  updateOrder,
  type OrderAct,
  type OrderRow,
} from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { closeOpen } from './close-open.ts'
import { computeBalance } from './payment.ts'
import { listAttempts } from './payment.store.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'

interface Parts extends SettleParts {
  readonly announce: (tx: Db, event: OrderPaid | PaymentAttemptClosed) => Promise<void>
}

/**
 * What follows once finance has given money to a prepaid order, which the caller has locked: its payment state, its invoice, an
 * event with an e-mail, the end of attempts for another amount, and its announcement where it is paid now.
 */
export const followReceipt = async (
  tx: Db,
  parts: Parts,
  order: OrderRow,
  {
    method,
    transfer = {},
    ...act
  }: OrderAct & {
    readonly method: PaymentMethod
    readonly transfer?: { readonly reference?: string; readonly paidOn?: Day }
  },
): Promise<void> => {
  const sums = await refreshPaymentState(tx, order, act.now)
  const { owed, received } = sums
  const isPaid = sums.payment_state === 'paid'
  if (isPaid) await updateOrder(tx, order.id, { payment_method: method })
  await settleOrder(tx, parts, order.id, act.now, { method, ...transfer })
  const news = received < owed ? 'payment_short' : received > owed ? 'payment_over' : 'payment_verified'
  await noteOrderEvent(tx, order.id, act, news)
  await notifyOrderEvent(tx, parts, {
    id: order.id,
    news,
    ...(received < owed && { missing: owed - received }),
  })
  const { due } = computeBalance({ ...order, payment_state: sums.payment_state }, sums)
  const attempts = await listAttempts(tx, order.id)
  const outdated = attempts.filter((one) => isPaid || (isGatewayMethod(one.method) && one.amount !== due))
  await closeOpen(tx, parts, outdated, act.now)
  if (isPaid && order.payment_state !== 'paid')
    await parts.announce(tx, { type: 'order_paid', order: order.id })
}
