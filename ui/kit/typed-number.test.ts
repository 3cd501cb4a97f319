import { expect, test } from 'vitest'
import { fieldText, readNumber } from './typed-number.ts'

test.each([
  ['41,5', '41.5', '41.5'],
  ['41.5', '41.5', '41.5'],
  [' −6,25 ', '-6.25', '-6.25'],
  ['1,500', '1500', '1.500'],
  ['1.500', '1.500', '1500'],
  ['1,500.25', '1500.25', undefined],
  ['1.500,25', undefined, '1500.25'],
  ['.5', '0.5', '0.5'],
  ['0.125', '0.125', '0.125'],
  ['1.2.3', undefined, undefined],
  ['20 mm', undefined, undefined],
  ['1e3', undefined, undefined],
  ['', undefined, undefined],
  ['1234567890123', undefined, undefined],
])('%j is %j on an English page and %j on an Indonesian one', (typed, english, indonesian) => {
  expect([readNumber(typed, 'en'), readNumber(typed, 'id')]).toEqual([english, indonesian])
})

test('what stands in a field is read as the number it came from', () => {
  for (const language of ['en', 'id'] as const)
    for (const plain of ['41.5', '1.500', '1500', '-0.25'])
      expect(readNumber(fieldText(plain, language), language)).toBe(plain)
})
