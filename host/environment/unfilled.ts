/** How every text begins that `npm run setup` leaves to the shop's operator. */
export const FILL_IN = 'FILL IN'

/** Where in a file such a text still stands: `bank_accounts.0.number`. */
export const unfilledIn = (value: unknown): string[] => findTexts(value, (text) => text.startsWith(FILL_IN))

/** The paths of a file's texts of a kind. */
export const findTexts = (
  value: unknown,
  is: (text: string) => boolean,
  path: readonly string[] = [],
): string[] => {
  if (typeof value === 'string') return is(value) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => findTexts(inner, is, [...path, key]))
}
