import type { Card, Filter } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db, ValidationErrors } from '../../platform/index.ts'
import { resolveCategory } from './resolve-category.ts'
import { countFilters, lengthOfLong } from './count-filters.ts'
import { readFilters, readTextParameter } from './filters.ts'
import { findFilters } from './find-filters.ts'
import { findCards } from './find-cards.ts'
import type { Window } from './listing.store.ts'
import { isPlain, type ListingFilter } from './listing-filter.ts'
import { didYouMean, searchText } from '../text/search.store.ts'
import { readPriceQuestion } from './price-question.ts'
import { findPriceKeys, withData, type PriceReader } from '../../catalogue/index.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import type { ListingCache } from './listing-cache.ts'
import { fitsTable } from './table-attributes.ts'

/** The query of a listing; `query` is the whole one, for its filters. */
export interface ListingQuery {
  readonly keyword: string
  readonly categoryId: number | undefined
  readonly brandId: number | undefined
  readonly query: Readonly<Record<string, unknown>>
  /** A member who may see prices; for others, price filters are ignored. */
  readonly reader?: PriceReader | undefined
}

/** One page of a listing, its total, and its filters. */
export interface Listing {
  readonly records: Card[]
  readonly total: number
  /** Set if the keyword matches more: `total` and the filters count only the best results. */
  readonly more?: true
  readonly filters: Filter[]
  /** A table across the category's products serves better than their cards. */
  readonly fits_table?: true
  readonly corrected?: string
  readonly did_you_mean?: string
  readonly not_stocked?: readonly string[]
  readonly left_out?: readonly string[]
  /** Whether the keyword, or a part of it, matches nothing in the whole catalogue. */
  readonly nothing: boolean
}

/** Why there is no listing: unknown category, or invalid filters. */
export type NoListing = ValidationErrors | { readonly error: 'category_not_found' }

/** What a listing's filter is read through. */
export interface ListingReaders {
  readonly db: Db
  readonly cache: ListingCache
  readonly findVocabulary: FindVocabulary
}

/** Reads what narrows a listing, and how deep its category lies, 0 without one. */
export const readListingFilter = async (
  { db, cache, findVocabulary }: ListingReaders,
  { keyword, categoryId: givenId, brandId, query, reader }: ListingQuery,
  language: Language,
): Promise<{ listingFilter: ListingFilter; level: number } | NoListing> => {
  const read = readFilters(query)
  if ('error' in read) return read
  const prices = reader && readPriceQuestion(query)
  if (prices && 'error' in prices) return prices
  const [filters, category] = await Promise.all([
    findFilters(cache, read.others),
    resolveCategory(cache, givenId, readTextParameter(query['filter_category']), language),
  ])
  if ('error' in filters) return filters
  if (category === undefined) return { error: 'category_not_found' }
  const { id: categoryId, level } = category
  const brandIds = intersectBrands(brandId, read.brandIds)
  const searchFor = { categoryId: givenId, reader }
  const found =
    keyword === '' ? undefined : await searchText(db, findVocabulary, keyword, isExact(query), searchFor)
  return { listingFilter: { categoryId, brandIds, filters, found, prices }, level }
}

const isExact = (query: ListingQuery['query']): boolean => query['exact'] === 'true'

/** Lists products by category, brand, keyword and filters. */
export const listProducts = async (
  readers: ListingReaders,
  listingQuery: ListingQuery,
  window: Window,
): Promise<Listing | NoListing> => {
  const { db, cache, findVocabulary } = readers
  const { keyword, query, reader } = listingQuery
  const read = await readListingFilter(readers, listingQuery, window.language)
  if ('error' in read) return read
  const { listingFilter, level } = read
  const { categoryId, found } = listingFilter
  const stored = isPlain(listingFilter) ? await cache.categoryBrandCounts(categoryId) : []
  const [cards, offered, table] = await Promise.all([
    findCards(db, listingFilter, window, lengthOfLong(listingFilter, stored)).then(
      async ({ records, total }) => {
        const [listed, pricesFor] = await Promise.all([
          query['with_data'] === 'true' ? withData(db, records, window.language) : records,
          findPriceKeys(reader, records),
        ])
        return { records: listed.map((card): Card => ({ ...card, ...pricesFor(card) })), total }
      },
    ),
    countFilters(db, listingFilter, { level, stored }, window.language, cache),
    categoryId === undefined ? undefined : cache.tableAttributes(categoryId),
  ])
  const nothing = found !== undefined && (isEmpty(found) || found.leftOut !== undefined)
  const meaning = nothing ? await didYouMean(db, findVocabulary, keyword, found, isExact(query)) : undefined
  return {
    ...cards,
    nothing,
    filters: offered,
    ...(table && fitsTable(table) && { fits_table: true }),
    ...(found?.hasMore && { more: found.hasMore }),
    ...(found?.corrected !== undefined && { corrected: found.corrected }),
    ...(meaning !== undefined && { did_you_mean: meaning }),
    ...(found?.notStocked && { not_stocked: found.notStocked.names }),
    ...(found?.leftOut && { left_out: found.leftOut }),
  }
}

const isEmpty = ({ items, products }: NonNullable<ListingFilter['found']>): boolean =>
  items.length + products.length === 0

/** Combines the brands of the parameter and of the filter; if both are given, their intersection. */
const intersectBrands = (brandId: number | undefined, ids: readonly number[] | undefined) => {
  if (brandId === undefined) return ids
  return ids === undefined || ids.includes(brandId) ? [brandId] : []
}
