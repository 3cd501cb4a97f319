import { expect, test } from 'vitest'
import type { ReadText, Word } from './parse-query.store.ts'
import { correctedText, listReadings } from './spelling.ts'

const word = (text: string, piece: number, instead: readonly string[]): Word => ({
  word: text,
  piece,
  bare: text,
  known: false,
  begins: false,
  filler: false,
  instead: instead.map((one) => [one]),
  brands: [],
})
const read = (words: readonly Word[]): ReadText => ({ words, whole: [], beginning: [] })

test('a text is read by the likeliest spellings first', () => {
  const readings = listReadings(read([word('sarung', 0, []), word('tangn', 1, ['tang', 'tangan'])]))
  expect(readings.map(({ words }) => correctedText('sarung tangn', words))).toEqual([
    'sarung tang',
    'sarung tangan',
  ])
})

test('sixteen words with three spellings each are read in no more than nine ways', () => {
  const words = Array.from({ length: 16 }, (_, place) => word('tangn', place, ['tang', 'tangan', 'tango']))
  const began = performance.now()
  expect(listReadings(read(words))).toHaveLength(9)
  expect(performance.now() - began).toBeLessThan(1_000)
})
