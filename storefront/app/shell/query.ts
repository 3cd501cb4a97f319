import { idOf } from './id-of.ts'

/** The deepest page of a list that is kept for guests and shown to search engines. */
export const DEEPEST_INDEXED_PAGE = 50
/** The deepest page there is: the API's own bound on rows. */
export const DEEPEST_PAGE = 500
/** The API's own bound; its schema stays out of the browser. */
export const LONGEST_KEYWORD = 100

/** A page number as it may stand in an address; anything else is the first page. */
export const pageOf = (query: URLSearchParams): number => {
  const page = idOf(query.get('page') ?? undefined) ?? 1
  return Math.min(page, DEEPEST_PAGE)
}

const MOST_BRANDS = 50
/** Cut at the last underscore: names may hold commas and underscores of their own. */
const BRAND = /(?:^|_)([1-9]\d{0,9})(?=,|$)/g

/** The brands of `filter_brand={name}_{id},…`: the ids alone count, the names are for people. */
export const brandsOf = (query: URLSearchParams): number[] => {
  const ids = query
    .getAll('filter_brand')
    .flatMap((given) => [...given.matchAll(BRAND)].flatMap(([, id]) => idOf(id) ?? []))
  return [...new Set(ids)].slice(0, MOST_BRANDS)
}

/** The names of filters begin so; those of a number's two fields before they are joined, so. */
export const FILTER = 'filter_'
export const LOWEST = 'from_'
export const HIGHEST = 'to_'
/** Filters that are no attribute's: the brand is read for itself, prices are for members, a category is a page. */
const NO_ATTRIBUTES = new Set(['brand', 'price', 'discount', 'category'])

/** The attribute that a parameter narrows by, as a filter or as one of a number's two fields. */
export const attributeOf = (name: string): string | undefined => {
  const start = [FILTER, LOWEST, HIGHEST].find((prefix) => name.startsWith(prefix))
  const slug = start && name.slice(start.length)
  return slug && !NO_ATTRIBUTES.has(slug) ? slug : undefined
}

/** Asks a listing for every value of one filter, not the first few alone. */
export const ALL_VALUES = 'values'

/** Asks a search for all that it finds, also where it is a part number: `/shop?keyword=6204&all=1`. */
export const ALL_HITS = 'all'

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]
/** The layout asked for, where one is. */
export const viewOf = (query: URLSearchParams): View | undefined =>
  views.find((view) => view === query.get('view'))

/** What is looked for, trimmed and cut to what the API takes. */
export const keywordOf = (query: URLSearchParams): string =>
  (query.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD)

export const sorts = ['default', 'name_asc', 'name_desc'] as const
export type Sort = (typeof sorts)[number]
/** The order asked for; the usual one where none or an unknown one is. */
export const sortOf = (query: URLSearchParams): Sort =>
  sorts.find((sort) => sort === query.get('sort')) ?? 'default'

export const itemSorts = [...sorts, 'sku_asc', 'sku_desc'] as const
export type ItemSort = (typeof itemSorts)[number]
/** The order asked for a product's items; the usual one where none or an unknown one is. */
export const itemSortOf = (query: URLSearchParams): ItemSort =>
  itemSorts.find((sort) => sort === query.get('sort')) ?? 'default'
