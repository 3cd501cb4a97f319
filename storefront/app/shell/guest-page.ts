import { addressOf, localised } from './address.ts'
import { brandOf, DEEPEST_INDEXED_PAGE, keywordOf, pageOf, sortOf } from './query.ts'

/** A page that is the same for every guest: `address` is built from what was understood, never copied. */
export interface GuestPage {
  readonly address: string
}

/**
 * Whether an address may be rendered once for all guests, and under which name. Pages with a keyword, a sort or a
 * page beyond the fiftieth may not; parameters that mean nothing to the page are dropped.
 */
export const guestPage = (pathname: string, search: string): GuestPage | undefined => {
  const found = addressOf(pathname)
  if (found.kind !== 'page' || !found.path.guests || !found.path.page) return undefined
  const indexed = found.path.indexed ?? []
  const query = new URLSearchParams(search)
  if (indexed.includes('filter_brand') && (keywordOf(query) !== '' || sortOf(query) !== 'default'))
    return undefined
  const kept = new URLSearchParams()
  const page = indexed.includes('page') ? pageOf(query) : 1
  if (page > DEEPEST_INDEXED_PAGE) return undefined
  if (page > 1) kept.set('page', String(page))
  const brand = indexed.includes('filter_brand') ? brandOf(query) : undefined
  if (brand !== undefined) kept.set('filter_brand', `_${brand}`)
  const text = kept.toString()
  return { address: localised(found.language, found.rest) + (text && `?${text}`) }
}
