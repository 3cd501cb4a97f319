import type { AdjustmentKind, StaffLimits, StaffRole } from '@pasok/contract'
import { isOverLimit } from '../../approval/index.ts'
import type { InvoiceDueChanged } from '../../events/index.ts'
import {
  findOrderOfInvoice,
  lockPayableInvoice,
  settleOrder,
  type PayableInvoice,
} from '../../invoice/index.ts'
import {
  adjustInvoice,
  hasDifference,
  listWrittenOff,
  recordAdjustment,
  sumWithheld,
} from '../../ledger/index.ts'
import { findAnyOrder } from '../../order/index.ts'
import { writeAudit } from '../../platform/index.ts'
import { onceForStaff, type MoneyAct, type MoneyParts, type OnceCommand } from './give-money.ts'

/** What settles part of an invoice without money. */
export interface Settlement extends MoneyAct {
  readonly invoiceId: number
  readonly kind: AdjustmentKind
  /** Whole rupiah. */
  readonly amount: number
  readonly note: string
  /** Of tax withheld: the number of its certificate (bukti potong). */
  readonly certificateNumber: string
  readonly command: OnceCommand
}

/** The settings with the limits of staff. */
export interface SettlementParts extends MoneyParts {
  readonly settings: MoneyParts['settings'] & { readonly staff_limits: StaffLimits }
}

/** Why an invoice was not settled. */
export interface SettlementError {
  readonly error:
    | 'not_found'
    | 'not_possible_now'
    | 'more_than_open'
    | 'over_write_off_limit'
    | 'over_withholding_limit'
}

/** More is withheld by no income tax of a sale (PPh 22, 23), in per cent of the untaxed amount. */
const WITHHOLDING_PERCENT = 5

/** Whether more of an invoice is withheld than a payer does by law, beside VAT that the buyer pays itself: an admin decides then. */
export const isOverWithholding = (
  { roles }: { readonly roles: readonly StaffRole[] },
  { amount_untaxed, vat_of_buyer }: PayableInvoice,
  withheld: number,
): boolean =>
  !roles.includes('admin') && (withheld - vat_of_buyer) * 100 > amount_untaxed * WITHHOLDING_PERCENT

/**
 * Records tax that the payer withheld, a bank's charge or a small difference, as settled of an invoice on terms, once for a key.
 * Charges and differences above the limit of one invoice, and more tax than is withheld by law, are recorded by an admin alone.
 */
export const settleWithoutMoney = (
  { db, ...parts }: SettlementParts,
  { invoiceId, kind, amount, note, certificateNumber, command, by, now, requestId }: Settlement,
) =>
  onceForStaff<SettlementError>(db, { command, by, now }, async (tx) => {
    const orderId = await findOrderOfInvoice(tx, invoiceId)
    const order = orderId === undefined ? undefined : await findAnyOrder(tx, orderId)
    const invoice = order && (await lockPayableInvoice(tx, { companyId: order.company_id }, invoiceId, now))
    if (!order || !invoice) return { error: 'not_found' }
    if (!invoice.is_on_terms || (await hasDifference(tx, order.id))) return { error: 'not_possible_now' }
    const of = { company_id: order.company_id, order_id: order.id, invoice_id: invoiceId }
    const before = (await listWrittenOff(tx, of)).reduce((sum, one) => sum + one.amount, 0)
    const { staff_limits: limits } = parts.settings
    if (kind !== 'tax_withheld' && isOverLimit(limits, by.staff, 'write_off', before + amount))
      return { error: 'over_write_off_limit' }
    const { withheld } = await sumWithheld(tx, of)
    if (kind === 'tax_withheld' && isOverWithholding(by.staff, invoice, withheld + amount))
      return { error: 'over_withholding_limit' }
    const staffId = by.staff.id
    const id = await recordAdjustment(tx, {
      invoice_id: invoiceId,
      kind,
      amount,
      note,
      certificate_number: certificateNumber === '' ? null : certificateNumber,
      recorded_at: now,
      recorded_by: staffId,
    })
    const refused = await adjustInvoice(tx, { adjustmentId: id, kind, ...of, amount, now, staffId, note })
    if (refused) return refused
    await settleOrder(tx, parts, order.id, now, { method: kind, reference: certificateNumber, staffId })
    const changed: InvoiceDueChanged = { type: 'invoice_due_changed', invoice: invoiceId, order: order.id }
    await parts.announce(tx, changed)
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: staffId },
      action: 'invoice.settle-without-money',
      subject: 'invoice',
      subjectId: invoiceId,
      details: { adjustment: id, kind, amount },
      requestId,
    })
    return { id }
  })
