import { expect, test } from 'vitest'
import { nextOption } from './combobox-list.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
  ['Enter', 1, undefined],
])('of three, %s leads from %i to %s', (key, from, to) => {
  expect(nextOption(key, from, 3)).toBe(to)
})

test('where there is nothing to choose, every key is the box’s own', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(nextOption(key, -1, 0)).toBeUndefined()
})
