import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inScript } from './structured-data.tsx'

test('no text ends its script element', () => {
  const script = inScript({ name: '</script><script>alert(1)</script><!--', other: 'a\u2028b\u2029c' })
  expect(script).not.toMatch(/[<\u2028\u2029]/)
})

test('any data reads the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const script = inScript(value)
      expect(script).not.toContain('<')
      expect(JSON.parse(script)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
