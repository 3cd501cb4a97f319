import { expect, test } from 'vitest'
import type { JudgedRow } from './list-rows.ts'
import { judgeListRows } from './list-rows.ts'
import { quantityChoices } from './quantity-choices.ts'

const box = {
  id: 1,
  name: 'Bolt',
  sku_number: 'B-1',
  uom: 'box',
  min_pieces: 100,
  min_qty: 1,
  multiple_qty: 1,
  display_add_to_cart: true,
}
const makeRow = (quantity: string, item: Partial<typeof box> = {}): JudgedRow => {
  const [row] = judgeListRows([
    { number: 1, part_number: 'B-1', quantity, item: { ...box, ...item }, candidates: [], isCertain: true },
  ])
  if (!row) throw new Error('no row')
  return row
}

test.each([
  ['150 pcs', {}, [1, 2]],
  ['50 pcs', {}, [1]],
  ['3 roll', {}, [3]],
  ['1.000', {}, [1, 1_000]],
  ['', {}, [1]],
  ['#VALUE!', {}, [1]],
  ['five', {}, []],
  ['200 pcs', {}, []],
  ['12', { min_qty: 10, multiple_qty: 5 }, [15]],
  ['150 pcs', { min_qty: 10, multiple_qty: 5 }, [10]],
  ['1000000', {}, []],
])('a row of %j of %j may mean %j', (quantity, item, choices) => {
  expect(quantityChoices(makeRow(quantity, item))).toEqual(choices)
})
