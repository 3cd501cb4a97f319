import { catalogue, id as idSchema } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Db } from '../platform/index.ts'
import type { Http } from '../platform/request-context.ts'
import type { PriceQuestion } from '../pricing/index.ts'
import { answer, refuse, serve, type App } from '../platform/http.ts'
import { findAskedCategory } from './asked-category.ts'
import { findBrands } from './brand.store.ts'
import { textOf } from './filters.ts'
import { findCards } from './find-cards.ts'
import { findHomeList, type HomeList } from './homepage.store.ts'
import type { MissedSearches } from './missed-searches.ts'
import { brandRecordOf, headerCardOf } from './records.ts'
import { suggestedCategoryOf, suggestionOf } from './suggestion.ts'
import { suggest } from './suggestions.store.ts'
import { meantBy, search } from './search.store.ts'
import type { Published } from './published.ts'
import { readPriceQuestion } from './price-question.ts'
import { findVariants } from './product.store.ts'
import { variantsOf } from './list-variants.ts'
import { withPrices, type PriceReader } from './with-prices.ts'

const ok = <D>(data: D) => answer(200, { status: 'OK', data } as const)

/** What the website's calls need. */
interface WebsiteParts {
  /** What guests read through. */
  readonly db: Db
  readonly readerOf: (c: Context<Http>) => PriceReader | undefined
  readonly published: Published
  readonly missed: Pick<MissedSearches, 'add'> | undefined
}

/** Mounts the calls of the homepage, the search box and the menus. */
export const websiteRoutes = (app: App, { db, readerOf, published, missed }: WebsiteParts): void => {
  serve(app, catalogue.listCategories, async ({ query, language }) => {
    const records = await published.tree(language, query.depth)
    return ok({ records, total: records.length })
  })

  serve(app, catalogue.searchSite, async ({ query, language }, c) => {
    const { keyword, offset, limit } = query
    const none = { records: [], total: 0, offset, limit }
    if (keyword === '') return ok({ products: none, product_brands: none })
    const exact = query.exact === 'true'
    const [found, brands] = await Promise.all([
      search(db, keyword, exact),
      findBrands(db, keyword, offset, limit),
    ])
    const products = await findCards(db, { found }, { sort: 'default', language, offset, limit })
    const meaning = products.total === 0 ? await meantBy(db, keyword, found, exact) : undefined
    if (products.total === 0 && brands.total === 0 && offset === 0 && !exact) missed?.add(keyword, language)
    return ok({
      products: { ...products, records: await withPrices(readerOf(c), products.records), offset, limit },
      product_brands: { records: brands.rows.map(brandRecordOf), total: brands.total, offset, limit },
      ...(found.hasMore && { more: found.hasMore }),
      ...(found.corrected !== undefined && { corrected: found.corrected }),
      ...(meaning !== undefined && { did_you_mean: meaning }),
      ...(found.notStocked && { not_stocked: found.notStocked.names }),
    })
  })

  serve(app, catalogue.suggest, async ({ query: { query, category: categoryId, limit }, language }, c) => {
    if (categoryId !== undefined && (await published.level(categoryId)) === undefined)
      return refuse(404, 'category_not_found')
    if (query === '') return ok({ productsData: [], product_brands: [], categories: [] })
    const found = await suggest(db, query, language, {
      limit,
      ...(categoryId !== undefined && { categoryId }),
    })
    return ok({
      productsData: await withPrices(
        readerOf(c),
        found.products.map((row) => suggestionOf(row, language)),
      ),
      product_brands: found.brands.map(brandRecordOf),
      categories: found.categories.map((row) => suggestedCategoryOf(row, language)),
      ...(found.notStocked && { not_stocked: found.notStocked }),
    })
  })

  const homeList = async (
    list: HomeList,
    { query, language }: HomeQuestion,
    reader: PriceReader | undefined,
    asked: PriceQuestion | undefined,
  ) => {
    const { page, limit, keyword = '', product_brand_id: brandId } = query
    const from = reader?.db ?? db
    const [found, category] = await Promise.all([
      keyword === '' ? undefined : search(from, keyword),
      findAskedCategory(published, query.category_id, textOf(query.filter_category), language),
    ])
    if (category === undefined) return refuse(404, 'category_not_found')
    const brandIds = brandId === undefined ? undefined : [brandId]
    const { rows, total } = await findHomeList(
      from,
      list,
      { categoryId: category.id, brandIds, found, prices: asked },
      { language, offset: (page - 1) * limit, limit },
    )
    const records = await withPrices(
      reader,
      rows.map((row) => headerCardOf(row, language)),
    )
    return ok({ records, total, page, per_page: limit })
  }

  for (const [list, e] of Object.entries(homeLists) as [OpenList, (typeof homeLists)[OpenList]][])
    serve(app, e, async (question, c) => {
      const reader = readerOf(c)
      return homeList(list, question, reader, reader && questionOf(question.query))
    })

  serve(app, catalogue.listSpecialOffers, async (question, c) => {
    const reader = readerOf(c)
    const { page, limit } = question.query
    // The home page of an older client asks for every list, whoever looks at it.
    if (!reader) return ok({ records: [], total: 0, page, per_page: limit })
    return homeList('special_offer', question, reader, { ...questionOf(question.query), discounted: true })
  })

  serve(app, catalogue.listSpecialOfferItems, async ({ params, query: { page, per_page }, language }, c) => {
    const reader = readerOf(c)
    if (!reader) return refuse(401, 'login_required')
    const id = idSchema.safeParse(params.id).data
    const place = { language, offset: (page - 1) * per_page, limit: per_page }
    const window = { ...place, sort: 'default', filters: [], isOffered: true } as const
    const product = id === undefined ? undefined : await findVariants(reader.db, id, window)
    if (!product) return refuse(404, 'product_not_found')
    const records = await withPrices(reader, variantsOf(product, language))
    return ok({ records, total: product.total, page, per_page })
  })
}

/** What a homepage's list is asked. */
interface HomeQuestion {
  readonly query: z.output<typeof catalogue.listFeatured.query>
  readonly language: Language
}

/** What a list's query asks of prices; it has no filter that could not be read. */
const questionOf = (query: HomeQuestion['query']): PriceQuestion | undefined => {
  const { min_price, max_price, has_discount } = query
  const asked = readPriceQuestion({ min_price, max_price, has_discount })
  return asked && 'errors' in asked ? undefined : asked
}

/** Those that everybody may see. */
type OpenList = Exclude<HomeList, 'special_offer'>

const homeLists = {
  featured: catalogue.listFeatured,
  latest: catalogue.listLatest,
  popular: catalogue.listPopular,
  top_brand: catalogue.listTopBrand,
  most_viewed: catalogue.listMostViewed,
} as const satisfies Record<OpenList, unknown>
