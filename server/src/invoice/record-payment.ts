import { type Day, jakartaDay, type StaffLimits } from '@pasok/contract'
import { isOverLimit } from '../approval/index.ts'
import { changeInvoice, type Change } from './change-invoice.ts'
import { hasDifference, payOut, receiveMoney, recordTransfer, refundableMoney } from '../ledger/index.ts'
import { listInvoicePayments } from './invoice.store.ts'
import type { Db } from '../platform/index.ts'
import type { DueParts } from './issue-invoice.ts'
import { settleOrder } from './settle-invoice.ts'

/** A transfer that finance found on the account. */
export interface Transfer extends Change {
  /** Whole rupiah; negative for a refund. */
  readonly amount: number
  readonly paidOn: Day
  readonly reference: string
}

/** Whether a company's money secures what it owes, in whole rupiah: it is not refunded then. */
export type SecuresDebt = (tx: Db, companyId: number, amount: number, now: Date) => Promise<boolean>

/**
 * Records a bank transfer for an invoice on terms, or a refund of an overpayment; other invoices are paid with their
 * order. A refund above the limit of all refunds of the invoice is recorded by an admin alone.
 */
export const recordPayment = (
  parts: DueParts & {
    readonly settings: { readonly staff_limits: StaffLimits }
    readonly securesDebt: SecuresDebt
  },
  input: Transfer,
) =>
  changeInvoice<
    | { readonly error: 'day_to_come' }
    | { readonly error: 'over_limit' }
    | { readonly error: 'not_possible_now' | 'money_needed' }
  >(parts.db, input, async (tx, { invoice, order }) => {
    const { id, amount, paidOn, reference, by, now } = input
    if (paidOn > jakartaDay(now)) return { error: 'day_to_come' }
    const payment = {
      company_id: order.company_id,
      order_id: order.id,
      invoice_id: id,
      attempt_id: null,
      method: 'transfer',
    }
    if (invoice.terms_days === null || (await hasDifference(tx, order.id)))
      return { error: 'not_possible_now' }
    // What the gateway is to refund is not held any more.
    if (-amount > (await refundableMoney(tx, payment))) return { error: 'not_possible_now' }
    if (amount < 0 && (await parts.securesDebt(tx, order.company_id, -amount, now)))
      return { error: 'money_needed' }
    const before = (await listInvoicePayments(tx, id)).reduce((sum, one) => sum + Math.max(0, -one.amount), 0)
    if (amount < 0 && isOverLimit(parts.settings.staff_limits, by.staff, 'refund', before - amount))
      return { error: 'over_limit' }
    const transfer = { company_id: order.company_id, transferred_on: paidOn, amount, reference }
    const staffId = by.staff.id
    const source_id = await recordTransfer(tx, { ...transfer, recorded_at: now, recorded_by: staffId })
    const paid = {
      payment,
      source: 'transfer',
      source_id,
      now,
      staffId,
    } as const
    if (amount > 0) await receiveMoney(tx, { ...paid, amount, isInReview: false })
    else await payOut(tx, { ...paid, kind: 'refund_made', amount: -amount })
    await settleOrder(tx, parts, order.id, now, { method: 'transfer', reference, paidOn, staffId })
    await parts.announce(tx, { type: 'invoice_due_changed', invoice: id, order: order.id })
    return { action: 'record-payment', details: { amount, paid_on: paidOn } }
  })
