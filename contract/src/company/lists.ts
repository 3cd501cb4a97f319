import type { ListDeclaration } from '../list.ts'
import { registrationStatuses } from '../roles.ts'
import { taxKinds } from './tax-kinds.ts'

/** Registrations, those that wait longest first. */
export const registrationList = {
  sorts: ['created_at', '-created_at'],
  choices: { status: registrationStatuses },
  days: ['created'],
  ids: [],
  has: ['keyword'],
} as const satisfies ListDeclaration

/** Companies, the newest first. 'mine': those whose salesperson is the one who asks. */
export const companyList = {
  sorts: ['-created_at', 'created_at'],
  choices: { status: registrationStatuses, tax_kind: taxKinds },
  days: ['created'],
  ids: ['salesperson_id', 'price_list_id'],
  has: ['mine', 'keyword'],
} as const satisfies ListDeclaration

/** A company's own part numbers, the last changed first. */
export const partNumberList = {
  sorts: ['-changed_at', 'changed_at'],
  choices: {},
  days: ['changed'],
  ids: ['item_id'],
  has: ['keyword'],
} as const satisfies ListDeclaration
