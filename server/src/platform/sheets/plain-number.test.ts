import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainNumber } from './plain-number.ts'

it.each([
  [0, '0'],
  [-0, '0'],
  [1_250_000, '1250000'],
  [19.9, '19.9'],
  [0.1 + 0.2, '0.3'],
  [1200.0000000000002, '1200'],
  [1e-7, '0.0000001'],
  [-1.5e-9, '-0.0000000015'],
  [1e21, '1000000000000000000000'],
  [1.23e23, '123000000000000000000000'],
  [123456789012345, '123456789012345'],
  [1 / 3, '0.333333333333333'],
])('%d is written %s', (number, text) => {
  expect(plainNumber(number)).toBe(text)
})

it('is the same number to fifteen digits, in digits alone', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -9e307, max: 9e307 }), (number) => {
      expect(plainNumber(number)).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(plainNumber(number))).toBe(Number(number.toPrecision(15)) + 0)
    }),
  )
})
