import { id as idSchema, search } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import type { z } from 'zod'
import type { Db, Remember } from '../platform/index.ts'
import type { PriceQuestion } from '../pricing/index.ts'
import { serve } from '../kernel/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import { resolveCategory } from './listing/resolve-category.ts'
import { readTextParameter } from './listing/filters.ts'
import { findHomeList, type HomeList } from './listing/homepage.store.ts'
import { showHomepage } from './listing/show-homepage.ts'
import {
  countInStock,
  toHeaderCard,
  withPrices,
  type PriceReader,
  type ReadPrices,
} from '../catalogue/index.ts'
import { searchText } from './text/search.store.ts'
import type { FindVocabulary } from './specification/vocabulary.ts'
import type { ListingCache } from './listing/listing-cache.ts'
import { readPriceQuestion } from './listing/price-question.ts'
import { findVariants } from './listing/variants.store.ts'
import { toVariants } from './listing/list-variants.ts'

/** The services that the homepage endpoints use. */
interface HomeListParts {
  /** The database handle for guests. */
  readonly guestDb: Db
  readonly findPriceReader: ReadPrices
  readonly listingCache: ListingCache
  readonly findVocabulary: FindVocabulary
  readonly remember: Remember
}

/** The number of a category's most popular products that are cached for a site version: each product's page shows them. */
const MOST_POPULAR = 20

/** Registers the endpoints for the homepage's lists. */
export const homeListRoutes = (
  app: App,
  { guestDb: db, findPriceReader, listingCache: cache, findVocabulary, remember }: HomeListParts,
): void => {
  const findPopular = async (categoryId: number, limit: number, language: Language) => {
    const { rows, total } = await remember(`popular ${categoryId} ${language}`, () =>
      findHomeList(db, 'popular', { categoryId }, { language, offset: 0, limit: MOST_POPULAR }),
    )
    return { rows: rows.slice(0, limit), total }
  }

  const homeList = async (
    list: HomeList,
    { query, language }: HomeQuestion,
    reader: PriceReader | undefined,
    priceQuestion: PriceQuestion | undefined,
  ) => {
    const { page, limit, keyword = '', product_brand_id: brandId } = query
    const from = reader?.db ?? db
    const [found, category] = await Promise.all([
      keyword === ''
        ? undefined
        : searchText(from, findVocabulary, keyword, false, { categoryId: query.category_id, reader }),
      resolveCategory(cache, query.category_id, readTextParameter(query.filter_category), language),
    ])
    if (category === undefined) return refuse(404, 'category_not_found')
    const brandIds = brandId === undefined ? undefined : [brandId]
    const isOfCategory =
      category.id !== undefined &&
      brandIds === undefined &&
      found === undefined &&
      priceQuestion === undefined
    const { rows, total } =
      list === 'popular' && isOfCategory && page === 1 && limit <= MOST_POPULAR
        ? await findPopular(category.id, limit, language)
        : await findHomeList(
            from,
            list,
            { categoryId: category.id, brandIds, found, prices: priceQuestion },
            { language, offset: (page - 1) * limit, limit },
          )
    const records = await withPrices(
      reader,
      rows.map((row) => toHeaderCard(row, language)),
    )
    return respondWith({ records, total, page, per_page: limit })
  }

  const categoryPictures = async (language: Language) => {
    const pictures = await Promise.all(
      (await cache.tree(language, 1)).map(async ({ id }) => {
        const { rows } = await findPopular(id, 1, language)
        const picture = rows[0] && toHeaderCard(rows[0], language).main_image_urls
        return picture ? [{ category_id: id, picture }] : []
      }),
    )
    return pictures.flat()
  }

  serve(app, search.showHomepage, async ({ language }, c) =>
    respondWith({
      record: await showHomepage({ guestDb: db, remember }, findPriceReader(c), language),
      in_stock_count: await remember('in-stock count', () => countInStock(db)),
      category_pictures: await categoryPictures(language),
    }),
  )

  for (const [list, e] of Object.entries(homeLists) as [OpenList, (typeof homeLists)[OpenList]][])
    serve(app, e, async (question, c) => {
      const reader = findPriceReader(c)
      return homeList(list, question, reader, reader && toPriceQuestion(question.query))
    })

  serve(app, search.listSpecialOffers, async (question, c) => {
    const reader = findPriceReader(c)
    const { page, limit } = question.query
    // Older clients request every list on their home page, also for guests.
    if (!reader) return respondWith({ records: [], total: 0, page, per_page: limit })
    return homeList('special_offer', question, reader, {
      ...toPriceQuestion(question.query),
      discounted: true,
    })
  })

  serve(app, search.listSpecialOfferItems, async ({ params, query: { page, per_page }, language }, c) => {
    const reader = findPriceReader(c)
    if (!reader) return refuse(401, 'login_required')
    const id = idSchema.safeParse(params.id).data
    const place = { language, offset: (page - 1) * per_page, limit: per_page }
    const window = { ...place, sort: 'default', filters: [], isOffered: true } as const
    const product = id === undefined ? undefined : await findVariants(reader.db, id, window)
    if (!product) return refuse(404, 'product_not_found')
    const records = await withPrices(reader, toVariants(product, language))
    return respondWith({ records, total: product.total, page, per_page })
  })
}

/** A request for a list of the homepage. */
interface HomeQuestion {
  readonly query: z.output<typeof search.listFeatured.query>
  readonly language: Language
}

/** The price filters of a list's query; the contract has already refused unreadable ones. */
const toPriceQuestion = (query: HomeQuestion['query']): PriceQuestion | undefined => {
  const { min_price, max_price, has_discount } = query
  const priceQuestion = readPriceQuestion({ min_price, max_price, has_discount })
  return priceQuestion && 'error' in priceQuestion ? undefined : priceQuestion
}

/** The lists that everyone may see. */
type OpenList = Exclude<HomeList, 'special_offer'>

const homeLists = {
  featured: search.listFeatured,
  latest: search.listLatest,
  popular: search.listPopular,
  top_brand: search.listTopBrand,
  most_viewed: search.listMostViewed,
} as const satisfies Record<OpenList, unknown>
