import { isOverLimit } from '../../approval/index.ts'
import { findOrderOfInvoice, lockPayableInvoice, settleOrder } from '../../invoice/index.ts'
import {
  findDocumentsOfUse,
  findEntry,
  hasDifference,
  lockCompanyMoney,
  markReversed,
  reverseAdjustment,
  reverseUse,
  type EntryRow,
} from '../../ledger/index.ts'
import { inTransaction, writeAudit, type Db } from '../../platform/index.ts'
import { followCorrection } from '../follow-correction.ts'
import { lockOrders, type MoneyAct } from './give-money.ts'
import { isOverWithholding, type SettlementParts } from './settle-without-money.ts'

/** Why an entry was not reversed. */
export type ReversalError =
  | 'not_found'
  | 'not_possible_now'
  | 'money_spent'
  | 'over_write_off_limit'
  | 'over_withholding_limit'

/** A reversal of an entry that was typed wrong. */
interface Reversal extends MoneyAct {
  readonly table: 'allocation' | 'adjustment'
  readonly id: number
  readonly reason: string
}

/**
 * Reverses a use of money on account, or what settled an invoice without money, so that it can be recorded again; both stay
 * visible. A settlement above the limit of the caller is reversed by an admin.
 */
export const reverseEntry = (
  { db, ...parts }: SettlementParts,
  { table, id, reason, ...act }: Reversal,
): Promise<'done' | { readonly error: ReversalError }> =>
  inTransaction(db, async (tx) => {
    const found = await findEntry(tx, table, id)
    if (!found) return { error: 'not_found' }
    await lockCompanyMoney(tx, found.company_id)
    const documents =
      found.invoice_id === null
        ? await findDocumentsOfUse(tx, id)
        : { orders: [], invoices: [found.invoice_id] }
    const ofInvoices = await Promise.all(documents.invoices.map((one) => findOrderOfInvoice(tx, one)))
    const orders = await lockOrders(tx, [...documents.orders, ...ofInvoices.flatMap((one) => one ?? [])])
    for (const order of orders) if (await hasDifference(tx, order.id)) return { error: 'not_possible_now' }
    // Read again under the lock, which excludes a second reversal.
    const entry = await findEntry(tx, table, id)
    if (!entry || entry.reversed_at) return { error: 'not_possible_now' }
    const refused = await reverse(tx, parts, entry, { ...act, reason })
    if (refused) return refused
    const { now, by, requestId } = act
    await markReversed(tx, table, id, { at: now, by: by.staff.id, reason })
    const method = entry.kind === 'allocation' ? 'on_account' : entry.kind
    for (const order of orders) {
      await settleOrder(tx, parts, order.id, now, { method, staffId: by.staff.id })
      await followCorrection(tx, parts, order, { by: { staff: by }, now, requestId })
    }
    for (const [at, invoice] of documents.invoices.entries())
      await parts.announce(tx, { type: 'invoice_due_changed', invoice, order: ofInvoices[at] ?? 0 })
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: `payment.reverse-${table}`,
      subject: 'company',
      subjectId: entry.company_id,
      details: { [table]: id, amount: entry.amount, reason },
      requestId,
    })
    return 'done'
  })

const reverse = async (
  tx: Db,
  { settings }: Pick<SettlementParts, 'settings'>,
  { id, kind, company_id, invoice_id, amount }: EntryRow,
  { reason, by, now }: MoneyAct & { readonly reason: string },
): Promise<{ readonly error: ReversalError } | undefined> => {
  const recorded = { now, staffId: by.staff.id, note: reason }
  if (kind === 'allocation') return reverseUse(tx, { allocationId: id, ...recorded })
  const invoice =
    invoice_id === null ? undefined : await lockPayableInvoice(tx, { companyId: company_id }, invoice_id, now)
  if (!invoice) return { error: 'not_found' }
  if (kind === 'tax_withheld') {
    if (isOverWithholding(by.staff, invoice, amount)) return { error: 'over_withholding_limit' }
  } else if (isOverLimit(settings.staff_limits, by.staff, 'write_off', amount))
    return { error: 'over_write_off_limit' }
  return reverseAdjustment(tx, { adjustmentId: id, kind, ...recorded })
}
