import { expect, test } from 'vitest'
import { zonedTime } from './zoned-time.ts'

test.each([
  ['Asia/Jakarta', '23/11/2026 23:30 WIB'],
  ['Asia/Makassar', '24/11/2026 00:30 WITA'],
  ['Asia/Jayapura', '24/11/2026 01:30 WIT'],
] as const)('a moment is told as clocks show it in %s', (zone, text) => {
  expect(zonedTime('2026-11-23T16:30:00Z', zone)).toBe(text)
})
