import { expect, test } from 'vitest'
import { toQuantityRule } from './quantity.ts'
import { isOtherUnit, toUnit } from './unit.ts'

test('an item is sold by the unit of its record, with its pieces where they are counted', () => {
  expect(toUnit({ uom: 'box', min_pieces: 100 })).toStrictEqual({ uom: 'box', pieces: 100 })
  expect(toUnit({ uom: 'box' })).toStrictEqual({ uom: 'box' })
  expect(toUnit({ min_pieces: 100 })).toBeUndefined()
})

test('a unit is another one by its name, or by its pieces where both are counted', () => {
  const box = { uom: 'box', pieces: 100 }
  expect(isOtherUnit(box, box)).toBe(false)
  expect(isOtherUnit(box, { uom: 'each', pieces: 100 })).toBe(true)
  expect(isOtherUnit(box, { uom: 'box', pieces: 50 })).toBe(true)
  expect(isOtherUnit(box, { uom: 'box' })).toBe(false)
  expect(isOtherUnit({ uom: 'box' }, box)).toBe(false)
  expect(isOtherUnit({ uom: 'box' }, { uom: 'each' })).toBe(true)
})

test('an item without a rule is ordered one by one', () => {
  expect(toQuantityRule({})).toEqual({ min_qty: 1, multiple_qty: 1 })
  expect(toQuantityRule({ min_qty: 10, multiple_qty: 5 })).toEqual({ min_qty: 10, multiple_qty: 5 })
})
