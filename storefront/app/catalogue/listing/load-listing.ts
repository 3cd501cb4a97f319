import { FILTER, search, type Call, type Filter } from '@pasok/contract'
import { redirect } from 'react-router'
import type { Language } from '../../routing/address.ts'
import { notFound } from '../../routing/not-found.ts'
import {
  ALL_HITS,
  ALL_VALUES,
  parseAttribute,
  parseBrands,
  DISCOUNT,
  DEEPEST_INDEXED_PAGE,
  EXACT,
  HIGHEST,
  parseKeyword,
  LOWEST,
  parsePage,
  parseSort,
  parseItemSort,
  parseView,
  type View,
} from '../../routing/query.ts'
import { shownCard, type ShownCard } from './card.ts'
import {
  listActive,
  listCategories,
  buildOffers,
  type Active,
  type Offer,
  type OfferedCategory,
} from './filters/offer.ts'
import { priceFilters, priceOffers } from './filters/price-filters.ts'
import { filterQuery, isDiscount, ON_OFFER, type ChosenFilter, type ListingState } from './state.ts'
import { loadTable, type ItemTable } from './load-table.ts'
import { tidiedAddress, type Usual } from './tidy.ts'

/** A filter that could not be applied: what was typed into its two fields, or why the API refused it. */
export interface FilterError {
  readonly slug: string
  readonly typed?: { readonly from: string; readonly to: string }
  readonly why?: string
}

/** Everything a listing page shows, as its loader gives it. */
export interface Listing extends ListingState {
  readonly records: ShownCard[]
  readonly total: number
  /** The keyword finds more than are listed. */
  readonly more?: true
  readonly perPage: number
  /** The layout that needs no parameter. */
  readonly usualView: View
  /** The items of all products in one table, where that layout serves. */
  readonly table?: ItemTable
  /** Whether it serves. */
  readonly fitsTable: boolean
  readonly categories: OfferedCategory[]
  readonly offers: Offer[]
  /** Further filters that the page has no room for. */
  readonly left: number
  readonly active: Active[]
  readonly filterErrors: FilterError[]
  /** May search engines list it: a category or one brand, in the usual order and layout. */
  readonly indexed: boolean
  /** The keyword as it was looked for, where its spelling was corrected. */
  readonly corrected?: string
  /** What a keyword that finds nothing may mean. */
  readonly didYouMean?: string
  /** Brands and other names in the keyword that the shop has nothing of: what is listed fits the rest of it. */
  readonly notStocked?: readonly string[]
  /** Parts of the keyword that nothing has together with the rest. */
  readonly leftOut?: readonly string[]
}

/** What a page's loader knows beside the address. */
interface ListingInput {
  readonly url: URL
  readonly language: Language
  readonly categoryId?: number
  /** With 'table': the table where it serves, else cards. */
  readonly usualView?: View
  /** The caller sees prices, so price parameters count. */
  readonly seesPrices?: boolean
  /** Special offers only, for callers who see prices. */
  readonly isOffers?: boolean
}

/** Loads one page of a listing as its address asks for it. Throws the error page's answer for what does not exist. */
export const loadListing = async (
  call: Call,
  {
    url,
    language,
    categoryId,
    usualView: wantedView = 'grid',
    seesPrices = false,
    isOffers = false,
  }: ListingInput,
): Promise<Listing> => {
  const mayBeTable = wantedView === 'table'
  redirectTidied(url, { language, usualView: mayBeTable ? undefined : wantedView, seesPrices })
  const query = url.searchParams
  const [keyword, page, requestedView] = [parseKeyword(query), parsePage(query), parseView(query)]
  const exact = keyword !== '' && query.has(EXACT)
  const requestedFilters = parseFilters(query, seesPrices).filter(
    ({ slug }) => !isOffers || slug !== DISCOUNT,
  )
  const brandIds = parseBrands(query)
  const narrowed = {
    page: String(page),
    ...(keyword && { keyword }),
    ...(categoryId !== undefined && { category_id: String(categoryId) }),
    ...(brandIds.length === 1 && { product_brand_id: String(brandIds[0]) }),
    ...(brandIds.length > 1 && { [`${FILTER}brand`]: brandIds.map((id) => `_${id}`).join(',') }),
    ...(exact && { exact: 'true' }),
    ...(isOffers && { [FILTER + DISCOUNT]: ON_OFFER }),
  }
  const {
    body,
    refused,
    left: appliedFilters,
  } = await ask(
    call,
    {
      ...narrowed,
      sort: parseSort(query, seesPrices),
      // Only a row has room for it.
      ...((requestedView ?? wantedView) === 'list' && { with_data: 'true' }),
    },
    requestedFilters,
  )
  const fitsTable = mayBeTable && body.data.fits_table === true
  const usualView = mayBeTable ? (fitsTable && keyword === '' ? 'table' : 'grid') : wantedView
  if (mayBeTable) redirectTidied(url, { language, usualView, seesPrices })
  const view = requestedView === 'table' && !fitsTable ? usualView : (requestedView ?? usualView)
  const table =
    view === 'table' && categoryId !== undefined
      ? await loadTable(
          call,
          { ...narrowed, category_id: String(categoryId) },
          parseItemSort(query, seesPrices),
          appliedFilters,
        )
      : undefined
  const { records, total, more, per_page: perPage, corrected } = body.data
  const { did_you_mean: didYouMean, not_stocked: notStocked, left_out: leftOut } = body.data
  const byPrice = seesPrices ? priceFilters(isOffers) : []
  const filters = [...body.data.filters, ...byPrice]
  if (page > 1 && (table?.rows ?? records).length === 0) throw notFound('route')
  const filterErrors = [...typedErrors(query, seesPrices), ...refused]
  const chosenFilters = keepKnown(requestedFilters, filters, total)
  const brands = findBrands(brandIds, filters)
  if (brandIds.length > 0 && brands.length === 0) throw notFound('route')
  const chosen = { brands: new Set(brandIds), chosenFilters }
  const whole = query.get(ALL_VALUES) ?? undefined
  const { offers, left } = buildOffers(body.data.filters, { ...chosen, filterErrors }, total, whole)
  return {
    records: table ? [] : records.map(shownCard),
    total,
    ...(more && { more }),
    page,
    perPage,
    keyword,
    sort: table?.sort ?? parseSort(query, seesPrices),
    view,
    usualView,
    fitsTable,
    ...(table && { table }),
    ...(query.has(ALL_HITS) && { allHits: true }),
    ...(exact && { exact }),
    ...(corrected !== undefined && { corrected }),
    ...(didYouMean !== undefined && { didYouMean }),
    ...(notStocked && { notStocked }),
    ...(leftOut && { leftOut }),
    brands,
    chosenFilters: chosenFilters.filter(({ slug }) => !unreadable(slug, refused, filters)),
    categories: listCategories(filters),
    offers: [...offers, ...(seesPrices ? priceOffers(isOffers) : [])],
    left,
    active: listActive(filters, chosen),
    filterErrors,
    indexed: isIndexed(query, { categoryId, usualView }),
  }
}

/** Leads a form's address to the one that says the same. */
const redirectTidied = (url: URL, usual: Usual): void => {
  const tidied = tidiedAddress(url, usual)
  if (tidied !== undefined) throw redirect(tidied)
}

const isIndexed = (
  query: URLSearchParams,
  { categoryId, usualView }: { categoryId: number | undefined; usualView: View },
): boolean =>
  parseKeyword(query) === '' &&
  parseItemSort(query) === 'default' &&
  (parseView(query) ?? usualView) === usualView &&
  parseBrands(query).length <= (categoryId === undefined ? 1 : 0) &&
  parsePage(query) <= DEEPEST_INDEXED_PAGE &&
  !query.has(ALL_VALUES) &&
  ![...query.keys()].some((name) => parseAttribute(name) !== undefined)

const parseFilters = (query: URLSearchParams, seesPrices: boolean): ChosenFilter[] =>
  [...query].flatMap(([name, text]) => {
    const slug = name.startsWith(FILTER) ? parseAttribute(name, seesPrices) : undefined
    if (slug === DISCOUNT && !isDiscount(text)) return []
    return slug && text.trim() !== '' ? { slug, text } : []
  })

/** Two fields that make no range: they are shown as they were typed, and narrow nothing. */
const typedErrors = (query: URLSearchParams, seesPrices: boolean): FilterError[] => {
  const slugs = new Set(
    [...query.keys()].flatMap((name) =>
      name.startsWith(FILTER) ? [] : (parseAttribute(name, seesPrices) ?? []),
    ),
  )
  return [...slugs].map((slug) => ({
    slug,
    typed: { from: query.get(LOWEST + slug) ?? '', to: query.get(HIGHEST + slug) ?? '' },
  }))
}

/** Asks for the list; where filters are refused, once more without them. */
const ask = async (call: Call, query: Record<string, string>, chosenFilters: readonly ChosenFilter[]) => {
  const first = await call(search.listProducts, {
    query: { ...query, ...Object.fromEntries(filterQuery(chosenFilters)) },
  })
  if (first.status === 200) return { body: first.body, refused: [], left: chosenFilters }
  const errors = first.status === 400 ? first.body.errors : undefined
  const refused = chosenFilters.flatMap(({ slug, text }): FilterError[] => {
    const why = errors?.[FILTER + slug]?.[0]
    return why === undefined ? [] : [{ slug, typed: { from: text, to: '' }, why }]
  })
  if (refused.length === 0) throw failure(first.status)
  const left = chosenFilters.filter(({ slug }) => !refused.some((filterError) => filterError.slug === slug))
  const second = await call(search.listProducts, {
    query: { ...query, ...Object.fromEntries(filterQuery(left)) },
  })
  if (second.status !== 200) throw failure(second.status)
  return { body: second.body, refused, left }
}

/** A refused range stays in its fields only; a refused option stays ticked until another is removed. */
const unreadable = (slug: string, refused: readonly FilterError[], filters: readonly Filter[]): boolean =>
  refused.some((filterError) => filterError.slug === slug) &&
  filters.some((filter) => filter.slug === slug && filter.type === 'number')

const failure = (status: number) => (status === 404 ? notFound('category') : new Response(null, { status }))

/**
 * The filters that mean something here. One that the catalogue does not offer back is unknown, unless nothing is left:
 * then it may be a value that no item has.
 */
const keepKnown = (
  chosenFilters: readonly ChosenFilter[],
  filters: readonly Filter[],
  total: number,
): ChosenFilter[] =>
  total === 0
    ? [...chosenFilters]
    : chosenFilters.filter(({ slug }) => filters.some((filter) => filter.slug === slug))

/** The brands' names come from the data, never from the address. */
const findBrands = (ids: readonly number[], filters: readonly Filter[]): { id: number; name: string }[] => {
  const items = filters.find(({ type }) => type === 'brand')?.items ?? []
  return items.flatMap(({ id, name }) => (id !== undefined && ids.includes(id) ? { id, name } : []))
}
