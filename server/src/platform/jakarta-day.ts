/** A calendar day as 'YYYY-MM-DD': days compare as texts. */
export type Day = string

const AHEAD_MS = 7 * 60 * 60 * 1_000

/** A moment as clocks in Asia/Jakarta show it, which is seven hours ahead of UTC the whole year, written as if it were UTC. */
const inJakarta = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString()

/** The day that it is in Jakarta. */
export const jakartaDay = (now: Date): Day => inJakarta(now).slice(0, 10)

/** The hour and minute of a moment in Jakarta. */
export const jakartaClock = (at: Date): { readonly hour: string; readonly minute: string } => {
  const [hour = '', minute = ''] = inJakarta(at).slice(11, 16).split(':')
  return { hour, minute }
}

/** A day as both languages write it: day/month/year. */
export const writtenDay = (day: Day): string => day.split('-').toReversed().join('/')
