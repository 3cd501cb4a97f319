import type { ListDeclaration } from '../list.ts'
import { approvalKinds, approvalStates } from './limits.ts'

/** Requests for approval, those that wait first, then the newest. 'mine': those that the one who asks made. */
export const approvalList = {
  sorts: ['waiting', '-requested_at', 'requested_at'],
  choices: { state: approvalStates, kind: approvalKinds },
  days: ['requested'],
  ids: ['company_id'],
  has: ['mine'],
} as const satisfies ListDeclaration
