import { expect, test } from 'vitest'
import { numberKeysIn } from './number-keys.ts'

test.each([
  ['SKF 6204-2RS', ['6204-2RS']],
  ['6204-2RS (SKF)', ['6204-2RS']],
  ['bearing SKF 6204', ['SKF-6204', '6204']],
  ['SMC CDQ2B32-50 silinder', ['CDQ2B32-50-silinder', 'SMC-CDQ2B32-50', 'CDQ2B32-50']],
  ['6204', []],
  ['ball valve', []],
  ['SKF 12', []],
  ['a b c d e f g h 6204', []],
])('beside other words %j may hold %j', (text, keys) => {
  expect(numberKeysIn(text)).toEqual(keys)
})
