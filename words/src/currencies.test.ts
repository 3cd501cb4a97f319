import { expect, test } from 'vitest'
import { rupiahText } from './currencies.ts'

// @spec §1 Money: rupiah
// @spec §9 Currency
test.each([
  [0, 'Rp. 0'],
  [999, 'Rp. 999'],
  [1_000, 'Rp. 1.000'],
  [1_250_000, 'Rp. 1.250.000'],
  [61_560_000, 'Rp. 61.560.000'],
])('%d is written %s', (amount, text) => {
  expect(rupiahText(amount)).toBe(text)
})
