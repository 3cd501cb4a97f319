import type { OrderPaid, PaymentAttemptClosed } from '../events/index.ts'
import type { StaffScope } from '../kernel/index.ts'
import { invoiceDue, settleOrder, type SettleParts } from '../invoice/index.ts'
import { acceptMoney, hasDifference } from '../ledger/index.ts'
import { lockOrder, noteOrderEvent, type OrderRow } from '../order/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import { listAttemptRefunds } from './refund.store.ts'
import { closeOpen } from './close-open.ts'
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

/** Whether money in review can still pay its order or invoice. */
export const canAccept = async (
  db: Db,
  order: OrderRow,
  { id, state, received, refunded, invoice_id }: AttemptRow,
  now: Date,
): Promise<boolean> => {
  if (state !== 'needs_review' || received <= refunded || (await hasDifference(db, order.id))) return false
  // Its money is on its way back.
  if ((await listAttemptRefunds(db, [id])).some((one) => one.state === 'requested')) return false
  return invoice_id === null ? isPrepaymentAwaited(order) : (await invoiceDue(db, invoice_id, now)) > 0
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
    if (!(await canAccept(tx, order, attempt, now))) return { error: 'not_possible_now' }
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
