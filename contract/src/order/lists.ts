import type { ListDeclaration } from '../list.ts'
import { deliveryStates, orderStates, paymentStates } from './life-cycle.ts'

const choices = { state: orderStates, payment_state: paymentStates, delivery_state: deliveryStates } as const
const byTime = ['-placed_at', 'placed_at', '-amount_total', 'amount_total'] as const

/** A company's orders, the newest first. */
export const orderList = {
  sorts: byTime,
  choices,
  days: ['placed'],
  ids: [],
  has: ['mine', 'keyword'],
} as const satisfies ListDeclaration

/** Orders of all companies, those that wait to be confirmed first. 'mine': those whose quotation the one who asks handles. */
export const staffOrderList = {
  ...orderList,
  sorts: ['waiting', ...byTime],
  ids: ['company_id'],
} as const satisfies ListDeclaration
