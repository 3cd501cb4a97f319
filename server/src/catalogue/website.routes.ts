import { catalogue } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { answer, refuse, serve, type App } from '../platform/http.ts'
import { findBrands } from './brand.store.ts'
import { findCards } from './find-cards.ts'
import { findHomeList, type HomeList } from './homepage.store.ts'
import type { MissedSearches } from './missed-searches.ts'
import { brandRecordOf, headerCardOf } from './records.ts'
import { suggestedCategoryOf, suggestionOf } from './suggestion.ts'
import { suggest } from './suggestions.store.ts'
import { meaningOf, search } from './search.store.ts'
import type { Published } from './published.ts'

const ok = <D>(data: D) => answer(200, { status: 'OK', data } as const)

/** What the website's calls need. */
interface WebsiteParts {
  readonly db: Db
  readonly published: Published
  readonly missed: Pick<MissedSearches, 'add'> | undefined
}

/** Mounts the calls of the homepage, the search box and the menus. */
export const websiteRoutes = (app: App, { db, published, missed }: WebsiteParts): void => {
  serve(app, catalogue.listCategories, async ({ query, language }) => {
    const records = await published.tree(language, query.depth)
    return ok({ records, total: records.length })
  })

  serve(app, catalogue.searchSite, async ({ query, language }) => {
    const { keyword, offset, limit } = query
    const none = { records: [], total: 0, offset, limit }
    if (keyword === '') return ok({ products: none, product_brands: none })
    const [found, brands] = await Promise.all([search(db, keyword), findBrands(db, keyword, offset, limit)])
    const products = await findCards(db, { found }, { sort: 'default', language, offset, limit })
    const meaning = products.total === 0 ? await meaningOf(db, keyword) : undefined
    if (products.total === 0 && brands.total === 0 && offset === 0) missed?.add(keyword, language)
    return ok({
      products: { ...products, offset, limit },
      product_brands: { records: brands.rows.map(brandRecordOf), total: brands.total, offset, limit },
      ...(found.corrected !== undefined && { corrected: found.corrected }),
      ...(meaning !== undefined && { did_you_mean: meaning }),
    })
  })

  serve(app, catalogue.suggest, async ({ query: { query, category: categoryId, limit }, language }) => {
    if (query === '') return ok({ productsData: [], product_brands: [], categories: [] })
    const found = await suggest(db, query, language, {
      limit,
      ...(categoryId !== undefined && { categoryId }),
    })
    return ok({
      productsData: found.products.map((row) => suggestionOf(row, language)),
      product_brands: found.brands.map(brandRecordOf),
      categories: found.categories.map((row) => suggestedCategoryOf(row, language)),
    })
  })

  // Whoever asks is a guest as long as nobody can log in.
  serve(app, catalogue.listSpecialOffers, async () => refuse(401, 'login_required'))
  serve(app, catalogue.listSpecialOfferItems, async () => refuse(401, 'login_required'))

  for (const [list, e] of Object.entries(homeLists) as [HomeList, (typeof homeLists)[HomeList]][])
    serve(app, e, async ({ query, language }) => {
      const { page, limit, keyword = '', category_id: categoryId, product_brand_id: brandId } = query
      const [found, level] = await Promise.all([
        keyword === '' ? undefined : search(db, keyword),
        categoryId === undefined ? 0 : published.level(categoryId),
      ])
      if (level === undefined) return refuse(404, 'category_not_found')
      const narrowing = { categoryId, brandIds: brandId === undefined ? undefined : [brandId], found }
      const { rows, total } = await findHomeList(db, list, narrowing, {
        language,
        offset: (page - 1) * limit,
        limit,
      })
      return ok({ records: rows.map((row) => headerCardOf(row, language)), total, page, per_page: limit })
    })
}

const homeLists = {
  featured: catalogue.listFeatured,
  latest: catalogue.listLatest,
  popular: catalogue.listPopular,
  top_brand: catalogue.listTopBrand,
  most_viewed: catalogue.listMostViewed,
} as const satisfies Record<HomeList, unknown>
