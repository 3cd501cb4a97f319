import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jakartaDay } from './index.ts'

test.each([
  ['2026-11-22T16:59:59.999Z', '2026-11-22'],
  ['2026-11-22T17:00:00.000Z', '2026-11-23'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
  ['2028-02-28T20:00:00.000Z', '2028-02-29'],
])('at %s it is %s in Jakarta', (now, day) => {
  expect(jakartaDay(new Date(now))).toBe(day)
})

test('the calendar of the time zone says the same', () => {
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
