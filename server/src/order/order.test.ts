import { expect, it } from 'vitest'
import {
  computeDeliveryState,
  isComplete,
  isPaidOrOnTerms,
  resolveAwaitedPayment,
  type LineProgress,
  type ShippableOrder,
} from './order.ts'

const line = (quantity: number, shipped = 0, delivered = 0, returned = 0): LineProgress => ({
  quantity,
  shipped,
  delivered,
  returned,
})

it.each([
  ['not_shipped', [line(3), line(1)], false],
  ['returned', [line(3), line(1)], true],
  ['partially_shipped', [line(3, 3), line(1)], false],
  ['partially_shipped', [line(3, 1, 1), line(1)], true],
  ['shipped', [line(3, 3, 2), line(1, 1)], false],
  ['delivered', [line(3, 3, 3), line(1, 1, 1)], false],
  ['delivered', [line(3, 3, 3, 3), line(1, 1, 1)], true],
  ['returned', [line(3, 3, 3, 3), line(1, 1, 1, 1)], false],
  // Of a line that is closed short nothing will come.
  ['delivered', [line(3, 3, 3), line(0)], false],
  ['returned', [line(3, 3, 3, 3), line(0)], false],
  ['not_shipped', [line(0), line(0)], false],
] as const)('an order is %s by its lines', (state, lines, hasComeBack) => {
  expect(computeDeliveryState(lines, hasComeBack)).toBe(state)
})

const order = (more: Partial<ShippableOrder> = {}): ShippableOrder => ({
  state: 'processing',
  payment_state: 'paid',
  payment_method: 'transfer',
  ...more,
})

it.each([
  [true, {}],
  [false, { payment_state: 'pending' }],
  [true, { payment_method: 'terms', payment_state: 'on_terms' }],
  [true, { payment_method: 'terms', payment_state: 'overdue' }],
  [false, { payment_method: 'terms', payment_state: 'refunded' }],
] as const)('its goods may go: %s, %o', (may, more) => {
  expect(isPaidOrOnTerms(order(more))).toBe(may)
})

it('is complete once all of it has arrived, unless somebody holds it', () => {
  expect(isComplete(order(), 'delivered')).toBe(true)
  expect(isComplete(order({ state: 'confirmed' }), 'delivered')).toBe(true)
  expect(isComplete(order({ state: 'on_hold' }), 'delivered')).toBe(false)
  expect(isComplete(order(), 'shipped')).toBe(false)
  expect(isComplete(order({ payment_state: 'unpaid' }), 'delivered')).toBe(false)
})

it('what is not paid is paid by transfer, or through the gateway', () => {
  const unpaid = (payment_method: string) =>
    resolveAwaitedPayment(order({ payment_state: 'unpaid', payment_method }))
  expect(['transfer', 'bca_va', 'qris'].map(unpaid)).toEqual(['transfer', 'gateway', 'gateway'])
  expect(resolveAwaitedPayment(order({ payment_method: 'bca_va' }))).toBeUndefined()
  expect(unpaid('terms')).toBeUndefined()
})

it('an order without lines has shipped nothing', () => {
  expect(computeDeliveryState([], false)).toBe('not_shipped')
})
