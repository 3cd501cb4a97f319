import { waysToRefund, type AttemptState, type PaymentMethod } from '@pasok/contract'
import { isOpen } from './attempt-life-cycle.ts'
import type { AttemptRow } from './payment.store.ts'
import type { RefundRow } from './refund.store.ts'

/** What an attempt brought and did not give back, in whole rupiah: 0 while it is open or another refund is pending. */
export const leftOfAttempt = (
  { state, received, refunded }: Pick<AttemptRow, 'state' | 'received' | 'refunded'>,
  refunds: readonly Pick<RefundRow, 'state'>[],
): number =>
  isOpen(state) || refunds.some((one) => one.state === 'requested') ? 0 : Math.max(0, received - refunded)

/** The ways to refund an attempt. After a refusal by the gateway, finance transfers the money. */
export const listRefundWays = (method: PaymentMethod, refundable: number) =>
  refundable > 0 ? [...waysToRefund(method)] : []

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
