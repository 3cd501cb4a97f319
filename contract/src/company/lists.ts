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
