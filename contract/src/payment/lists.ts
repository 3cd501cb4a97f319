import type { ListDeclaration } from '../list.ts'
import { attemptStates, heldRefundStates } from './limits.ts'

/** Proofs of transfers, those that wait for finance first; among both the oldest first. */
export const proofList = {
  sorts: ['waiting', '-uploaded_at', 'uploaded_at'],
  choices: { state: ['waiting', 'verified', 'rejected'] },
  days: ['uploaded'],
  ids: ['order_id', 'company_id'],
  has: ['keyword'],
} as const satisfies ListDeclaration

/** Attempts to pay, those that need a review first, then the newest. */
export const attemptList = {
  sorts: ['waiting', '-created_at', 'created_at'],
  choices: { state: attemptStates },
  days: ['created'],
  ids: ['order_id', 'company_id'],
  has: ['keyword'],
} as const satisfies ListDeclaration

/** Refunds of held money: those that wait for a decision first, then those to transfer, among both the oldest first. */
export const heldRefundList = {
  sorts: ['waiting', '-created_at', 'created_at'],
  choices: { state: heldRefundStates },
  days: ['created'],
  ids: ['company_id', 'order_id', 'invoice_id'],
  has: ['keyword'],
} as const satisfies ListDeclaration
