import type { OrderPaid, PaymentAttemptClosed } from '../events/index.ts'
import type { StaffScope } from '../kernel/index.ts'
import { listInvoicesDue, settleOrder, type SettleParts } from '../invoice/index.ts'
import { acceptMoney, listFrozenOrders } from '../ledger/index.ts'
import { lockOrder, noteOrderEvent, type OrderRow } from '../order/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import { listAttemptRefunds } from './refund.store.ts'
import { closeOpen } from './close-open.ts'
import type { AttemptWithRefunds } from './find-refundable.ts'
import { followReceipt } from './follow-receipt.ts'
import { isPrepaymentAwaited } from './payment.ts'
import { findAttempt, listAttempts, toPayment, updateAttempt, type AttemptRow } from './payment.store.ts'

interface Parts extends SettleParts {
  readonly db: Db
  readonly announce: (tx: Db, event: OrderPaid | PaymentAttemptClosed) => Promise<void>
}

interface Accepting {
  readonly attemptId: number
  /** The attempt's version that finance saw. */
  readonly version: number
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Those of these attempts whose money in review can still pay its order or invoice, by their ids. */
export const listAcceptable = async (
  db: Db,
  attempts: readonly (AttemptWithRefunds & { readonly order: OrderRow })[],
  now: Date,
): Promise<ReadonlySet<number>> => {
  const frozen = await listFrozenOrders(
    db,
    attempts.map(({ order }) => order.id),
  )
  const due = await listInvoicesDue(
    db,
    attempts.flatMap(({ attempt }) => attempt.invoice_id ?? []),
    now,
  )
  const isAcceptable = ({ order, attempt, refunds }: (typeof attempts)[number]): boolean => {
    const { state, received, refunded, invoice_id } = attempt
    if (state !== 'needs_review' || received <= refunded || frozen.has(order.id)) return false
    // Its money is on its way back.
    if (refunds.some((one) => one.state === 'requested')) return false
    return invoice_id === null ? isPrepaymentAwaited(order) : (due.get(invoice_id) ?? 0) > 0
  }
  return new Set(attempts.filter(isAcceptable).map(({ attempt }) => attempt.id))
}

/**
 * Accepts money in review, which came late or with another amount, as a payment of its order or invoice. If it pays the order, the
 * order gets its payment method, and other open attempts end, also at the gateway.
 */
export const acceptPayment = (
  parts: Parts,
  { attemptId, version, by, now, requestId }: Accepting,
): Promise<'done' | VersionConflict<AttemptRow> | { readonly error: 'not_found' | 'not_possible_now' }> =>
  inTransaction(parts.db, async (tx) => {
    const orderId = (await findAttempt(tx, attemptId))?.order_id
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
    const attempt = await findAttempt(tx, attemptId)
    if (!order || !attempt) return { error: 'not_found' }
    const conflict = versionConflict(attempt, { version })
    if (conflict) return conflict
    const refunds = await listAttemptRefunds(tx, [attemptId])
    const acceptable = await listAcceptable(tx, [{ order, attempt, refunds }], now)
    if (!acceptable.has(attemptId)) return { error: 'not_possible_now' }
    await updateAttempt(tx, attemptId, { state: 'paid' })
    await acceptMoney(tx, toPayment(order, attempt), { now, staffId: by.staff.id })
    const act = { by: { staff: by }, now, requestId }
    const { method } = attempt
    if (attempt.invoice_id !== null) {
      await settleOrder(tx, parts, order.id, now, { method })
      await noteOrderEvent(tx, order.id, act, 'payment_verified')
      await closeOpen(tx, parts, await listAttempts(tx, order.id, attempt.invoice_id), now)
      return 'done'
    }
    await followReceipt(tx, parts, order, { ...act, method })
    return 'done'
  })
