import { expect, test } from 'vitest'
import { wantedQuantity } from './wanted-quantity.ts'

test.each([
  [undefined, 6],
  [12, 12],
  [7, 8],
  [1, 6],
  [0, 6],
  [-3, 6],
  [2.5, 6],
  [Number.NaN, 6],
  [1e12, 6],
])('of an item sold from 5 on in twos a guest who typed %s wanted %i', (quantity, wanted) => {
  expect(wantedQuantity({ id: 7, name: 'Bolt', min_qty: 5, multiple_qty: 2, quantity })).toBe(wanted)
})
