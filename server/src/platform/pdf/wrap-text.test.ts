import { expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

const width = (text: string): number => text.length

it.each<[string, number, string[]]>([
  ['', 5, ['']],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 3, ['one', 'two', 'thr', 'ee']],
  ['HB-M8x10 end', 8, ['HB-M8x10', 'end']],
  ['one\n\ntwo', 10, ['one', '', 'two']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
  ['abcdefg h', 3, ['abc', 'def', 'g h']],
  ['ab', 0, ['a', 'b']],
])('%j in %d', (text, across, lines) => {
  expect(wrapText(text, across, width)).toEqual(lines)
})
