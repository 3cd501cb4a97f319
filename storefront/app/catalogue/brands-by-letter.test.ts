import { expect, test } from 'vitest'
import { byLetter } from './brands-by-letter.ts'

const makeBrands = (...names: string[]) => names.map((name) => ({ name }))
const groupNames = (names: string[]) =>
  byLetter(makeBrands(...names)).map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])

test('brands stand under their first letters from A to Z, and those without a letter last', () => {
  expect(groupNames(['3Tek', 'Zeta', 'Beta', 'alfa', '东方'])).toEqual([
    ['A', 'alfa'],
    ['B', 'Beta'],
    ['Z', 'Zeta'],
    ['#', '3Tek', '东方'],
  ])
})

test('a letter with an accent counts as the plain letter, in the given order', () => {
  expect(groupNames(['Abra', 'ábaco', 'Aero'])).toEqual([['A', 'Abra', 'ábaco', 'Aero']])
})
