import { expect, it } from 'vitest'
import { parseBearer } from './bearer.ts'

it.each([
  ['Bearer a.b-c', 'a.b-c'],
  ['bearer a', 'a'],
  ['BEARER   a', 'a'],
  ['Bearer a b', 'a b'],
  ['Bearer', ''],
  ['Bearer ', ''],
  [undefined, undefined],
  ['', undefined],
  ['Basic c2hvcDpzaG9w', undefined],
  ['Bearerish a', undefined],
  ['a Bearer b', undefined],
  ['__proto__', undefined],
])('%j bears %j', (authorization, token) => {
  expect(parseBearer(authorization)).toBe(token)
})

it('is parsed in linear time', () => {
  // Quadratic time would exceed the test's own limit.
  expect(parseBearer(`Bearer${' '.repeat(3_000_000)}x`)).toBe('x')
})
