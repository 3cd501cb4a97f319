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
  type PaymentFigures,
} from './payment.ts'
import { listAttempts, listOrderProofs, updateAttempt } from './payment.store.ts'
import { followUse, payFromAccount, type OwnUse, type UseParts } from './use-on-account.ts'

interface Parts extends UseParts {
  readonly announce: AnnounceAttempt & UseParts['announce']
  readonly gateway?: Gateway | undefined
  readonly settings: UseParts['settings'] & {
    readonly bank_accounts: readonly unknown[]
    readonly payment_limits: MethodLimits
  }
}

interface Again {
  readonly orderId: number
  /** Undefined where money on account is to pay all. */
  readonly method: PaymentMethod | undefined
  /** The amount due that the buyer saw, in whole rupiah. */
  readonly amountDue: number | undefined
  /** What is used of the company's money on account, which is locked. */
  readonly onAccount: Pick<OwnUse, 'amount' | 'sources'> | undefined
  /** The number of the open attempt that is replaced. */
  readonly insteadOf: number | undefined
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

/** Why an order is not paid again. */
export type PayAgainError =
  | 'payment_not_possible'
  | 'payment_under_review'
  | 'not_possible_now'
  | 'total_changed'
  | 'on_account_changed'

/**
 * Begins another payment attempt of a prepaid order, if none is open or the open one is to be replaced; money on account is
 * used first. A transfer with a proof or a received amount is not replaced. No new payment during a review.
 */
export const payAgain = async (
  tx: Db,
  parts: Parts,
  { orderId, method, insteadOf, amountDue, onAccount, scope, now, requestId }: Again,
): Promise<{ readonly error: PayAgainError } | undefined> => {
  const order = await lockOrder(tx, orderId, scope.companyId)
  if (!order || method === 'terms' || !isPrepaymentAwaited(order)) return undefined
  const attempts = await listAttempts(tx, orderId)
  if (isUnderReview(attempts)) return { error: 'payment_under_review' }
  const open = attempts.find(({ state }) => isOpen(state))
  if (open && open.number !== insteadOf) return undefined
  const { due } = computeBalance(order, await findOrderSums(tx, order))
  if (amountDue !== undefined && amountDue !== due) return { error: 'total_changed' }
  const rest = due - (onAccount?.amount ?? 0)
  const problem = rest > 0 && method !== undefined && methodProblem(method, prepaidFigures(parts, rest))
  if (problem || due === 0 || (rest > 0 && method === undefined)) return { error: 'payment_not_possible' }
  if (open) {
    const proofs = await listOrderProofs(tx, orderId)
    if (open.received > 0 || proofs.some(({ state }) => state === 'waiting'))
      return { error: 'not_possible_now' }
    await updateAttempt(tx, open.id, { state: 'cancelled', ended_at: now })
    if (open.gateway_order_id !== null)
      await parts.announce(tx, { type: 'payment_attempt_closed', attempt: open.id })
  }
  if (onAccount) {
    const place = { order_id: orderId, invoice_id: null, due }
    const refused = await payFromAccount(tx, parts, place, { ...onAccount, scope, now, requestId })
    if (refused) return refused
    if ((await followUse(tx, parts, order, now)) === 0) return undefined
  }
  if (method === undefined) return { error: 'payment_not_possible' }
  await updateOrder(tx, orderId, { payment_method: method })
  await noteOrderEvent(tx, orderId, { by: { member: scope }, now, requestId }, 'payment_again')
  await beginAttempt(tx, parts, order, { method, amount: rest, now })
  return undefined
}

/** The data that decides which methods can take an amount of a prepaid order, in whole rupiah. */
export const prepaidFigures = (
  {
    gateway,
    settings,
  }: Pick<Parts, 'gateway'> & {
    readonly settings: { readonly bank_accounts: readonly unknown[]; readonly payment_limits: MethodLimits }
  },
  total: number,
): PaymentFigures => ({
  credit: undefined,
  exposure: 0,
  isOverdue: false,
  hasBankAccount: settings.bank_accounts.length > 0,
  hasGateway: gateway !== undefined,
  limits: settings.payment_limits,
  total,
})
