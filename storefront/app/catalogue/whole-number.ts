import type { Listing } from './listing/load-listing.ts'

const asWritten = (number: string): string => number.trim().toLowerCase()
const bare = (number: string): string => number.toLowerCase().replace(/[^a-z0-9]+/g, '')

/**
 * The one item whose whole part number is searched, ours or the reader's own: exactly, else apart from case, blanks and signs. None
 * where several have it (M1.6x16 and M16x16 typed as m1616), where the list is narrowed, sorted or turned over, and
 * where a number without a digit may be a word: then the list is shown.
 */
export const itemOfWholeNumber = (listing: Listing): number | undefined => {
  const { keyword, records, total, page, sort, chosenFilters, brands, filterErrors, allHits } = listing
  if (allHits || page > 1 || sort !== 'default') return undefined
  if (chosenFilters.length + brands.length + filterErrors.length > 0) return undefined
  if (total > 1 && !/\d/.test(keyword)) return undefined
  const numbers = records.flatMap(({ id, sku_number: sku, match }) => {
    if (match?.kind === 'own_number') return [{ id, number: match.text }]
    return sku !== undefined && match?.kind === 'part_number' ? [{ id, number: sku }] : []
  })
  const same = (form: (number: string) => string) =>
    numbers.filter(({ number }) => form(number) === form(keyword))
  const [item, ...others] = [same(asWritten), same(bare)].find((found) => found.length > 0) ?? []
  return others.length === 0 ? item?.id : undefined
}
