import { expect, test } from 'vitest'
import { lineProblem } from './quantity.ts'

const box = { display_add_to_cart: true, min_qty: 10, multiple_qty: 5 }

test.each([
  [box, 10, undefined],
  [box, 5, 'below_minimum'],
  [box, 12, 'not_multiple'],
  [{ ...box, display_add_to_cart: false }, 10, 'not_for_sale'],
  [{ min_qty: 1 }, 1, 'not_for_sale'],
  [undefined, 1, 'not_for_sale'],
  [{ display_add_to_cart: true }, 1, undefined],
] as const)('a line of %j in quantity %i has the problem %s', (item, quantity, problem) => {
  expect(lineProblem(item, quantity)).toBe(problem)
})
