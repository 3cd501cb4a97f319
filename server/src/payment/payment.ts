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

/** What a company may owe, in whole rupiah, and within how many days it pays. */
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

/** What methods take at least and at most, in whole rupiah. */
export type MethodLimits = Readonly<
  Partial<Record<GatewayMethod, { readonly min: number; readonly max: number }>>
>
/** What a method takes, as the settings have it. */
export const resolveLimits = (limits: MethodLimits, method: GatewayMethod) =>
  limits[method] ?? PAYMENT_LIMITS[method]

/** What decides which methods can take an amount. */
export interface PaymentFigures {
  readonly credit: CreditRule | undefined
  /** What the company owes already: unpaid invoices and open orders on terms. */
  readonly exposure: number
  /** Whether an invoice is overdue for longer than the settings bear. */
  readonly isOverdue: boolean
  readonly hasBankAccount: boolean
  readonly hasGateway: boolean
  readonly limits: MethodLimits
  /** What is to be paid. */
  readonly total: number
}

/** Why a method can't be chosen; undefined where it can. */
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

/** The fields of an order that its payment needs. */
export interface PayableOrder {
  readonly state: OrderState
  readonly payment_state: PaymentState
  readonly payment_method: string
}

const AWAITING: readonly PaymentState[] = ['unpaid', 'pending', 'partially_paid']

/** Whether an order is to be paid in advance, and is not yet. */
export const isPrepaymentAwaited = ({ state, payment_state, payment_method }: PayableOrder): boolean =>
  payment_method !== 'terms' && state !== 'cancelled' && AWAITING.includes(payment_state)

/** Whether money is still to be transferred for an order. */
export const isTransferAwaited = (order: PayableOrder): boolean =>
  order.payment_method === 'transfer' && isPrepaymentAwaited(order)

interface Money {
  readonly state: AttemptState
  /** Whole rupiah that came, and that went back. */
  readonly received: number
  readonly refunded: number
}
const sumReceived = (attempts: readonly Money[]): number =>
  attempts.reduce((sum, { received, refunded }) => sum + received - refunded, 0)

/** Whether money that came waits for finance, who accepts it or gives it back: until then nothing more is to be paid. */
export const isUnderReview = (attempts: readonly Money[]): boolean =>
  attempts.some(({ state, received, refunded }) => state === 'needs_review' && received > refunded)

/** What pays an order, in whole rupiah: what came and did not go back, without what waits for finance. */
export const confirmedReceipts = (attempts: readonly Money[]): number =>
  sumReceived(attempts.filter(({ state }) => state !== 'needs_review'))

/** What came for an order and did not go back, in whole rupiah. What waits for finance counts once the order is cancelled. */
export const computeReceived = ({ state }: Pick<PayableOrder, 'state'>, attempts: readonly Money[]): number =>
  state === 'cancelled' ? sumReceived(attempts) : confirmedReceipts(attempts)

/** How far an order that is paid in advance is paid; 'pending' as long as staff have a proof to look at. */
export const paymentStateFor = ({
  owed,
  received,
  isProofWaiting,
}: {
  readonly owed: number
  readonly received: number
  readonly isProofWaiting: boolean
}): PaymentState => {
  if (received >= owed) return 'paid'
  if (isProofWaiting) return 'pending'
  return received > 0 ? 'partially_paid' : 'unpaid'
}

/**
 * What is still to be paid in advance for an order of which so much is owed (`orderAmountOwed`), and what came that it does not take, in
 * whole rupiah: of what is cancelled all.
 */
export const computeBalance = (
  order: PayableOrder,
  { owed, received }: { readonly owed: number; readonly received: number },
): { readonly due: number; readonly over: number } => ({
  due: isPrepaymentAwaited(order) ? Math.max(0, owed - received) : 0,
  over: Math.max(0, received - (order.state === 'cancelled' ? 0 : owed)),
})

/**
 * Since when nobody has tried to pay an order: since its last attempt ended; for a transfer, which has no end, since it was
 * begun, or its last proof was rejected. Undefined where something can still be paid, has come, or is to be looked at.
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

/** What a company may still order on terms, in whole rupiah. */
export const computeCredit = ({ credit_limit, terms_days }: CreditRule, exposure: number): Credit => ({
  credit_limit,
  exposure,
  available: Math.max(0, credit_limit - exposure),
  terms_days,
})
