import type { ListDeclaration } from '../list.ts'
import { invoiceStates } from './states.ts'

const sorts = ['-issued_on', 'issued_on', 'due_on', '-due_on', '-amount_total', 'amount_total'] as const

/** A company's invoices, the newest first. One without a due date comes after those that have one. */
export const invoiceList = {
  sorts,
  choices: { state: invoiceStates },
  days: ['issued', 'due'],
  ids: ['order_id'],
  has: ['mine', 'keyword'],
} as const satisfies ListDeclaration

/** Invoices of all companies: those that are overdue first, then the newest. 'mine': those whose quotation the one who asks handles. */
export const staffInvoiceList = {
  ...invoiceList,
  sorts: ['waiting', ...sorts],
  ids: ['order_id', 'company_id'],
} as const satisfies ListDeclaration
