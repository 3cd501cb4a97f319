import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guardedInWorkbook, guardedText, unguardedText } from './guarded-text.ts'

it.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+62 21', "'+62 21"],
  ['-', "'-"],
  ['-40 °C', "'-40 °C"],
  ['@here', "'@here"],
  ['\tindented', "'\tindented"],
  ["'=quoted", "''=quoted"],
  ['M8 = 13 mm', 'M8 = 13 mm'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
])('%j is written %j', (text, written) => {
  expect(guardedText(text)).toBe(written)
})

it('comes back as it was, whatever it is', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+\-@\t]?.{0,4}$/))
  fc.assert(
    fc.property(text, (input) => {
      expect(unguardedText(guardedText(input))).toBe(input)
      expect(unguardedText(guardedInWorkbook(input))).toBe(input)
      expect(guardedInWorkbook(input)).not.toMatch(/^\t/)
      expect(guardedText(input)).not.toMatch(/^[=+\-@\t]/)
    }),
  )
})
