import { expect, test } from 'vitest'
import { brandsLike } from './brands-like.ts'

const brands = ['Kawanua', 'SMC', 'Zeta & Sons', 'Béla Teknik', 'S1', 'S2', 'S3', 'S4', 'S5'].map(
  (name, i) => ({ id: i + 1, name }),
)

test.each([
  ['kawa', ['Kawanua']],
  ['SMC', ['SMC']],
  ['sons', ['Zeta & Sons']],
  ['zeta & so', ['Zeta & Sons']],
  ['bela', ['Béla Teknik']],
  ['nua', []],
  ['', []],
  ['&', []],
  ['smc valve', []],
])('%j begins a word of %j', (text, names) => {
  expect(brandsLike(brands, text).map(({ name }) => name)).toEqual(names)
})

// @spec §9 Suggestions
test('of many there are five', () => {
  expect(brandsLike(brands, 's')).toHaveLength(5)
})
