/** A calendar day as 'YYYY-MM-DD'. Days compare as texts. */
export type Day = string

/** The days that people and files may write; the database has no year 0. */
export const FIRST_DAY: Day = '1900-01-01'
export const LAST_DAY: Day = '9999-12-31'

const HOUR_MS = 60 * 60 * 1_000
export const DAY_MS = 24 * HOUR_MS

/** Asia/Jakarta is seven hours ahead of UTC all year. */
const JAKARTA_AHEAD_MS = 7 * HOUR_MS

/** A moment's date and time in Jakarta as an ISO text, which ends in `Z` though it is local. */
const inJakarta = (at: Date): string => new Date(at.getTime() + JAKARTA_AHEAD_MS).toISOString()

/** The calendar day of a moment in Jakarta. */
export const jakartaDay = (at: Date): Day => inJakarta(at).slice(0, 10)

/** The hour and minute of a moment in Jakarta, two digits each. */
export const jakartaClock = (at: Date): { readonly hour: string; readonly minute: string } => {
  const [hour = '', minute = ''] = inJakarta(at).slice(11, 16).split(':')
  return { hour, minute }
}

/** A moment in Jakarta with its offset: `2026-11-24 14:05:00 +0700`. */
export const jakartaTimestamp = (at: Date): string => {
  const local = inJakarta(at)
  return `${local.slice(0, 10)} ${local.slice(11, 19)} +0700`
}

/** A day, or the day of a moment in Jakarta, as both languages write it: day/month/year. */
export const formatDay = (iso: string): string =>
  (iso.length === 10 ? iso : jakartaDay(new Date(iso))).split('-').toReversed().join('/')

/** The day that is `days` after a day; before it where `days` is negative. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The number of days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
