/** A moment as clocks in Jakarta show it, written as if it were UTC. */
const inJakarta = (at: number): string => new Date(at + 7 * 3_600_000).toISOString()

/** The calendar day of a moment in Jakarta, 'YYYY-MM-DD'. */
export const jakartaDay = (at: Date): string => inJakarta(at.getTime()).slice(0, 10)

/** A day as it is written here, day first: of a date by itself, or of a moment as clocks in Jakarta show it. */
export const dayOf = (iso: string): string => {
  const day = iso.length === 10 ? iso : jakartaDay(new Date(iso))
  return day.split('-').toReversed().join('/')
}

/** A moment's hour and minute as clocks in Jakarta show them. */
export const clockOf = (iso: string): { readonly hour: string; readonly minute: string } => {
  const [hour = '', minute = ''] = inJakarta(Date.parse(iso)).slice(11, 16).split(':')
  return { hour, minute }
}
