import type { AttemptState } from '@pasok/contract'
import type { OrderPaid } from '../events/index.ts'
import type { StaffScope } from '../kernel/index.ts'
import { settleOrder, type SettleParts } from '../invoice/index.ts'
import { receiveMoney } from '../ledger/index.ts'
import { lockOrder, noteOrderEvent, notifyOrderEvent, type OrderRow } from '../order/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { addReceived, findProof, updateProof, type ProofRow } from './payment.store.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'

interface Parts extends SettleParts {
  readonly db: Db
  readonly announce: (tx: Db, event: OrderPaid) => Promise<void>
}

/** A decision of staff about a proof. */
export interface Finding {
  readonly id: number
  readonly by: StaffScope
  /** The whole rupiah received, or why the proof shows no payment. */
  readonly found: { readonly received: number } | { readonly reason: string }
  readonly now: Date
  readonly requestId: string
}

/**
 * Verifies or rejects a waiting proof, once. The amounts of an order's proofs add up: its total makes it paid, less leaves it
 * partly paid, more is recorded as overpaid. Money for a cancelled order goes to review.
 */
export const decideProof = (parts: Parts, finding: Finding): Promise<'done' | ProofError> =>
  inTransaction(parts.db, (tx) => decideProofWithin(tx, parts, finding))

/** Why a proof was not decided. */
export interface ProofError {
  readonly error: 'not_found' | 'not_possible_now'
}

/** Decides a proof within a transaction. */
export const decideProofWithin = async (
  tx: Db,
  parts: Omit<Parts, 'db'>,
  finding: Finding,
): Promise<'done' | ProofError> => {
  const orderId = (await findProof(tx, finding.id))?.order_id
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  // Read again under the lock, which excludes a second decision.
  const proof = await findProof(tx, finding.id)
  if (!order || !proof) return { error: 'not_found' }
  if (proof.state !== 'waiting') return { error: 'not_possible_now' }
  const received = 'received' in finding.found ? finding.found.received : 0
  await updateProof(tx, proof.id, {
    ...('received' in finding.found
      ? { state: 'verified', received }
      : { state: 'rejected', reason: finding.found.reason }),
    decided_by: finding.by.staff.id,
    decided_at: finding.now,
  })
  const staffId = finding.by.staff.id
  if (received > 0)
    await receiveMoney(tx, {
      source: 'proof',
      source_id: proof.id,
      payment: {
        company_id: order.company_id,
        order_id: order.id,
        invoice_id: null,
        attempt_id: proof.attempt_id,
        method: 'transfer',
      },
      amount: received,
      isInReview: order.state === 'cancelled',
      now: finding.now,
      staffId,
    })
  const { owed, received: sum, payment_state } = await refreshPaymentState(tx, order, finding.now)
  const afterwards = { order, owed, received: sum }
  if (received > 0) await addReceived(tx, proof.attempt_id, received, stateAfter(proof, afterwards))
  await settleOrder(tx, parts, order.id, finding.now, { method: 'transfer', staffId })
  if (payment_state === 'paid' && order.payment_state !== 'paid' && order.state !== 'cancelled')
    await parts.announce(tx, { type: 'order_paid', order: order.id })
  const news = chooseEvent(finding, afterwards)
  const text = 'reason' in finding.found ? finding.found.reason : ''
  const act = { by: { staff: finding.by }, now: finding.now, requestId: finding.requestId }
  await noteOrderEvent(tx, order.id, act, news, text)
  await notifyOrderEvent(tx, parts, {
    id: order.id,
    news,
    text,
    ...(news === 'payment_short' && { missing: owed - sum }),
  })
  return 'done'
}

interface Afterwards {
  readonly order: OrderRow
  /** Whole rupiah. */
  readonly owed: number
  readonly received: number
}

const stateAfter = (proof: ProofRow, { order, owed, received }: Afterwards): AttemptState => {
  if (order.state === 'cancelled') return 'needs_review'
  return received >= owed ? 'paid' : proof.attempt_state
}

/** The event for the order's timeline and its e-mail. */
const chooseEvent = ({ found }: Finding, { order, owed, received }: Afterwards): string => {
  if ('reason' in found) return 'proof_rejected'
  if (order.state === 'cancelled') return 'payment_needs_review'
  if (received > owed) return 'payment_over'
  return received === owed ? 'payment_verified' : 'payment_short'
}
