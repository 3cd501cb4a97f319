import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { leastQuantity, nextQuantity, priceAt, quantityError, quantityIn } from './quantity.ts'

describe('a quantity', () => {
  test.each([
    [1, { min_qty: 1, multiple_qty: 1 }, undefined],
    [9, { min_qty: 10, multiple_qty: 5 }, 'below_minimum'],
    [12, { min_qty: 10, multiple_qty: 5 }, 'not_multiple'],
    [15, { min_qty: 10, multiple_qty: 5 }, undefined],
    [12, { min_qty: 12, multiple_qty: 5 }, 'not_multiple'],
  ] as const)('of %i under %o', (quantity, rule, error) => {
    expect(quantityError(quantity, rule)).toBe(error)
  })

  test('the least one is allowed, and none below it', () => {
    const rule = fc.record({
      min_qty: fc.integer({ min: 1, max: 500 }),
      multiple_qty: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(rule, (one) => {
        const least = leastQuantity(one)
        expect(quantityError(least, one)).toBeUndefined()
        for (let below = 1; below < least; below++) expect(quantityError(below, one)).toBeDefined()
      }),
    )
  })

  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['0', 0],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1.250.000', 1_250_000],
    ['1.000,00', 1000],
    ['1,000.00', 1000],
    ['2,00', 2],
    [0, 0],
    ['25.000', 25_000],
    ['250,000', 250_000],
    ['1,250,000', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['1 250 000', 1_250_000],
    ['250\u00A0000', 250_000],
    ['12\u202F000,00', 12_000],
    ['1 000.00', 1_000],
    ['2.0', 2],
    ['99999999999999999999', 1_000_000_000],
    [3, 3],
    [1e300, 1_000_000_000],
  ])('is read from %j as %d', (input, quantity) => {
    expect(quantityIn(input)).toBe(quantity)
  })

  it.each([
    '',
    ' ',
    'ten',
    '1a.000',
    '1a,000',
    '1a 000',
    'x1.000',
    'x1,000',
    'x1 000',
    '1,000 x',
    '1.000 x',
    '1 000x',
    '1 000x0',
    '1.5',
    '1,25',
    '0,500',
    '1.00.000',
    '1.1250',
    '-3',
    '10 pcs',
    '1e3',
    2.5,
    -1,
  ])('is not read from %j', (input) => {
    expect(quantityIn(input)).toBeUndefined()
  })

  it('is raised to what may be ordered', () => {
    expect(nextQuantity(1, { min_qty: 10, multiple_qty: 4 })).toBe(12)
    expect(nextQuantity(13, { min_qty: 10, multiple_qty: 4 })).toBe(16)
    expect(nextQuantity(16, { min_qty: 10, multiple_qty: 4 })).toBe(16)
  })
})

const bolt = {
  price: 1_000,
  price_breaks: [
    { from_quantity: 10, price: 900 },
    { from_quantity: 100, price: 800 },
  ],
}
test.each([
  [1, 1_000],
  [9, 1_000],
  [10, 900],
  [99, 900],
  [100, 800],
])('of %i one costs %i', (quantity, price) => {
  expect(priceAt(bolt, quantity)).toBe(price)
})

test('what has no price has none at any quantity', () => {
  expect(priceAt({}, 5)).toBeUndefined()
})
