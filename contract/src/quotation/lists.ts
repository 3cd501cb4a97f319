import type { ListDeclaration } from '../list.ts'
import { quotationStates } from './life-cycle.ts'

/** A company's quotations, the newest first. 'mine': those that the member who asks began. */
export const quotationList = {
  sorts: ['-created_at', 'created_at'],
  choices: { state: quotationStates },
  days: ['created'],
  ids: [],
  has: ['mine', 'keyword'],
} as const satisfies ListDeclaration

/** Staff see no draft. */
export const [, ...staffStates] = quotationStates

/** Quotations of all companies, those that wait for staff first. 'mine': those that the one who asks handles. */
export const staffQuotationList = {
  ...quotationList,
  sorts: ['waiting', ...quotationList.sorts, '-amount_total', 'amount_total'],
  choices: { state: staffStates },
  ids: ['company_id', 'salesperson_id'],
} as const satisfies ListDeclaration

/** The files that a company uploaded, the newest first. */
export const uploadList = {
  sorts: ['-created_at', 'created_at'],
  choices: {},
  days: ['created'],
  ids: [],
  has: [],
} as const satisfies ListDeclaration
