import { isOpen } from './attempt-life-cycle.ts'
import {
  isGatewayMethod,
  PAYMENT_LIMITS,
  type AttemptState,
  type Credit,
  type GatewayMethod,
  type OrderState,
  type PaymentMethod,
  type PaymentState,
} from '@pasok/contract'
import type { OrderMoney } from '../invoice/index.ts'

/** A company's credit limit in whole rupiah, and its payment term in days. */
export interface CreditRule {
  readonly credit_limit: number
  readonly terms_days: number
}

/** Why a payment method can't take an amount. */
export type MethodProblem =
  | 'no_credit'
  | 'over_credit_limit'
  | 'invoice_overdue'
  | 'no_account'
  | 'no_gateway'
  | 'below_minimum'
  | 'above_maximum'

/** The least and greatest amounts of methods, in whole rupiah. */
export type MethodLimits = Readonly<
  Partial<Record<GatewayMethod, { readonly min: number; readonly max: number }>>
>
/** The limits of a method in the settings, or its defaults. */
export const resolveLimits = (limits: MethodLimits, method: GatewayMethod) =>
  limits[method] ?? PAYMENT_LIMITS[method]

/** The data that decides which methods can take an amount. */
export interface PaymentFigures {
  readonly credit: CreditRule | undefined
  /** The company's debt: unpaid invoices and open orders on terms. */
  readonly exposure: number
  /** Whether an invoice is overdue for longer than the settings allow. */
  readonly isOverdue: boolean
  readonly hasBankAccount: boolean
  readonly hasGateway: boolean
  readonly limits: MethodLimits
  /** The amount to pay. */
  readonly total: number
}

/** Why a method can't be chosen; undefined if it can. */
export const methodProblem = (
  method: PaymentMethod,
  { credit, exposure, isOverdue, hasBankAccount, hasGateway, limits, total }: PaymentFigures,
): MethodProblem | undefined => {
  if (isGatewayMethod(method)) {
    const { min, max } = resolveLimits(limits, method)
    if (!hasGateway) return 'no_gateway'
    if (total < min) return 'below_minimum'
    return total > max ? 'above_maximum' : undefined
  }
  if (method === 'transfer') return hasBankAccount ? undefined : 'no_account'
  if (!credit || credit.credit_limit === 0) return 'no_credit'
  if (isOverdue) return 'invoice_overdue'
  return exposure + total > credit.credit_limit ? 'over_credit_limit' : undefined
}

/** The fields of an order that the payment rules need. */
export interface PayableOrder {
  readonly state: OrderState
  readonly payment_state: PaymentState
  readonly payment_method: string
}

const AWAITING: readonly PaymentState[] = ['unpaid', 'pending', 'partially_paid']

/** Whether an order is prepaid and not paid yet. */
export const isPrepaymentAwaited = ({ state, payment_state, payment_method }: PayableOrder): boolean =>
  payment_method !== 'terms' && state !== 'cancelled' && AWAITING.includes(payment_state)

/** Whether a transfer for an order is still due. */
export const isTransferAwaited = (order: PayableOrder): boolean =>
  order.payment_method === 'transfer' && isPrepaymentAwaited(order)

/** Whether received money is in review: until finance accepts or refunds it, there is no new payment. */
export const isUnderReview = (
  attempts: readonly {
    readonly state: AttemptState
    /** In whole rupiah. */
    readonly received: number
    readonly refunded: number
  }[],
): boolean =>
  attempts.some(({ state, received, refunded }) => state === 'needs_review' && received > refunded)

/** The money that an order has, in whole rupiah. Money in review counts only for a cancelled order: all of it goes back. */
export const computeReceived = (
  { state }: Pick<PayableOrder, 'state'>,
  { counted, inReview }: OrderMoney,
): number => (state === 'cancelled' ? counted + inReview : counted)

/**
 * The amount due of a prepaid order that owes this amount (`orderAmountOwed`), and the overpaid amount, in whole
 * rupiah. A cancelled order has overpaid all that it received.
 */
export const computeBalance = (
  order: PayableOrder,
  { owed, received }: { readonly owed: number; readonly received: number },
): { readonly due: number; readonly over: number } => ({
  due: isPrepaymentAwaited(order) ? Math.max(0, owed - received) : 0,
  over: Math.max(0, received - (order.state === 'cancelled' ? 0 : owed)),
})

/**
 * When the last payment attempt of an order ended. A transfer has no end: then when it was begun, or when its last
 * proof was rejected. Undefined if an attempt is open, money was received, or a proof waits for staff.
 */
export const unpaidSince = (
  attempts: readonly {
    readonly state: AttemptState
    readonly method: PaymentMethod
    readonly received: number
    readonly created_at: Date
    readonly ended_at: Date | null
  }[],
  proofs: readonly { readonly state: string; readonly decided_at: Date | null }[],
): Date | undefined => {
  const isWaiting = proofs.some(({ state }) => state === 'waiting')
  const canBePaid = attempts.some(({ state, method }) => isGatewayMethod(method) && isOpen(state))
  if (isWaiting || canBePaid || attempts.some(({ received }) => received > 0)) return undefined
  const times = [
    ...attempts.map(({ created_at, ended_at }) => ended_at ?? created_at),
    ...proofs.flatMap(({ decided_at }) => decided_at ?? []),
  ]
  return times.toSorted((a, b) => a.getTime() - b.getTime()).at(-1)
}

/** The remaining credit of a company, in whole rupiah. */
export const computeCredit = ({ credit_limit, terms_days }: CreditRule, exposure: number): Credit => ({
  credit_limit,
  exposure,
  available: Math.max(0, credit_limit - exposure),
  terms_days,
})
