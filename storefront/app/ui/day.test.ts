import { expect, test } from 'vitest'
import { clockOf, dayOf, jakartaDay } from './day.ts'

// @spec §1 Dates: day first
test.each([
  ['2026-02-01', '01/02/2026'],
  ['2026-11-30T16:59:59Z', '30/11/2026'],
  // It is the next day in Jakarta by then.
  ['2026-11-30T17:00:00Z', '01/12/2026'],
])('%s is written %s', (iso, day) => {
  expect(dayOf(iso)).toBe(day)
})

test('the day of a moment is that of Jakarta', () => {
  expect(jakartaDay(new Date('2026-11-30T16:59:59Z'))).toBe('2026-11-30')
  expect(jakartaDay(new Date('2026-11-30T17:00:00Z'))).toBe('2026-12-01')
})

test('a moment has the hour of Jakarta', () => {
  expect(clockOf('2026-11-30T17:05:00Z')).toEqual({ hour: '00', minute: '05' })
})
