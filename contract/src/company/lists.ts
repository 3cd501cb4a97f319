import type { ListDeclaration } from '../list.ts'
import { registrationStatuses } from '../roles.ts'

/** Registrations, those that wait longest first. */
export const registrationList = {
  sorts: ['created_at', '-created_at'],
  choices: { status: registrationStatuses },
  days: ['created'],
  ids: [],
  has: ['keyword'],
} as const satisfies ListDeclaration

/** A company's own part numbers, the last changed first. */
export const partNumberList = {
  sorts: ['-changed_at', 'changed_at'],
  choices: {},
  days: ['changed'],
  ids: ['item_id'],
  has: ['keyword'],
} as const satisfies ListDeclaration
