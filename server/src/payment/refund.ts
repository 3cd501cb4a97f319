import { waysToRefund, type AttemptState, type PaymentState } from '@pasok/contract'
import { isOpen } from './attempt-life-cycle.ts'
import { computeReceived, type PayableOrder } from './payment.ts'
import type { AttemptRow } from './payment.store.ts'
import type { RefundRow } from './refund.store.ts'

type Refundable = Pick<AttemptRow, 'state' | 'method' | 'received' | 'refunded'>

/** The refundable amount of an attempt, in whole rupiah: 0 while it is open or another refund is pending. */
export const computeRefundable = (
  { state, received, refunded }: Refundable,
  refunds: readonly Pick<RefundRow, 'state'>[],
): number =>
  isOpen(state) || refunds.some((one) => one.state === 'requested') ? 0 : Math.max(0, received - refunded)

/** The ways to refund an attempt. After a refusal by the gateway, finance transfers the money. */
export const listRefundWays = (attempt: Refundable, refunds: readonly Pick<RefundRow, 'state' | 'way'>[]) =>
  computeRefundable(attempt, refunds) > 0 ? [...waysToRefund(attempt.method)] : []

/** The sum of completed refunds, in whole rupiah. */
export const sumDone = (refunds: readonly Pick<RefundRow, 'state' | 'amount'>[]): number =>
  refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)

/** The state of an attempt after a refund. An attempt in review stays in review until all of it is refunded. */
export const stateAfterRefund = (
  { state, received }: Pick<AttemptRow, 'state' | 'received'>,
  refunded: number,
): AttemptState => {
  if (refunded >= received) return 'refunded'
  return state === 'needs_review' ? state : 'partially_refunded'
}

/** The payment state of an order after a refund: 'refunded' if all of its money was, otherwise unchanged. */
export const paymentAfterRefund = (
  order: PayableOrder,
  attempts: readonly Pick<AttemptRow, 'state' | 'received' | 'refunded'>[],
): PaymentState => {
  const wasPaid = order.payment_state === 'paid' || order.state === 'cancelled'
  return wasPaid && computeReceived(order, attempts) === 0 ? 'refunded' : order.payment_state
}
