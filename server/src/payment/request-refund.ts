import { waysToRefund, type RefundWay, type StaffLimits } from '@pasok/contract'
import { isOverLimit, requestApproval, type ApprovedCommand, type NotAlone } from '../approval/index.ts'
import type { PaymentRefundRequested } from '../events/index.ts'
import type { StaffScope } from '../kernel/index.ts'
import { settleOrder, type SettleParts } from '../invoice/index.ts'
import { findHeldPart, payOut, requestRefundOf } from '../ledger/index.ts'
import { lockOrder, noteOrderEvent, notifyOrderEvent, type OrderRow } from '../order/index.ts'
import type { Db, UploadedDocument } from '../platform/index.ts'
import { findRefundable } from './find-refundable.ts'
import { securesDebt } from './held-money/secures-debt.ts'
import { refundOnce } from './transfers/give-money.ts'
import { findAttempt, toPayment, updateAttempt, type AttemptRow } from './payment.store.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'
import { stateAfterRefund } from './refund.ts'
import { insertRefund, listAttemptRefunds } from './refund.store.ts'

interface Parts extends SettleParts {
  readonly settings: SettleParts['settings'] & { readonly staff_limits: StaffLimits }
  readonly announce: (tx: Db, event: PaymentRefundRequested) => Promise<void>
}

/** A file in the storage. */
type StoredDocument = Pick<UploadedDocument, 'key' | 'filename' | 'contentType'>

/** A refund of an attempt, and its way. */
export interface Refunding {
  readonly attemptId: number
  /** Whole rupiah. */
  readonly amount: number
  /** The text that the buyer reads in the order's timeline. */
  readonly reason: string
  /** The proof of a transfer; without it, the gateway refunds. */
  readonly file?: StoredDocument
  /** Why a refund above the limit is to be approved; without it such a refund is refused. */
  readonly approvalReason?: string | undefined
  /** Set where another has approved it: the version of the attempt that they saw. */
  readonly approvedVersion?: number
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was refunded. */
interface RefundError {
  readonly error: 'not_found' | 'not_possible_now' | 'more_than_received' | 'money_needed'
}

/**
 * Refunds a part of what an attempt received, once for a key: records a transfer of finance, or asks the gateway in the
 * background. Concurrent refunds never exceed the received amount. Above the limit of all refunds of the attempt, it waits for
 * approval.
 */
export const requestRefund = (
  { db, ...parts }: Parts & { readonly db: Db },
  command: { readonly key: string | undefined; readonly route: string; readonly request: unknown },
  refunding: Refunding,
) => refundOnce<RefundError>(db, { ...refunding, command }, (tx) => refund(tx, parts, refunding))

/** Makes a refund that was approved, as long as the attempt is as it was. */
export const makeApprovedRefund = (parts: Parts): ApprovedCommand => ({
  lock: async (tx, attemptId) => {
    const orderId = (await findAttempt(tx, attemptId))?.order_id
    return orderId === undefined ? undefined : lockOrder(tx, orderId)
  },
  run: async (tx, { subject_id, command }, act) => {
    const { version, ...approved } = command as RefundCommand
    const result = await refund(tx, parts, {
      ...approved,
      ...act,
      attemptId: subject_id,
      approvedVersion: version,
    })
    return typeof result === 'number' ? {} : result
  },
})

/** A refund as it is requested for approval. */
type RefundCommand = Pick<Refunding, 'amount' | 'reason' | 'file'> & { readonly version: number }

/** Returns the refund's id. */
const refund = async (
  tx: Db,
  parts: Parts,
  refunding: Refunding,
): Promise<number | RefundError | NotAlone> => {
  const { attemptId, amount, reason, file, approvedVersion, by, now, requestId } = refunding
  const orderId = (await findAttempt(tx, attemptId))?.order_id
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  // Read again under the lock.
  const attempt = await findAttempt(tx, attemptId)
  if (!order || !attempt) return { error: 'not_found' }
  const way: RefundWay = file ? 'transfer' : 'gateway'
  const refunds = await listAttemptRefunds(tx, [attemptId])
  const refundable = await findRefundable(tx, { order, attempt, refunds })
  if (refundable === 0 || !waysToRefund(attempt.method).includes(way)) return { error: 'not_possible_now' }
  if (amount > refundable) return { error: 'more_than_received' }
  const payment = toPayment(order, attempt)
  // What is held for a prepaid order, or in review, secures nothing.
  const security = attempt.invoice_id === null ? 0 : await findHeldPart(tx, payment, amount)
  if (security > 0 && (await securesDebt(tx, order.company_id, security, now)))
    return { error: 'money_needed' }
  if (approvedVersion === undefined) {
    const { staff_limits: limits } = parts.settings
    if (isOverLimit(limits, by.staff, 'refund', attempt.refunded + amount))
      return requestRefundApproval(tx, parts, order, attempt, refunding)
  } else if (approvedVersion !== attempt.version) return { error: 'not_possible_now' }
  const id = await insertRefund(tx, {
    attempt_id: attemptId,
    amount,
    way,
    state: file ? 'done' : 'requested',
    reason,
    ...(file && { file_key: file.key, file_name: file.filename, file_type: file.contentType }),
    requested_by: by.staff.id,
    requested_at: now,
  })
  const act = { by: { staff: by }, now, requestId } as const
  if (file)
    await noteRefunded(tx, parts, order, attempt, { refunded: attempt.refunded + amount, reason, ...act })
  else {
    await requestRefundOf(tx, { refundId: id, payment, amount, now, staffId: by.staff.id })
    await noteOrderEvent(tx, order.id, act, 'payment_refund_requested', reason)
    await parts.announce(tx, { type: 'payment_refund_requested', refund: id })
  }
  return id
}

const requestRefundApproval = (
  tx: Db,
  parts: Parts,
  { company_id, number }: OrderRow,
  { id, version, refunded }: AttemptRow,
  { amount, reason, file, ...act }: Refunding,
): Promise<NotAlone> => {
  const command: RefundCommand = {
    amount,
    reason,
    version,
    ...(file && { file: { key: file.key, filename: file.filename, contentType: file.contentType } }),
  }
  return requestApproval(
    tx,
    parts,
    {
      kind: 'refund',
      companyId: company_id,
      subjectId: id,
      number,
      amount,
      exceeded: ['refund'],
      document: { lines: [], amount_before: refunded, text: reason },
      command,
    },
    act,
  )
}

interface Refunded {
  /** The sum of the attempt's refunds, in whole rupiah. */
  readonly refunded: number
  readonly reason?: string
  readonly by: { readonly staff: StaffScope } | 'system'
  readonly now: Date
  readonly requestId: string
}

/** Records a refund of an attempt, whose order the caller has locked, and notifies the buyer. */
export const noteRefunded = async (
  tx: Db,
  parts: SettleParts,
  order: OrderRow,
  attempt: AttemptRow,
  { refunded, reason = '', ...act }: Refunded,
): Promise<void> => {
  if (refunded === attempt.refunded) return
  await updateAttempt(tx, attempt.id, {
    refunded,
    state: stateAfterRefund(attempt, refunded),
    ended_at: act.now,
  })
  await payOut(tx, {
    kind: 'refund_made',
    source: 'attempt',
    source_id: attempt.id,
    payment: toPayment(order, attempt),
    amount: refunded - attempt.refunded,
    now: act.now,
    staffId: act.by === 'system' ? undefined : act.by.staff.staff.id,
    note: reason,
  })
  if (attempt.invoice_id === null) await refreshPaymentState(tx, order, act.now)
  await settleOrder(tx, parts, order.id, act.now, { method: attempt.method })
  await noteOrderEvent(tx, order.id, act, 'payment_refunded', reason)
  await notifyOrderEvent(tx, parts, { id: order.id, news: 'payment_refunded' })
}
