import { expect, test } from 'vitest'
import { acronymsIn, joinSizes } from './typed-text.ts'

test.each([
  ['M8 x 30', 'M8x30'],
  ['M8×30', 'M8x30'],
  ['m8*30 bolt', 'm8x30 bolt'],
  ['30 X 52 × 7', '30x52x7'],
  ['6x6', '6x6'],
  ['x 30', 'x 30'],
  ['box 30', 'box 30'],
])('%j has the size %j', (text, joined) => {
  expect(joinSizes(text)).toBe(joined)
})

test.each([
  ['NSK bearing', ['nsk']],
  ['NSK', ['nsk']],
  ['QRS 6204', ['qrs']],
  ['BALL VALVE', []],
  ['BRG-62/04 RS', ['rs']],
  ['Nsk', []],
  ['BEARING 6204', []],
  ['A 6204', []],
])('%j has the acronyms %j', (text, acronyms) => {
  expect(acronymsIn(text)).toEqual(acronyms)
})
