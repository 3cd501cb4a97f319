import type { ListDeclaration } from '../list.ts'
import { deliveryStages } from './life-cycle.ts'
import { returnStates } from './return-life-cycle.ts'

/** A company's deliveries, those that changed last first. */
export const deliveryList = {
  sorts: ['-updated_at', 'updated_at'],
  choices: { state: deliveryStages },
  days: ['updated'],
  ids: ['order_id'],
  has: ['keyword'],
} as const satisfies ListDeclaration

/**
 * Deliveries of all companies, those that are to be packed first, then those that are to be handed over. 'mine': those whose
 * quotation the one who asks handles.
 */
export const staffDeliveryList = {
  ...deliveryList,
  sorts: ['waiting', ...deliveryList.sorts],
  ids: ['order_id', 'company_id'],
  has: ['mine', 'keyword'],
} as const satisfies ListDeclaration

/** A company's returns, the newest first. */
export const returnList = {
  sorts: ['-requested_at', 'requested_at'],
  choices: { state: returnStates },
  days: ['requested'],
  ids: ['order_id'],
  has: ['mine', 'keyword'],
} as const satisfies ListDeclaration

/** Returns of all companies, those that wait for staff first. 'mine': those whose quotation the one who asks handles. */
export const staffReturnList = {
  ...returnList,
  sorts: ['waiting', ...returnList.sorts],
  ids: ['order_id', 'company_id'],
} as const satisfies ListDeclaration
