import type { ListDeclaration } from '../list.ts'
import { ruleTargets } from './limits.ts'

/** Price lists, the last changed first. `company_id`: those that hold for it. */
export const priceListList = {
  sorts: ['-updated_at', 'updated_at'],
  choices: {},
  days: [],
  ids: ['company_id'],
  has: ['keyword'],
} as const satisfies ListDeclaration

/** The rules of a price list, the last added first. */
export const priceRuleList = {
  sorts: ['-added', 'added'],
  choices: { target: ruleTargets },
  days: [],
  ids: [],
  has: ['keyword'],
} as const satisfies ListDeclaration
