import { type Day, jakartaDay } from '@pasok/contract'
import { changeInvoice, type Change } from './change-invoice.ts'
import { overpayment } from './invoice.ts'
import type { DueParts } from './issue-invoice.ts'
import { settleInvoice } from './settle-invoice.ts'

/** A transfer that finance found on the account. */
export interface Transfer extends Change {
  /** Whole rupiah; negative for a refund. */
  readonly amount: number
  readonly paidOn: Day
  readonly reference: string
}

/**
 * Records a bank transfer for an invoice on terms, or a refund of an overpayment; other invoices are paid with their
 * order.
 */
export const recordPayment = (parts: DueParts, input: Transfer) =>
  changeInvoice<{ readonly error: 'day_to_come' } | { readonly error: 'not_possible_now' }>(
    parts.db,
    input,
    async (tx, { invoice, order }) => {
      const { id, amount, paidOn, reference, by, now } = input
      if (paidOn > jakartaDay(now)) return { error: 'day_to_come' }
      if (invoice.terms_days === null || -amount > overpayment(invoice)) return { error: 'not_possible_now' }
      const how = { method: 'transfer', reference, paidOn, staffId: by.staff.id }
      await settleInvoice(tx, parts, id, amount, now, how)
      await parts.announce(tx, { type: 'invoice_due_changed', invoice: id, order: order.id })
      return { action: 'record-payment', details: { amount, paid_on: paidOn } }
    },
  )
