import { expect, test } from 'vitest'
import {
  compareShelves,
  coveredDeliveries,
  leftToPick,
  matchScan,
  spreadOver,
  type PickLine,
} from './picking.ts'

const line = (more: Partial<PickLine>): PickLine => ({
  delivery_id: 1,
  order_line_id: 1,
  item_id: 1,
  sku: 'B-1',
  own_number: '',
  uom: 'pcs',
  quantity: 3,
  picked: 0,
  ...more,
})
const none = { own: [], others: [] }

test('a scan names an item by its number, ignoring case and outer blanks', () => {
  const lines = [line({}), line({ item_id: 2, sku: 'N-1', order_line_id: 2 })]
  expect(matchScan(lines, ' b-1 ', none)).toEqual([lines[0]])
  expect(matchScan(lines, 'B1', none)).toEqual({ error: 'not_on_list' })
})

test('the item’s own number wins over the buyer’s, and that over those of other makers', () => {
  const [bolt, nut] = [line({}), line({ item_id: 2, sku: 'N-1', own_number: 'B-1', order_line_id: 2 })]
  expect(matchScan([nut, bolt], 'B-1', { own: [], others: [2] })).toEqual([bolt])
  expect(matchScan([nut], 'B-1', { own: [], others: [] })).toEqual([nut])
  expect(matchScan([bolt], 'GD6204', { own: [], others: [1] })).toEqual([bolt])
  // A part number that was changed since the order.
  expect(matchScan([bolt], 'B-1-NEW', { own: [1], others: [] })).toEqual([bolt])
})

test('a number of two items is refused, of one item in two deliveries it is not', () => {
  const lines = [line({}), line({ item_id: 2, sku: 'N-1', order_line_id: 2 })]
  expect(matchScan(lines, 'X', { own: [], others: [1, 2] })).toEqual({ error: 'ambiguous_number' })
  const twice = [line({}), line({ delivery_id: 2, order_line_id: 5 })]
  expect(matchScan(twice, 'B-1', none)).toEqual(twice)
})

test('a quantity fills the first line before the next', () => {
  const lines = [line({ picked: 1 }), line({ order_line_id: 2 })]
  expect(leftToPick(lines)).toBe(5)
  expect(spreadOver(lines, 4).map(({ quantity }) => quantity)).toEqual([2, 2])
  expect(
    spreadOver(lines, 2).map(({ line: { order_line_id }, quantity }) => [order_line_id, quantity]),
  ).toEqual([[1, 2]])
})

test('shelves are ordered as people count; items without one come last', () => {
  const places = ['A-10-1', undefined, 'A-2-1', 'A-2-1'].map((shelf, at) => ({ shelf, sku: `N-${at}` }))
  expect(places.toSorted(compareShelves).map(({ sku }) => sku)).toEqual(['N-2', 'N-3', 'N-0', 'N-1'])
})

test('a list covers whole deliveries up to its limit of lines, and always the first', () => {
  expect(coveredDeliveries([{ lines: 9 }, { lines: 1 }], 5)).toEqual([{ lines: 9 }])
  expect(coveredDeliveries([{ lines: 2 }, { lines: 3 }, { lines: 1 }], 5)).toHaveLength(2)
})
