import { expect, it } from 'vitest'
import { returnableQuantities, type Arrived } from './return.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const within = { windowDays: 14, now: NOW }
const delivery = (quantity: number, day: string, state: Arrived['state'] = 'received'): Arrived => ({
  state,
  delivered_at: new Date(`${day}T05:00:00Z`),
  lines: [{ order_line_id: 7, quantity }],
})
const of = (deliveries: Arrived[], inReturns = 0) =>
  returnableQuantities(deliveries, new Map([[7, inReturns]]), within).get(7)

it('a quantity delivered within the window can be returned until its last moment', () => {
  expect(of([delivery(3, '2026-11-20'), delivery(2, '2026-11-09')])).toBe(5)
  expect(of([delivery(3, '2026-11-20'), delivery(2, '2026-11-08')])).toBe(3)
  expect(of([delivery(3, '2026-11-08')])).toBeUndefined()
})

it('a quantity that has not arrived, or is back at the warehouse, can’t be returned', () => {
  expect(of([delivery(3, '2026-11-20', 'out_for_delivery')])).toBeUndefined()
  expect(of([delivery(3, '2026-11-20', 'returned')])).toBeUndefined()
  expect(of([{ ...delivery(3, '2026-11-20', 'delivered'), delivered_at: null }])).toBeUndefined()
})

it('a quantity in a return counts once', () => {
  expect(of([delivery(3, '2026-11-20')], 2)).toBe(1)
  expect(of([delivery(3, '2026-11-20')], 3)).toBeUndefined()
  // Some of the returned goods may be of the earlier delivery.
  expect(of([delivery(3, '2026-11-20'), delivery(2, '2026-11-01')], 2)).toBe(3)
})
