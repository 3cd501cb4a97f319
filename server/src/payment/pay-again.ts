import type { PaymentMethod } from '@pasok/contract'
import type { MemberScope } from '../kernel/index.ts'
import { lockOrder, noteOrderEvent, updateOrder } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { isOpen } from './attempt-life-cycle.ts'
import { findOrderSums } from './refresh-payment-state.ts'
import { beginAttempt, type AnnounceAttempt } from './begin-attempt.ts'
import type { Gateway } from './gateway/gateway.ts'
import {
  computeBalance,
  isPrepaymentAwaited,
  isUnderReview,
  methodProblem,
  type MethodLimits,
} from './payment.ts'
import { listAttempts, listOrderProofs, updateAttempt } from './payment.store.ts'

interface Parts {
  readonly announce: AnnounceAttempt
  readonly gateway?: Gateway | undefined
  readonly settings: { readonly bank_accounts: readonly unknown[]; readonly payment_limits: MethodLimits }
}

interface Again {
  readonly orderId: number
  readonly method: PaymentMethod
  /** The number of the open attempt that is replaced. */
  readonly insteadOf: number | undefined
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

/**
 * Begins another payment attempt of a prepaid order, if none is open or the open one is to be replaced. A transfer with a proof or
 * a received amount is not replaced. No new payment during a review.
 */
export const payAgain = async (
  tx: Db,
  parts: Parts,
  { orderId, method, insteadOf, scope, now, requestId }: Again,
): Promise<
  { readonly error: 'payment_not_possible' | 'payment_under_review' | 'not_possible_now' } | undefined
> => {
  const order = await lockOrder(tx, orderId, scope.companyId)
  if (!order || method === 'terms' || !isPrepaymentAwaited(order)) return undefined
  const attempts = await listAttempts(tx, orderId)
  if (isUnderReview(attempts)) return { error: 'payment_under_review' }
  const open = attempts.find(({ state }) => isOpen(state))
  if (open && open.number !== insteadOf) return undefined
  const { due } = computeBalance(order, await findOrderSums(tx, order))
  const problem = methodProblem(method, {
    credit: undefined,
    exposure: 0,
    isOverdue: false,
    hasBankAccount: parts.settings.bank_accounts.length > 0,
    hasGateway: parts.gateway !== undefined,
    limits: parts.settings.payment_limits,
    total: due,
  })
  if (problem || due === 0) return { error: 'payment_not_possible' }
  if (open) {
    const proofs = await listOrderProofs(tx, orderId)
    if (open.received > 0 || proofs.some(({ state }) => state === 'waiting'))
      return { error: 'not_possible_now' }
    await updateAttempt(tx, open.id, { state: 'cancelled', ended_at: now })
    if (open.gateway_order_id !== null)
      await parts.announce(tx, { type: 'payment_attempt_closed', attempt: open.id })
  }
  await updateOrder(tx, orderId, { payment_method: method })
  await noteOrderEvent(tx, orderId, { by: { member: scope }, now, requestId }, 'payment_again')
  await beginAttempt(tx, parts, order, { method, amount: due, now })
  return undefined
}
