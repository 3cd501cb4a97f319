import { DEEPEST_ROW, FILTER, LONGEST_KEYWORD, PAGE_SIZE } from '@pasok/contract'
import { parseId } from './parse-id.ts'

/** The deepest page of a list that is cached for guests and shown to search engines. */
export const DEEPEST_INDEXED_PAGE = 50
/** The deepest page there is: the API's own bound on rows. */
export const DEEPEST_PAGE = DEEPEST_ROW / PAGE_SIZE

/** A page number as it may stand in an address; anything else is the first page. */
export const parsePage = (query: URLSearchParams): number => {
  const page = parseId(query.get('page') ?? undefined) ?? 1
  return Math.min(page, DEEPEST_PAGE)
}

const MOST_BRANDS = 50
/** Cut at the last underscore: names may hold commas and underscores of their own. */
const BRAND = /(?:^|_)([1-9]\d{0,9})(?=,|$)/g

/** The brands of `filter_brand={name}_{id},…`: the ids alone count, the names are for people. */
export const parseBrands = (query: URLSearchParams): number[] => {
  const ids = query
    .getAll('filter_brand')
    .flatMap((text) => [...text.matchAll(BRAND)].flatMap(([, id]) => parseId(id) ?? []))
  return [...new Set(ids)].slice(0, MOST_BRANDS)
}

/** The names of a number's two fields begin so, before they are joined to a filter. */
export const LOWEST = 'from_'
export const HIGHEST = 'to_'
/** Filters that are no attribute's: the brand is read for itself, prices are for members, a category is a page. */
const NO_ATTRIBUTES = new Set(['brand', 'price', 'discount', 'category'])
/** Filters of list prices, by their names without what they begin with. */
export const PRICE = 'price'
export const DISCOUNT = 'discount'

/**
 * The attribute that a parameter narrows by, as a filter or as one of a number's two fields; for who sees prices also
 * the price and the discount. For others these are parameters that mean nothing.
 */
export const parseAttribute = (name: string, seesPrices = false): string | undefined => {
  const start = [FILTER, LOWEST, HIGHEST].find((prefix) => name.startsWith(prefix))
  const slug = start && name.slice(start.length)
  if (seesPrices && (slug === PRICE || (name === FILTER + DISCOUNT && slug))) return slug
  return slug && !NO_ATTRIBUTES.has(slug) ? slug : undefined
}

/** The parameter of the flash message after a form without scripts, for its sender only. */
export const FLASH_PARAMETER = 'message'
/** Asks a listing for every value of one filter, not the first few alone. */
export const ALL_VALUES = 'values'

/** Asks a search for all that it finds, also where it is a part number: `/shop?keyword=6204&all=1`. */
export const ALL_HITS = 'all'

/** Asks a search for its words as they are typed, no spelling corrected: `/shop?keyword=bearng&exact=1`. */
export const EXACT = 'exact'

export const views = ['grid', 'list', 'table'] as const
export type View = (typeof views)[number]
/** The layout asked for, where one is. */
export const parseView = (query: URLSearchParams): View | undefined =>
  views.find((view) => view === query.get('view'))

/** What is looked for, trimmed and cut to what the API takes. */
export const parseKeyword = (query: URLSearchParams): string =>
  (query.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD)

export const sorts = ['default', 'name_asc', 'name_desc'] as const
/** Of who sees prices alone. */
export const priceSorts = ['price_asc', 'price_desc'] as const
type PriceSort = (typeof priceSorts)[number]
export type Sort = (typeof sorts)[number] | PriceSort
/** The order asked for; the usual one where none, an unknown one or one by unseen prices is. */
export const parseSort = (query: URLSearchParams, seesPrices = false): Sort =>
  [...sorts, ...(seesPrices ? priceSorts : [])].find((sort) => sort === query.get('sort')) ?? 'default'

export const itemSorts = [...sorts, 'sku_asc', 'sku_desc'] as const
/** By name, by part number, by price, or by an attribute's code: attr_length_asc. */
export type ItemSort = (typeof itemSorts)[number] | PriceSort | `attr_${string}_${'asc' | 'desc'}`
const isItemSort = (text: string): text is ItemSort =>
  itemSorts.some((sort) => sort === text) || /^attr_[a-z][a-z0-9_]{0,40}_(?:asc|desc)$/.test(text)
/** The order asked for a product's items; the usual one where none, an unknown one or one by unseen prices is. */
export const parseItemSort = (query: URLSearchParams, seesPrices = false): ItemSort => {
  const sort = query.get('sort') ?? ''
  if (isItemSort(sort)) return sort
  return (seesPrices && priceSorts.find((one) => one === sort)) || 'default'
}
