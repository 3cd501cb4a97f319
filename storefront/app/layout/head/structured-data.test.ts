import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inScript } from './structured-data.tsx'

test('no text ends its script element', () => {
  const told = inScript({ name: '</script><script>alert(1)</script><!--', other: 'a\u2028b\u2029c' })
  expect(told).not.toMatch(/[<\u2028\u2029]/)
})

test('any data reads the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const told = inScript(value)
      expect(told).not.toContain('<')
      expect(JSON.parse(told)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
