import type { AttemptState } from '@pasok/contract'
import type { OrderPaid } from '../events/index.ts'
import { noteOrderEvent, notifyOrderEvent, type OrderRow } from '../order/index.ts'
import { settleOrder, type SettleParts } from '../invoice/index.ts'
import { payOut, receiveMoney } from '../ledger/index.ts'
import type { Db } from '../platform/index.ts'
import { afterOutcome } from './attempt-life-cycle.ts'
import { UnexpectedAnswer, type Transaction } from './gateway/gateway.ts'
import { holdUnpaid } from './hold-unpaid.ts'
import { noteRefunded } from './request-refund.ts'
import { toPayment, updateAttempt, type AttemptRow } from './payment.store.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'
import { sumDone } from './refund.ts'
import { listAttemptRefunds } from './refund.store.ts'
import { sendPaymentInstructions } from './send-payment-instructions.ts'

export interface ApplyParts extends SettleParts {
  readonly announce: (tx: Db, event: OrderPaid) => Promise<void>
}

/** The time, and the request or job. */
export interface Moment {
  readonly now: Date
  readonly requestId: string
}

/** The events that an attempt's new state adds to the order's timeline and announces by e-mail; other states have none. */
const eventByState: Readonly<Partial<Record<AttemptState, string>>> = {
  paid: 'payment_verified',
  expired: 'payment_expired',
  denied: 'payment_denied',
  failed: 'payment_failed',
  reversed: 'payment_reversed',
  needs_review: 'payment_late',
}

/** The order's events for a payment of one of its invoices. */
const NEWS_OF_INVOICES: ReadonlySet<AttemptState> = new Set(['reversed', 'needs_review'])

/**
 * Applies the gateway's state of a transaction to its attempt, as far as the life cycle allows. The caller has locked
 * the order. An amount other than requested, or money after the end, goes to review and changes no order. Throws
 * UnexpectedAnswer for an answer without money about another amount.
 */
export const applyTransaction = async (
  tx: Db,
  parts: ApplyParts,
  order: OrderRow,
  attempt: AttemptRow,
  transaction: Transaction,
  moment: Moment,
): Promise<void> => {
  const { id, amount, outcome, refunded } = transaction
  const next = afterOutcome(attempt.state, outcome)
  if (next === undefined) return
  // Money of another amount was received all the same; nothing else about another amount is of this attempt.
  if (outcome !== 'paid' && amount !== attempt.amount && amount !== attempt.received)
    throw new UnexpectedAnswer(`the gateway answers ${amount} rupiah instead of ${attempt.amount}`)
  if (outcome === 'refunded' || outcome === 'partially_refunded') {
    const byTransfer = (await listAttemptRefunds(tx, [attempt.id])).filter(({ way }) => way === 'transfer')
    const all = outcome === 'refunded' ? attempt.received : refunded + sumDone(byTransfer)
    const refundedInAll = Math.max(attempt.refunded, Math.min(attempt.received, all))
    await noteRefunded(tx, parts, order, attempt, { refunded: refundedInAll, by: 'system', ...moment })
    return
  }
  const state = next === 'paid' && amount !== attempt.amount ? 'needs_review' : next
  const byTransfer = (await listAttemptRefunds(tx, [attempt.id])).filter(({ way }) => way === 'transfer')
  const refundedByGateway = Math.max(0, attempt.refunded - sumDone(byTransfer))
  await updateAttempt(tx, attempt.id, {
    transaction_id: id,
    ...(transaction.instructions && { instructions: transaction.instructions }),
    // After a reversal, besides what the gateway had refunded before.
    ...(outcome === 'paid' && { received: attempt.received + amount }),
    // A reversal takes all that the gateway has not refunded, what finance has transferred back included.
    ...(state === 'reversed' && { received: refundedByGateway }),
  })
  const payment = toPayment(order, attempt)
  const posted = { source: 'attempt', source_id: attempt.id, payment, now: moment.now } as const
  if (outcome === 'paid') await receiveMoney(tx, { ...posted, amount, isInReview: state === 'needs_review' })
  if (state === 'reversed')
    await payOut(tx, {
      ...posted,
      kind: 'payment_taken_back',
      amount: attempt.received - refundedByGateway,
    })
  await moveAttempt(tx, parts, order, attempt, state, moment)
  if (state === 'pending' && transaction.instructions)
    await sendPaymentInstructions(tx, parts, order, attempt, transaction.instructions, moment.now)
  await settleOrder(tx, parts, order.id, moment.now, { method: attempt.method, reference: id })
}

/** Moves an attempt to a state, with its events, e-mails and the order's payment state. The caller has locked the order. */
export const moveAttempt = async (
  tx: Db,
  parts: ApplyParts,
  order: OrderRow,
  attempt: Pick<AttemptRow, 'id' | 'state' | 'invoice_id'>,
  state: AttemptState,
  { now, requestId }: Moment,
): Promise<void> => {
  const isEnd = state !== 'pending'
  await updateAttempt(tx, attempt.id, { state, ...(isEnd && { ended_at: now }) })
  const news = eventByState[state]
  const act = { by: 'system', now, requestId } as const
  if (news) await noteOrderEvent(tx, order.id, act, news)
  if (attempt.invoice_id !== null) {
    // The invoice's own e-mail notifies the buyer.
    if (news && NEWS_OF_INVOICES.has(state)) await notifyOrderEvent(tx, parts, { id: order.id, news })
    return
  }
  const { payment_state } = await refreshPaymentState(tx, order, now)
  // Money in review that a bank takes back never paid the order.
  if (state === 'reversed' && attempt.state !== 'needs_review') await holdUnpaid(tx, order)
  if (payment_state === 'paid' && order.payment_state !== 'paid' && order.state !== 'cancelled')
    await parts.announce(tx, { type: 'order_paid', order: order.id })
  if (news) await notifyOrderEvent(tx, parts, { id: order.id, news })
}
