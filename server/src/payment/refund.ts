import { waysToRefund, type AttemptState, type PaymentState } from '@pasok/contract'
import { isOpen } from './attempt-life-cycle.ts'
import { computeReceived, type PayableOrder } from './payment.ts'
import type { AttemptRow } from './payment.store.ts'
import type { RefundRow } from './refund.store.ts'

type Refundable = Pick<AttemptRow, 'state' | 'method' | 'received' | 'refunded'>

/** What of an attempt can be given back now, in whole rupiah: one refund after the other, and none of an open attempt. */
export const computeRefundable = (
  { state, received, refunded }: Refundable,
  refunds: readonly Pick<RefundRow, 'state'>[],
): number =>
  isOpen(state) || refunds.some((one) => one.state === 'asked') ? 0 : Math.max(0, received - refunded)

/** How it can be given back: what the gateway refused once, finance transfers. */
export const listRefundWays = (attempt: Refundable, refunds: readonly Pick<RefundRow, 'state' | 'way'>[]) =>
  computeRefundable(attempt, refunds) > 0 ? [...waysToRefund(attempt.method)] : []

/** What was given back of an attempt in all, in whole rupiah. */
export const sumDone = (refunds: readonly Pick<RefundRow, 'state' | 'amount'>[]): number =>
  refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)

/** How far an attempt is once so much of it was given back. What waits for finance waits for the rest. */
export const stateAfterRefund = (
  { state, received }: Pick<AttemptRow, 'state' | 'received'>,
  refunded: number,
): AttemptState => {
  if (refunded >= received) return 'refunded'
  return state === 'needs_review' ? state : 'partially_refunded'
}

/** How far an order is paid after a refund: one whose whole money went back is refunded, any other stays as it is. */
export const paymentAfterRefund = (
  order: PayableOrder,
  attempts: readonly Pick<AttemptRow, 'state' | 'received' | 'refunded'>[],
): PaymentState => {
  const wasPaid = order.payment_state === 'paid' || order.state === 'cancelled'
  return wasPaid && computeReceived(order, attempts) === 0 ? 'refunded' : order.payment_state
}
