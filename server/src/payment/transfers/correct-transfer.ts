import { findOrderOfInvoice, settleOrder } from '../../invoice/index.ts'
import {
  correctReceipt,
  findTransfer,
  hasDifference,
  listOrdersOfTransfer,
  lockCompanyMoney,
  markCorrected,
} from '../../ledger/index.ts'
import { inTransaction, writeAudit } from '../../platform/index.ts'
import { reopenLine } from '../bank/bank.store.ts'
import { followCorrection } from '../follow-correction.ts'
import { lockOrders, type MoneyAct, type MoneyParts } from './give-money.ts'

/** A transfer that was typed wrong. */
export interface Correction extends MoneyAct {
  readonly id: number
  readonly reason: string
}

/** Why a transfer was not corrected. */
export type CorrectionError = 'not_found' | 'not_possible_now' | 'money_spent'

/**
 * Undoes a transfer that was typed wrong, so that it can be recorded again: its invoices are open again, and a prepaid order that
 * is not paid any more is on hold. Refused where some of its money was refunded or used elsewhere. The transfer and its
 * correction stay visible.
 */
export const correctSeenTransfer = (
  { db, ...parts }: MoneyParts,
  { id, reason, by, now, requestId }: Correction,
): Promise<'done' | { readonly error: CorrectionError }> =>
  inTransaction(db, async (tx) => {
    const transfer = await findTransfer(tx, id)
    if (!transfer) return { error: 'not_found' }
    // Money that went back is no mistake of typing.
    if (transfer.amount < 0) return { error: 'not_possible_now' }
    await lockCompanyMoney(tx, transfer.company_id)
    const orders = await lockOrders(tx, await listOrdersOfTransfer(tx, id))
    for (const order of orders) if (await hasDifference(tx, order.id)) return { error: 'not_possible_now' }
    const staffId = by.staff.id
    // Read again under the lock, which excludes a second correction.
    if ((await findTransfer(tx, id))?.corrected_at) return { error: 'not_possible_now' }
    const corrected = await correctReceipt(tx, {
      source: 'transfer',
      source_id: id,
      now,
      staffId,
      note: reason,
    })
    if ('error' in corrected) return corrected
    await markCorrected(tx, id, { at: now, by: staffId, reason })
    await reopenLine(tx, { transfer_id: id })
    const { reference } = transfer
    for (const order of orders) {
      await settleOrder(tx, parts, order.id, now, { method: 'transfer', reference, staffId })
      await followCorrection(tx, parts, order, { by: { staff: by }, now, requestId })
    }
    for (const invoice of corrected.invoices) {
      const order = await findOrderOfInvoice(tx, invoice)
      if (order !== undefined) await parts.announce(tx, { type: 'invoice_due_changed', invoice, order })
    }
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: staffId },
      action: 'payment.correct-transfer',
      subject: 'company',
      subjectId: transfer.company_id,
      details: { transfer: id, amount: transfer.amount, reason },
      requestId,
    })
    return 'done'
  })
