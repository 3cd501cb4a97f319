/** A calendar day as 'YYYY-MM-DD': days compare as texts. */
export type Day = string

const AHEAD_MS = 7 * 60 * 60 * 1_000

/** The day that it is in Asia/Jakarta, which is seven hours ahead of UTC the whole year. */
export const jakartaDay = (now: Date): Day => new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10)

/** A day as both languages write it: day/month/year. */
export const writtenDay = (day: Day): string => day.split('-').toReversed().join('/')
