import { MOST_IDS } from '@pasok/contract'
import { id as idSchema, search } from '@pasok/contract/endpoints'
import {
  toBrandRecord,
  findBrands,
  findCardsById,
  findProduct,
  toHeaderRecord,
  sortFor,
  withPrice,
  withPrices,
  type ReadPrices,
} from '../catalogue/index.ts'
import { serve } from '../kernel/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import type { Db, Remember } from '../platform/index.ts'
import { homeListRoutes } from './home-lists.routes.ts'
import { findCards } from './listing/find-cards.ts'
import { listCategoryItems } from './listing/list-category-items.ts'
import { listProducts } from './listing/list-products.ts'
import { listVariants, toVariants } from './listing/list-variants.ts'
import type { ListingCache } from './listing/listing-cache.ts'
import { findProductWithItems } from './listing/variants.store.ts'
import type { MissedSearches } from './text/missed-searches.ts'
import type { FindVocabulary } from './specification/vocabulary.ts'
import { didYouMean, searchText } from './text/search.store.ts'
import { toSuggestedCategory, toSuggestion } from './text/suggestion.ts'
import { suggest } from './text/suggestions.store.ts'

/** The id of a path, or undefined for anything that can't be one. */
const parseId = (text: string): number | undefined => idSchema.safeParse(text).data

const noProduct = refuse(404, 'product_not_found')

/** What the calls of lists and searches need. */
interface SearchParts {
  /** What guests read through. */
  readonly guestDb: Db
  readonly findPriceReader: ReadPrices
  readonly listingCache: ListingCache
  readonly findVocabulary: FindVocabulary
  /** Who runs the shop. */
  readonly settings: { readonly name: string }
  readonly remember: Remember
  /** Where searches that find nothing are noted. */
  readonly missed?: Pick<MissedSearches, 'add'> | undefined
}

/** Registers the endpoints for lists, searches and products with their items. */
export const searchRoutes = (app: App, services: SearchParts): void => {
  const { guestDb: db, findPriceReader, listingCache: cache, findVocabulary, settings, missed } = services
  homeListRoutes(app, services)

  serve(app, search.listProducts, async ({ query, language }, c) => {
    const reader = findPriceReader(c)
    if (query.ids) {
      const cards = await findCardsById(db, query.ids, language)
      const records = await withPrices(reader, [...cards.values()])
      return respondWith({ records, total: records.length, page: 1, per_page: MOST_IDS, filters: [] })
    }
    const { page, per_page, keyword = '', category_id: categoryId, product_brand_id: brandId } = query
    const listing = await listProducts(
      { db: reader?.db ?? db, cache, findVocabulary },
      { keyword, categoryId, brandId, query, reader },
      { sort: sortFor(reader, query.sort), language, offset: (page - 1) * per_page, limit: per_page },
    )
    if ('error' in listing) {
      if (listing.error === 'category_not_found') return refuse(404, listing.error)
      return refuse(400, listing.error, listing.errors)
    }
    const { nothing, ...shown } = listing
    // A caller who insists on the typed word has seen the suggestions.
    if (nothing && page === 1 && query.exact === 'false') missed?.add(keyword, language)
    return respondWith({ ...shown, page, per_page })
  })

  serve(app, search.listCategoryItems, async ({ query, language }, c) => {
    const reader = findPriceReader(c)
    const { page, per_page, keyword = '', category_id: categoryId, product_brand_id: brandId } = query
    const items = await listCategoryItems(
      { db: reader?.db ?? db, cache, findVocabulary },
      { keyword, categoryId, brandId, query, reader },
      { sort: sortFor(reader, query.sort), language, offset: (page - 1) * per_page, limit: per_page },
    )
    if ('error' in items) {
      if (items.error === 'category_not_found') return refuse(404, items.error)
      return refuse(400, items.error, items.errors)
    }
    return respondWith({ ...items, page, per_page })
  })

  serve(app, search.showHeader, async ({ params, query, language }, c) => {
    const id = parseId(params.id)
    if (id === undefined) return noProduct
    const reader = findPriceReader(c)
    const { items: limit } = query
    const page = limit === undefined ? undefined : await findProductWithItems(db, id, language, limit)
    const row = limit === undefined ? await findProduct(db, id, language) : page
    if (!row) return noProduct
    const [record, items] = await Promise.all([
      withPrice(reader, toHeaderRecord(row, language, settings.name)),
      page && withPrices(reader, toVariants(page, language)),
    ])
    return respondWith({ record: { ...record, ...(items && { items }) } })
  })

  serve(app, search.listItems, async ({ params, query, language }, c) => {
    const id = parseId(params.id)
    const reader = findPriceReader(c)
    const { page, per_page } = query
    const variants =
      id === undefined
        ? undefined
        : await listVariants(
            reader?.db ?? db,
            cache,
            id,
            query,
            {
              sort: sortFor(reader, query.sort),
              language,
              offset: (page - 1) * per_page,
              limit: per_page,
            },
            reader,
            settings.name,
          )
    if (!variants) return noProduct
    if ('error' in variants) return refuse(400, variants.error, variants.errors)
    return respondWith({ ...variants, page, per_page })
  })

  serve(app, search.searchSite, async ({ query, language }, c) => {
    const { keyword, offset, limit } = query
    const none = { records: [], total: 0, offset, limit }
    if (keyword === '') return respondWith({ products: none, product_brands: none })
    const exact = query.exact === 'true'
    const reader = findPriceReader(c)
    const [found, brands] = await Promise.all([
      searchText(db, findVocabulary, keyword, exact, { reader }),
      findBrands(db, keyword, offset, limit),
    ])
    const products = await findCards(db, { found }, { sort: 'default', language, offset, limit })
    const meaning =
      products.total === 0 || found.leftOut
        ? await didYouMean(db, findVocabulary, keyword, found, exact)
        : undefined
    if ((products.total === 0 || found.leftOut) && brands.total === 0 && offset === 0 && !exact)
      missed?.add(keyword, language)
    return respondWith({
      products: {
        ...products,
        records: await withPrices(reader, products.records),
        offset,
        limit,
      },
      product_brands: { records: brands.rows.map(toBrandRecord), total: brands.total, offset, limit },
      ...(found.hasMore && { more: found.hasMore }),
      ...(found.corrected !== undefined && { corrected: found.corrected }),
      ...(meaning !== undefined && { did_you_mean: meaning }),
      ...(found.notStocked && { not_stocked: found.notStocked.names }),
      ...(found.leftOut && { left_out: found.leftOut }),
    })
  })

  serve(app, search.suggest, async ({ query: { query, category: categoryId, limit }, language }, c) => {
    if (categoryId !== undefined && (await cache.level(categoryId)) === undefined)
      return refuse(404, 'category_not_found')
    const reader = findPriceReader(c)
    if (query === '') return respondWith({ productsData: [], product_brands: [], categories: [] })
    const found = await suggest(db, findVocabulary, query, language, {
      limit,
      reader,
      ...(categoryId !== undefined && { categoryId }),
    })
    return respondWith({
      productsData: await withPrices(
        reader,
        found.products.map((row) => toSuggestion(row, language)),
      ),
      product_brands: found.brands.map(toBrandRecord),
      categories: found.categories.map((row) => toSuggestedCategory(row, language)),
      ...(found.notStocked && { not_stocked: found.notStocked }),
      ...(found.leftOut && { left_out: found.leftOut }),
    })
  })
}
