import type { AttemptState } from '@pasok/contract'
import { settleOrder } from '../invoice/index.ts'
import { correctReceipt, hasDifference, lockCompanyMoney } from '../ledger/index.ts'
import { lockOrder, noteOrderEvent, notifyOrderEvent, type OrderRow } from '../order/index.ts'
import { inTransaction, writeAudit, type Db } from '../platform/index.ts'
import { isOpen } from './attempt-life-cycle.ts'
import { reopenLine } from './bank/bank.store.ts'
import { followCorrection } from './follow-correction.ts'
import {
  findProof,
  listAttempts,
  listOrderProofs,
  reopenProof,
  updateAttempt,
  type AttemptRow,
} from './payment.store.ts'
import { leftOfAttempt } from './refund.ts'
import { listAttemptRefunds } from './refund.store.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'
import type { MoneyAct, MoneyParts } from './transfers/give-money.ts'

/**
 * Takes back finance's decision about a proof, which waits again: what was verified does not count any more, and is taken from
 * where it is now, as a corrected transfer is. Refused where some of it was refunded or used elsewhere, or where another proof of
 * the attempt waits.
 */
export const takeBackDecision = (
  { db, ...parts }: MoneyParts,
  { id, reason, ...act }: MoneyAct & { readonly id: number; readonly reason: string },
): Promise<'done' | { readonly error: 'not_found' | 'not_possible_now' | 'money_spent' }> =>
  inTransaction(db, async (tx) => {
    const locked = await lockProof(tx, id)
    if (!locked) return { error: 'not_found' }
    const { proof, order, attempt } = locked
    const proofs = await listOrderProofs(tx, order.id)
    const waits = proofs.some((one) => one.state === 'waiting' && one.attempt_id === proof.attempt_id)
    if (proof.state === 'waiting' || waits || (await hasDifference(tx, order.id)))
      return { error: 'not_possible_now' }
    const { now, by, requestId } = act
    const received = proof.received ?? 0
    const orderAct = { by: { staff: by }, now, requestId }
    if (received > 0) {
      const taken = await takeMoney(tx, order, attempt, { proofId: id, received, reason, ...act })
      if (taken) return taken
    }
    await reopenProof(tx, id)
    await reopenLine(tx, { proof_id: id })
    await settleOrder(tx, parts, order.id, now, { method: 'transfer', staffId: by.staff.id })
    if (received > 0) await followCorrection(tx, parts, order, orderAct)
    else {
      await refreshPaymentState(tx, order, now)
      await noteOrderEvent(tx, order.id, orderAct, 'proof_reopened')
      await notifyOrderEvent(tx, parts, { id: order.id, news: 'proof_reopened' })
    }
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'payment.reopen-proof',
      subject: 'order',
      subjectId: order.id,
      details: { proof: id, state: proof.state, received, reason },
      requestId,
    })
    return 'done'
  })

/** Locks a proof's money and order, and reads the proof and its attempt under the lock. */
const lockProof = async (tx: Db, id: number) => {
  const orderId = (await findProof(tx, id))?.order_id
  const attempts = orderId === undefined ? [] : await listAttempts(tx, orderId)
  const [first] = attempts
  if (orderId === undefined || !first) return undefined
  await lockCompanyMoney(tx, first.company_id)
  const order = await lockOrder(tx, orderId)
  const proof = await findProof(tx, id)
  const attempt = (await listAttempts(tx, orderId)).find((one) => one.id === proof?.attempt_id)
  return order && proof && attempt ? { order, proof, attempt } : undefined
}

/** Takes what a proof brought from where it is now, and from its attempt. */
const takeMoney = async (
  tx: Db,
  order: OrderRow,
  attempt: AttemptRow,
  {
    proofId,
    received,
    reason,
    by,
    now,
  }: MoneyAct & { readonly proofId: number; readonly received: number; readonly reason: string },
): Promise<{ readonly error: 'money_spent' } | undefined> => {
  const refunds = await listAttemptRefunds(tx, [attempt.id])
  // An open attempt was never refunded.
  if (!isOpen(attempt.state) && leftOfAttempt(attempt, refunds) < received) return { error: 'money_spent' }
  const corrected = await correctReceipt(tx, {
    source: 'proof',
    source_id: proofId,
    now,
    staffId: by.staff.id,
    note: reason,
  })
  if ('error' in corrected) return corrected
  const state = await stateAfterCorrection(tx, order, attempt, attempt.received - received)
  await updateAttempt(tx, attempt.id, {
    received: attempt.received - received,
    state,
    ended_at: isOpen(state) ? null : (attempt.ended_at ?? now),
  })
  return undefined
}

/** An attempt whose proof waits again is open again, unless its order is cancelled, or is paid by another attempt. */
const stateAfterCorrection = async (
  tx: Db,
  order: OrderRow,
  { id, state, refunded }: AttemptRow,
  left: number,
): Promise<AttemptState> => {
  const others = (await listAttempts(tx, order.id)).filter((one) => one.id !== id)
  if (refunded > 0) return state
  if (order.state !== 'cancelled' && !others.some((one) => isOpen(one.state))) return 'pending'
  return left > 0 ? state : 'cancelled'
}
