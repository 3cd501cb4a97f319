import { expect, test } from 'vitest'
import { readStepped, stepped } from './stepping.ts'

const read = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : undefined)
const bounds = { min: 1, max: 999, step: 1 }

test.each<[typed: string, is: number | undefined]>([
  // @spec §5 Stepper: empty
  ['', undefined],
  ['  ', undefined],
  ['7', 7],
  [' 12 ', 12],
  // @spec §5 Stepper: not a number
  ['abc', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['0', 1],
  ['-4', 1],
  // @spec §5 Stepper: clamps
  ['1000', 999],
])('%j becomes %j', (typed, is) => {
  expect(readStepped(typed, bounds, read)).toBe(is)
})

test('without a minimum of its own, what is no number becomes 0', () => {
  expect(readStepped('x', { ...bounds, min: 0 }, read)).toBe(0)
})

// @spec §5 Stepper: not a number
test('text that is no number becomes the minimum; a smaller typed number stays, so that it can be reported', () => {
  const dozens = { ...bounds, least: 12 }
  expect(readStepped('abc', dozens, read)).toBe(12)
  expect(readStepped('7', dozens, read)).toBe(7)
})

test.each<[value: number | undefined, direction: 1 | -1, step: number, is: number]>([
  [1, 1, 1, 2],
  [2, -1, 1, 1],
  [1, -1, 1, 1],
  [999, 1, 1, 999],
  [undefined, 1, 1, 1],
  // On a whole number of steps.
  [12, 1, 5, 15],
  [12, -1, 5, 10],
  [10, 1, 5, 15],
  [999, 1, 12, 996],
])('from %j by %i in steps of %i comes %i', (value, direction, step, is) => {
  expect(stepped(value, direction, { ...bounds, step })).toBe(is)
})

test('no step leads below the least', () => {
  const dozens = { ...bounds, step: 12, least: 12 }
  expect([12, 7, undefined].map((value) => stepped(value, -1, dozens))).toEqual([12, 12, 12])
  expect([12, 7].map((value) => stepped(value, 1, dozens))).toEqual([24, 12])
})
