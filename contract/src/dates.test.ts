import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, daysBetween, formatDay, jakartaClock, jakartaDay, jakartaTimestamp } from './dates.ts'

test.each([
  ['2026-11-22T16:59:59.999Z', '2026-11-22'],
  ['2026-11-22T17:00:00.000Z', '2026-11-23'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
  ['2028-02-28T20:00:00.000Z', '2028-02-29'],
])('at %s the day in Jakarta is %s', (now, day) => {
  expect(jakartaDay(new Date(now))).toBe(day)
})

test('the day in Jakarta is that of the time zone database', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta', dateStyle: 'short' })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (now) => {
        expect(jakartaDay(now)).toBe(calendar.format(now))
      },
    ),
  )
})

// @spec §1 Dates: day first
test.each([
  ['2026-02-01', '01/02/2026'],
  ['2026-11-30T16:59:59Z', '30/11/2026'],
  // The next day in Jakarta.
  ['2026-11-30T17:00:00Z', '01/12/2026'],
])('%s is written %s', (iso, day) => {
  expect(formatDay(iso)).toBe(day)
})

test('a moment has the hour of Jakarta', () => {
  const at = new Date('2026-11-30T17:05:00Z')
  expect(jakartaClock(at)).toEqual({ hour: '00', minute: '05' })
  expect(jakartaTimestamp(at)).toBe('2026-12-01 00:05:00 +0700')
})

test('days are counted over the ends of months and years', () => {
  expect(daysAfter('2026-12-25', 14)).toBe('2027-01-08')
  expect(daysAfter('2028-02-29', -1)).toBe('2028-02-28')
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
})
