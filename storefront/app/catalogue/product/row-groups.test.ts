import { expect, test } from 'vitest'
import { groupStarts } from './row-groups.ts'

const findStarts = (...texts: string[]) => [...groupStarts(texts.map((text) => ({ values: [{ text }] })))]

test('a group begins at each new value of the first column', () => {
  expect(findStarts('M6', 'M6', 'M6', 'M8', 'M10', 'M10')).toEqual([0, 3, 4])
})

test.each([
  ['one value', ['M6', 'M6', 'M6']],
  ['a value that comes again further down', ['M6', 'M6', 'M8', 'M8', 'M6', 'M6']],
  ['hardly any value twice', ['M6', 'M6', 'M8']],
  ['a row without a value', ['M6', 'M6', '', '']],
  ['no rows', []],
])('rows with %s have no groups', (_, texts) => {
  expect(findStarts(...texts)).toEqual([])
})

test('rows without columns have no groups', () => {
  expect(groupStarts([{ values: [] }, { values: [] }]).size).toBe(0)
})
