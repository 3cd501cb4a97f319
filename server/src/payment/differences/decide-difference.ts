import type { DifferenceDecision, StaffLimits } from '@pasok/contract'
import { isOverLimit } from '../../approval/index.ts'
import { settleOrder } from '../../invoice/index.ts'
import { findDifference, lockCompanyMoney, markDecided, postDifference } from '../../ledger/index.ts'
import { lockOrder } from '../../order/index.ts'
import { inTransaction, writeAudit } from '../../platform/index.ts'
import { followOrderDue } from '../close-open.ts'
import { followCorrection } from '../follow-correction.ts'
import type { MoneyAct, MoneyParts } from '../transfers/give-money.ts'

/** What a decision needs. */
export interface DifferenceParts extends MoneyParts {
  readonly settings: MoneyParts['settings'] & { readonly staff_limits: StaffLimits }
}

/** A decision of finance about sums from before the ledger. */
export interface Decision extends MoneyAct {
  readonly id: number
  readonly decision: DifferenceDecision
  readonly reason: string
}

/**
 * Decides about a document whose sum does not agree with the ledger, once: either the ledger's sum stands, and the document
 * follows it, or money is added to or taken from the ledger so that it has what the document says. Its order is free afterwards.
 * Sums that differ by more than the limit of refunds are decided by an admin alone.
 */
export const decideDifference = (
  { db, ...parts }: DifferenceParts,
  { id, decision, reason, by, now, requestId }: Decision,
): Promise<'done' | { readonly error: 'not_found' | 'not_possible_now' | 'over_limit' }> =>
  inTransaction(db, async (tx) => {
    const found = await findDifference(tx, id)
    if (found) await lockCompanyMoney(tx, found.company_id)
    const order = found && (await lockOrder(tx, found.order_id))
    // Read again under the lock, which excludes a second decision.
    const difference = await findDifference(tx, id)
    if (!order || !difference) return { error: 'not_found' }
    if (difference.decided_at) return { error: 'not_possible_now' }
    const { company_id, order_id, invoice_id, stored, computed } = difference
    if (isOverLimit(parts.settings.staff_limits, by.staff, 'refund', Math.abs(stored - computed)))
      return { error: 'over_limit' }
    const isOnTerms = order.payment_method === 'terms'
    const staffId = by.staff.id
    await postDifference(tx, {
      differenceId: id,
      payment: {
        company_id,
        order_id,
        invoice_id: isOnTerms ? invoice_id : null,
        attempt_id: null,
        method: 'transfer',
      },
      missing: decision === 'document' ? stored - computed : 0,
      now,
      staffId,
      note: reason,
    })
    await markDecided(tx, id, { decision, reason, at: now, by: staffId })
    await followOrderDue(parts, tx, order_id, now)
    const method = isOnTerms ? 'transfer' : order.payment_method
    await settleOrder(tx, parts, order_id, now, { method, staffId })
    const after = await lockOrder(tx, order_id)
    if (order.payment_state === 'paid' && after?.payment_state !== 'paid')
      await followCorrection(tx, parts, order, { by: { staff: by }, now, requestId })
    if (invoice_id !== null)
      await parts.announce(tx, { type: 'invoice_due_changed', invoice: invoice_id, order: order_id })
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: staffId },
      action: 'payment.decide-difference',
      subject: 'company',
      subjectId: company_id,
      details: { difference: id, decision, stored, computed, reason },
      requestId,
    })
    return 'done'
  })
