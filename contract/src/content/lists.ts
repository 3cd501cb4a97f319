import type { ListDeclaration } from '../list.ts'
import { documentKinds, documentStates, messageStates } from './kinds.ts'

/** All documents, the one changed last first. */
export const staffDocumentList = {
  sorts: ['-updated_at', 'updated_at'],
  choices: { state: documentStates, kind: documentKinds },
  days: ['updated'],
  ids: [],
  has: ['keyword'],
} as const satisfies ListDeclaration

/** Messages of the contact page, the newest first. */
export const contactMessageList = {
  sorts: ['-written_at', 'written_at'],
  choices: { state: messageStates },
  days: ['written'],
  ids: [],
  has: ['keyword'],
} as const satisfies ListDeclaration
