import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const of = (...ids: number[]) => ids.map((id) => ({ id }))

test('a product that an earlier list shows is left out, and the next one takes its place', () => {
  expect(
    withoutRepeats([
      ['popular', of(1, 2, 3, 4), 2],
      ['latest', of(2, 3, 1, 5), 2],
      ['viewed', of(5, 4, 1, 2), 2],
    ]),
  ).toEqual([
    ['popular', of(1, 2)],
    ['latest', of(3, 5)],
    ['viewed', of(4)],
  ])
})
