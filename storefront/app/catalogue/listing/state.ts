import { FILTER } from '@pasok/contract'
import { ALL_HITS, ALL_VALUES, DISCOUNT, EXACT, type ItemSort, type View } from '../../routing/query.ts'

/** A filter of an attribute as an address holds it: 'a,b' of choices, 'min-max' of a number. */
export interface ChosenFilter {
  readonly slug: string
  readonly text: string
}

/** Which listing a page shows. */
export interface Place {
  /** Its path without a language. */
  readonly rest: string
  /** The layout that needs no parameter. */
  readonly usualView: View
  /** On which side of the list the filters stand; with `none` they slide in over it at every width. */
  readonly side: 'left' | 'right' | 'none'
  /** Columns of cards on a wide screen; without it three beside the filters, four without any. */
  readonly columns?: 4 | 5 | undefined
  /** A category's name in addresses, in the reader's language. */
  readonly slug?: string | undefined
  /** The category that it is. */
  readonly categoryId?: number | undefined
  /** Does it list special offers alone? */
  readonly isOffers?: true
}

/** What an address asks of a listing. */
export interface ListingState {
  readonly keyword: string
  readonly brands: readonly { readonly id: number; readonly name: string }[]
  readonly chosenFilters: readonly ChosenFilter[]
  /** Only a table is sorted by part number or by an attribute. */
  readonly sort: ItemSort
  readonly view: View
  readonly page: number
  /** Shows all results, also where the keyword is a part number and would redirect to its item. */
  readonly allHits?: boolean
  /** The keyword is looked for as it is typed, no spelling corrected. */
  readonly exact?: boolean
}

/** The discount's two values as addresses hold them, in every language. */
export const ON_OFFER = 'Ya'
export const NOT_ON_OFFER = 'Tidak'

/** Whether a text of the discount's filter is one that it has. */
export const isDiscount = (text: string): boolean =>
  text.split(',').every((value) => value === ON_OFFER || value === NOT_ON_OFFER)

/** A brand as an address names it: the id counts, the name is for people. */
export const brandValue = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `${name}_${id}`

/** A listing's filters as parameters, to go along where they are understood too. */
export const filterQuery = (chosenFilters: readonly ChosenFilter[]): [string, string][] =>
  chosenFilters.map(({ slug, text }) => [FILTER + slug, text])

/** The listing's filters as one query, for its facets; with one product only. */
export const buildFacetQuery = (
  { categoryId, isOffers }: Place,
  { keyword, brands, chosenFilters }: ListingState,
): string => {
  const query = new URLSearchParams({ per_page: '1' })
  if (keyword) query.set('keyword', keyword)
  if (categoryId !== undefined) query.set('category_id', String(categoryId))
  if (isOffers) query.set(FILTER + DISCOUNT, ON_OFFER)
  if (brands.length > 0) query.set(`${FILTER}brand`, brands.map(brandValue).join(','))
  for (const [name, text] of filterQuery(chosenFilters)) query.set(name, text)
  return query.toString()
}

/** A query with its question mark, '' for none. Its commas stay readable. */
export const formatQuery = (query: URLSearchParams): string => {
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** The query of a listing in some state: only what differs from the usual one is written. `all` names a filter to show whole. */
export const buildQuery = (
  { slug, usualView }: Pick<Place, 'slug' | 'usualView'>,
  state: ListingState,
  all?: string,
): string => {
  const query = new URLSearchParams()
  if (slug) query.set('title', slug)
  if (state.keyword) query.set('keyword', state.keyword)
  if (state.brands.length > 0) query.set(`${FILTER}brand`, state.brands.map(brandValue).join(','))
  for (const [name, text] of filterQuery(state.chosenFilters)) query.set(name, text)
  if (state.sort !== 'default') query.set('sort', state.sort)
  if (state.view !== usualView) query.set('view', state.view)
  if (state.page > 1) query.set('page', String(state.page))
  if (state.allHits) query.set(ALL_HITS, '1')
  if (state.exact && state.keyword) query.set(EXACT, '1')
  if (all) query.set(ALL_VALUES, all)
  return formatQuery(query)
}

/** The state without one value of a filter, or without the whole filter; on its first page. */
export const without = (state: ListingState, slug: string, value: string): ListingState => ({
  ...state,
  page: 1,
  brands: slug === 'brand' ? state.brands.filter((brand) => brandValue(brand) !== value) : state.brands,
  chosenFilters: state.chosenFilters.flatMap((filter) => {
    if (filter.slug !== slug) return filter
    const left = filter.text.split(',').filter((one) => one !== value)
    return filter.text === value || left.length === 0 ? [] : { slug, text: left.join(',') }
  }),
})

/** The state with no filter at all, on its first page. Words, order and layout stay. */
export const withoutFilters = (state: ListingState): ListingState => ({
  ...state,
  page: 1,
  brands: [],
  chosenFilters: [],
})

/** The path of a search in the whole catalogue, without a language. */
export const searchAddress = (keyword: string): string => `/shop?${new URLSearchParams({ keyword })}`
