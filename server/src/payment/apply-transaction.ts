import { afterOrderStep, type AttemptState } from '@pasok/contract'
import type { OrderPaid } from '../events/index.ts'
import { noteOrderEvent, notifyOrderEvent, updateOrder, type OrderRow } from '../order/index.ts'
import { settleInvoice, settleWithOrder, type SettleParts } from '../invoice/index.ts'
import type { Db } from '../platform/index.ts'
import { afterOutcome } from './attempt-life-cycle.ts'
import type { Transaction } from './gateway/gateway.ts'
import { noteRefunded } from './request-refund.ts'
import { orderAmountOwed } from './amount-owed.ts'
import { confirmedReceipts, paymentStateFor } from './payment.ts'
import { listAttempts, updateAttempt, type AttemptRow } from './payment.store.ts'
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
 * the order. An amount other than requested, or money after the end, goes to review and changes no order.
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
  if (outcome === 'refunded' || outcome === 'partially_refunded') {
    const byTransfer = (await listAttemptRefunds(tx, [attempt.id])).filter(({ way }) => way === 'transfer')
    const all = outcome === 'refunded' ? attempt.received : refunded + sumDone(byTransfer)
    const refundedInAll = Math.max(attempt.refunded, Math.min(attempt.received, all))
    await noteRefunded(tx, parts, order, attempt, { refunded: refundedInAll, by: 'system', ...moment })
    return
  }
  const state = next === 'paid' && amount !== attempt.amount ? 'needs_review' : next
  await updateAttempt(tx, attempt.id, {
    transaction_id: id,
    ...(transaction.instructions && { instructions: transaction.instructions }),
    ...(outcome === 'paid' && { received: amount }),
    // A reversal leaves only the refunded amount as received.
    ...(state === 'reversed' && { received: attempt.refunded }),
  })
  await moveAttempt(tx, parts, order, attempt, state, moment)
  if (state === 'pending' && transaction.instructions)
    await sendPaymentInstructions(tx, parts, order, attempt, transaction.instructions, moment.now)
  const { invoice_id: invoiceId, method, received } = attempt
  const came = state === 'paid' ? amount : state === 'reversed' ? attempt.refunded - received : 0
  const how = { method, reference: id }
  if (invoiceId === null) await settleWithOrder(tx, parts, order.id, moment.now, how)
  else if (came !== 0) await settleInvoice(tx, parts, invoiceId, came, moment.now, how)
}

/** Moves an attempt to a state, with its events, e-mails and the order's payment state. The caller has locked the order. */
export const moveAttempt = async (
  tx: Db,
  parts: ApplyParts,
  order: OrderRow,
  attempt: Pick<AttemptRow, 'id' | 'number' | 'state' | 'invoice_id'>,
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
  const attempts = await listAttempts(tx, order.id)
  const isCurrent = attempts.at(-1)?.id === attempt.id
  // A reversal is announced for any attempt, and for cancelled orders too.
  const counts =
    state === 'reversed' ? attempt.state !== 'needs_review' : isCurrent && order.state !== 'cancelled'
  if (isEnd && counts) {
    const payment_state = paymentStateFor({
      owed: await orderAmountOwed(tx, order),
      received: confirmedReceipts(attempts),
      isProofWaiting: false,
    })
    const isHeld = state === 'reversed' && order.delivery_state === 'not_shipped'
    await updateOrder(tx, order.id, {
      payment_state,
      ...(isHeld && afterOrderStep(order, 'hold') && { state: 'on_hold', state_before_hold: order.state }),
    })
    if (payment_state === 'paid' && order.payment_state !== 'paid')
      await parts.announce(tx, { type: 'order_paid', order: order.id })
  }
  if (news) await notifyOrderEvent(tx, parts, { id: order.id, news })
}
