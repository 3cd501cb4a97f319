import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartTotals, computeTax, type PricedLine } from './totals.ts'

// @spec §9 Tax: rate
// @spec §9 Tax: empty cart
describe('the sums of a cart', () => {
  test.each([
    ['nothing', [], { untaxed: 0, tax: 0, total: 0 }],
    ['one line', [{ quantity: 2, price: 1_000 }], { untaxed: 2_000, tax: 220, total: 2_220 }],
    ['half a rupiah of tax is one', [{ quantity: 1, price: 50 }], { untaxed: 50, tax: 6, total: 56 }],
    // Rounded together they would make 11.
    [
      'tax is rounded line by line',
      [
        { quantity: 1, price: 50 },
        { quantity: 1, price: 50 },
      ],
      { untaxed: 100, tax: 12, total: 112 },
    ],
    ['a line without a price adds nothing', [{ quantity: 9 }], { untaxed: 0, tax: 0, total: 0 }],
  ] as const)('%s', (_, lines, sums) => {
    expect(cartTotals(lines, 11)).toEqual(sums)
  })

  test('another rate may have a fraction', () => {
    expect(computeTax(10_000, 0)).toBe(0)
    expect(computeTax(10_000, 1.1)).toBe(110)
  })

  test('are the same in any order, and of a cart and its halves', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9_999 }),
        price: fc.option(fc.integer({ min: 0, max: 99_999_999 }), { nil: undefined }),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(lines, lines, fc.constantFrom(0, 11, 12.5), (one, other, percent) => {
        const [a, b] = [cartTotals(one, percent), cartTotals(other, percent)]
        const both = [...other, ...one].toReversed() as PricedLine[]
        expect(cartTotals(both, percent)).toEqual({
          untaxed: a.untaxed + b.untaxed,
          tax: a.tax + b.tax,
          total: a.total + b.total,
        })
      }),
    )
  })
})
