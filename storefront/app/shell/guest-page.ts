import { addressOf, localised } from './address.ts'
import type { Path } from './paths.ts'
import { brandOf, DEEPEST_INDEXED_PAGE, keywordOf, pageOf, sortOf } from './query.ts'

/** A page that is the same for every guest: `address` is built from what was understood, never copied. */
export interface GuestPage {
  readonly address: string
}

/** Of an address's parameters those that mean something to its page, written anew: a brand by its id alone. */
export const understood = (path: Path, query: URLSearchParams): URLSearchParams => {
  const indexed = path.indexed ?? []
  const kept = new URLSearchParams()
  const page = indexed.includes('page') ? pageOf(query) : 1
  if (page > 1) kept.set('page', String(page))
  if (!indexed.includes('filter_brand')) return kept
  const brand = brandOf(query)
  if (brand !== undefined) kept.set('filter_brand', `_${brand}`)
  if (keywordOf(query) !== '') kept.set('keyword', keywordOf(query))
  if (sortOf(query) !== 'default') kept.set('sort', sortOf(query))
  return kept
}

/**
 * Whether an address may be rendered once for all guests, and under which name. Pages with a keyword, a sort or a
 * page beyond the fiftieth may not; parameters that mean nothing to the page are dropped.
 */
export const guestPage = (pathname: string, search: string): GuestPage | undefined => {
  const found = addressOf(pathname)
  if (found.kind !== 'page' || !found.path.guests || !found.path.page) return undefined
  const query = understood(found.path, new URLSearchParams(search))
  if (query.has('keyword') || query.has('sort') || pageOf(query) > DEEPEST_INDEXED_PAGE) return undefined
  const text = query.toString()
  return { address: localised(found.language, found.rest) + (text && `?${text}`) }
}
