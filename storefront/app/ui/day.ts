/** A day as it is written here, day first: of a date by itself, or of a moment as clocks in Jakarta show it. */
export const dayOf = (iso: string): string => {
  const jakarta =
    iso.length === 10 ? iso : new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 10)
  return jakarta.split('-').toReversed().join('/')
}

/** A moment's hour and minute as clocks in Jakarta show them. */
export const clockOf = (iso: string): { readonly hour: string; readonly minute: string } => {
  const [hour = '', minute = ''] = new Date(Date.parse(iso) + 7 * 3_600_000)
    .toISOString()
    .slice(11, 16)
    .split(':')
  return { hour, minute }
}
