import type { ListDeclaration } from '../list.ts'
import { documentKinds, documentStates } from './kinds.ts'

/** All documents, the one changed last first. */
export const staffDocumentList = {
  sorts: ['-updated_at', 'updated_at'],
  choices: { state: documentStates, kind: documentKinds },
  days: ['updated'],
  ids: [],
  has: ['keyword'],
} as const satisfies ListDeclaration
