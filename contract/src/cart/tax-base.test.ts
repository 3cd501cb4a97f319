import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTaxBase, computeTax } from './totals.ts'

/** Amounts of the lines of an invoice. */
const lines = fc.array(fc.nat({ max: 2_000_000_000 }), { minLength: 1, maxLength: 200 })
const sumAmounts = (amounts: readonly number[]) => ({
  untaxed: amounts.reduce((sum, amount) => sum + amount, 0),
  tax: amounts.reduce((sum, amount) => sum + computeTax(amount, 11), 0),
})

test('12 % of the base is the tax of the order to the rupiah, however many lines were rounded', () => {
  fc.assert(
    fc.property(lines, (amounts) => {
      const sums = sumAmounts(amounts)
      expect(computeTax(computeTaxBase(sums, 11, 12), 12)).toBe(sums.tax)
    }),
  )
})

test('the base is 11/12 of the price, but for what was rounded line by line', () => {
  fc.assert(
    fc.property(lines, (amounts) => {
      const sums = sumAmounts(amounts)
      const distance = Math.abs(computeTaxBase(sums, 11, 12) - (sums.untaxed * 11) / 12)
      // Half a rupiah of tax a line is 4.17 rupiah of the base.
      expect(distance).toBeLessThanOrEqual(5 * amounts.length)
    }),
  )
})

test('is the price itself where the written rate is what is taken', () => {
  expect(computeTaxBase({ untaxed: 100_000, tax: 12_000 }, 12, 12)).toBe(100_000)
  expect(computeTaxBase({ untaxed: 100_000, tax: 11_000 }, 11, 12)).toBe(91_667)
  expect(computeTaxBase({ untaxed: 0, tax: 0 }, 11, 12)).toBe(0)
})
