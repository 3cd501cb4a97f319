import { catalogue, id as idSchema } from '@pasok/contract'
import type { Db, Storage, Workers } from '../platform/index.ts'
import { answer, refuse, serve, serveFile, type App } from '../platform/http.ts'
import { findBrands } from './brand.store.ts'
import { categoryTree } from './category-tree.ts'
import { categoryExists, findCategories } from './category.store.ts'
import { openDatasheets } from './datasheet/find-datasheet.ts'
import type { Maker } from './datasheet/sheet.ts'
import { findCards } from './find-cards.ts'
import { findItem, findProduct, findVariants } from './product.store.ts'
import { brandRecordOf, headerOf, itemOf, variantOf } from './records.ts'

/** The id of a path, or undefined for anything that can't be one. */
const idOf = (text: string): number | undefined => idSchema.safeParse(text).data

const ok = <D>(data: D) => answer(200, { status: 'OK', data } as const)
const noProduct = refuse(404, 'product_not_found')

/** What the catalogue's calls need. */
interface CatalogueParts {
  readonly db: Db
  /** Who runs the shop. */
  readonly settings: Maker
  readonly storage: Storage
  readonly workers: Workers
}

/** Mounts the catalogue's calls. They read through `db` alone and never touch a price. */
export const catalogueRoutes = (app: App, { db, settings, storage, workers }: CatalogueParts): void => {
  const findDatasheet = openDatasheets({ db, maker: settings, storage, workers })

  serve(app, catalogue.listHeaders, async ({ query, language }) => {
    const { page, per_page, category_id: categoryId, product_brand_id: brandId, sort } = query
    const found = await findCards(db, {
      keyword: query.keyword ?? '',
      categoryId,
      brandId,
      // In the order of prices a guest could find each of them by bisecting.
      sort: sort === 'price_asc' || sort === 'price_desc' ? 'default' : sort,
      language,
      offset: (page - 1) * per_page,
      limit: per_page,
    })
    // Looked up only where nothing was found: what has products exists.
    if (categoryId !== undefined && found.total === 0 && !(await categoryExists(db, categoryId)))
      return refuse(404, 'category_not_found')
    return ok({ ...found, page, per_page })
  })

  serve(app, catalogue.showHeader, async ({ params, language }) => {
    const id = idOf(params.id)
    const row = id === undefined ? undefined : await findProduct(db, id, language)
    return row ? ok({ record: headerOf(row, language, settings.name) }) : noProduct
  })

  serve(app, catalogue.listItems, async ({ params, query, language }) => {
    const id = idOf(params.id)
    const { page, per_page } = query
    const product =
      id === undefined ? undefined : await findVariants(db, id, language, (page - 1) * per_page, per_page)
    if (!product) return noProduct
    const records = (product.items ?? []).map((row) => variantOf(product, row, language))
    return ok({ records, total: product.item_count, page, per_page })
  })

  serve(app, catalogue.showItem, async ({ params, language }) => {
    const id = idOf(params.id)
    const row = id === undefined ? undefined : await findItem(db, id, language)
    return row ? ok({ record: itemOf(row, language, settings.name) }) : noProduct
  })

  serveFile(app, catalogue.showDatasheet, async ({ params, query, language: accepted }) => {
    const id = idOf(params.id)
    const language = query.language ?? accepted
    const sheet = id === undefined ? undefined : await findDatasheet(id, language)
    if (!sheet) return noProduct
    const read = async () => {
      const bytes = await sheet.read()
      return typeof bytes === 'string' ? refuse(503, 'overloaded') : bytes
    }
    return { etag: sheet.hash, filename: sheet.filename, language, read }
  })

  serve(app, catalogue.listBrands, async ({ query }) => {
    const { page, limit, keyword = '' } = query
    const { rows, total } = await findBrands(db, keyword, (page - 1) * limit, limit)
    return ok({ records: rows.map(brandRecordOf), total, page, per_page: limit })
  })

  serve(app, catalogue.listCategories, async ({ query, language }) => {
    const records = categoryTree(await findCategories(db, language), query.depth, language)
    return ok({ records, total: records.length })
  })

  serve(app, catalogue.searchSite, async ({ query, language }) => {
    const { keyword, offset, limit } = query
    const none = { records: [], total: 0 }
    const products =
      keyword === '' ? none : await findCards(db, { keyword, sort: 'default', language, offset, limit })
    const brands = keyword === '' ? { rows: [], total: 0 } : await findBrands(db, keyword, offset, limit)
    return ok({
      products: { ...products, offset, limit },
      product_brands: { records: brands.rows.map(brandRecordOf), total: brands.total, offset, limit },
    })
  })
}
