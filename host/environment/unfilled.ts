/** How every text begins that `npm run setup` leaves to the shop's operator. */
export const FILL_IN = 'FILL IN'

/** Where in a file such a text still stands: `bank_accounts.0.number`. */
export const unfilledIn = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return value.startsWith(FILL_IN) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unfilledIn(inner, [...path, key]))
}
