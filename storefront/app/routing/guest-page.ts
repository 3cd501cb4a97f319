import { parseAddress, localised } from './address.ts'
import {
  ALL_VALUES,
  parseAttribute,
  parseBrands,
  DEEPEST_INDEXED_PAGE,
  parseItemSort,
  parseKeyword,
  parsePage,
  FLASH_PARAMETER,
  parseSort,
  parseView,
} from './query.ts'

/** A page that is the same for every guest: `address` is built from what was understood, never copied. */
export interface GuestPage {
  readonly address: string
}

/**
 * Whether an address may be rendered once for all guests, and under which name. Pages with a keyword, a sort, a layout
 * of their own, filters of attributes, several brands or a page beyond the fiftieth may not; parameters that mean
 * nothing to the page are dropped.
 */
export const guestPage = (pathname: string, search: string): GuestPage | undefined => {
  const found = parseAddress(pathname)
  if (found.kind !== 'page' || !found.path.guests || !found.path.page || found.path.variant) return undefined
  const indexed = found.path.indexed ?? []
  const query = new URLSearchParams(search)
  const isListing = indexed.includes('filter_brand')
  if (isListing && !isUsual(query)) return undefined
  // A product's table is narrowed by its listing's filters, and has an order of its own.
  if (indexed.includes('page') && (isNarrowed(query) || parseItemSort(query) !== 'default')) return undefined
  if (query.has(FLASH_PARAMETER) || found.path.uncached?.some((name) => query.has(name))) return undefined
  const canonicalQuery = new URLSearchParams()
  const page = indexed.includes('page') ? parsePage(query) : 1
  if (page > DEEPEST_INDEXED_PAGE) return undefined
  if (page > 1) canonicalQuery.set('page', String(page))
  const [brand] = isListing ? parseBrands(query) : []
  if (brand !== undefined) canonicalQuery.set('filter_brand', `_${brand}`)
  const category = indexed.includes('category') ? query.get('category') : null
  if (category !== null) canonicalQuery.set('category', category)
  const text = canonicalQuery.toString()
  return { address: localised(found.language, found.rest) + (text && `?${text}`) }
}

/** The usual order does not count where a form names it: the page's loader leads to the address without it. */
const isUsual = (query: URLSearchParams): boolean =>
  parseKeyword(query) === '' &&
  parseSort(query) === 'default' &&
  query.get('sort') !== 'default' &&
  parseView(query) === undefined &&
  !query.has(ALL_VALUES) &&
  parseBrands(query).length <= 1

/** An empty field counts too: the page's loader leads to the address without it. */
const isNarrowed = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => parseAttribute(name) !== undefined)
