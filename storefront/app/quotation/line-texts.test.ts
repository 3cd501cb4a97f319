import { expect, test } from 'vitest'
import { overwriteGetLocale } from '~words/runtime.js'
import { stockText } from '@pasok/ui/records/line-texts.ts'

test('a quantity names how much of it is in stock, and when the rest ships', () => {
  overwriteGetLocale(() => 'en')
  const texts = ([5, 50, 3, 0, undefined] as const).map((available) => stockText(5, available, 7))
  expect(texts).toEqual([
    'In stock',
    'In stock',
    '3 in stock, the rest in 7 working days',
    'Not in stock: ships in 7 working days',
    'Lead time: 7 working days',
  ])
  expect([3, 0, undefined].map((available) => stockText(5, available, undefined))).toEqual([
    '3 in stock, the rest later',
    'Not in stock',
    '',
  ])
  overwriteGetLocale(() => 'id')
  expect(stockText(5, 3, 7)).toBe('3 tersedia, sisanya 7 hari kerja')
})
