import { describe, expect, test } from 'vitest'
import { requestedQuantity, splitQuantity } from './requested-quantity.ts'

const box = { uom: 'box', pieces: 100 }

describe('a quantity', () => {
  test.each([
    ['2', box, { quantity: 2 }],
    ['2 box', box, { quantity: 2 }],
    ['2 dus', box, { quantity: 2 }],
    ['200 pcs', box, { quantity: 2, pieces: 200 }],
    ['1.000 bh', box, { quantity: 10, pieces: 1000 }],
    ['150 pcs', box, { problem: 'part_of_pack', pieces: 150 }],
    ['3 roll', box, { problem: 'other_unit' }],
    ['3 lusin', box, { problem: 'other_unit' }],
    ['200 pcs', { uom: 'box' }, { problem: 'other_unit' }],
    ['200 buah', { uom: 'pcs' }, { quantity: 200 }],
    ['200 Lusin', { uom: 'lusin' }, { quantity: 200 }],
    ['12 mtr', { uom: 'm' }, { quantity: 12 }],
    ['1.000', box, { problem: 'thousand_or_one' }],
    ['2,000', box, { problem: 'thousand_or_one' }],
    ['1.000', { uom: 'drum' }, { problem: 'thousand_or_one' }],
    ['1.000', { uom: 'pcs' }, { quantity: 1000 }],
    ['1.500', box, { quantity: 1500 }],
    ['1000', box, { quantity: 1000 }],
    [1000, box, { quantity: 1000 }],
    ['1.000', undefined, { quantity: 1000 }],
    ['200 pcs', undefined, { quantity: 200 }],
    ['', box, { problem: 'missing' }],
    ['five', box, { problem: 'not_whole' }],
    ['1,5 m', { uom: 'm' }, { problem: 'not_whole' }],
    ['#VALUE!', box, { problem: 'no_result' }],
    ['#N/A', box, { problem: 'no_result' }],
  ])('%j of an item sold by %j is %j', (input, rule, quantity) => {
    expect(requestedQuantity(input, rule)).toEqual(quantity)
  })

  test.each([
    ['10', '10', ''],
    ['10pcs', '10', 'pcs'],
    ['1 000 pcs.', '1 000', 'pcs.'],
    [' ten pcs', 'ten pcs', ''],
  ])('%j is %j of %j', (input, number, unit) => {
    expect(splitQuantity(input)).toEqual({ number, unit })
  })
})
