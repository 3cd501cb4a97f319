import { catalogue, id as idSchema } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { answer, refuse, serve, type App } from '../platform/http.ts'
import { findBrands } from './brand.store.ts'
import { categoryTree } from './category-tree.ts'
import { categoryExists, findCategories } from './category.store.ts'
import { findCards } from './find-cards.ts'
import { findDifferingAttributes, findItem, findItems, findProduct, findValues } from './product.store.ts'
import { attributeOf, headerCardOf, itemCardOf, variantOf } from './records.ts'

/** The id of a path, or undefined for anything that can't be one. */
const idOf = (text: string): number | undefined => idSchema.safeParse(text).data

const ok = <D>(data: D) => answer(200, { status: 'OK', data } as const)
const noProduct = refuse(404, 'product_not_found')

/** Mounts the catalogue's calls. They read through `db` alone and never touch a price. */
export const catalogueRoutes = (app: App, db: Db): void => {
  serve(app, catalogue.listHeaders, async ({ query, language }) => {
    const { page, per_page, category_id: categoryId, product_brand_id: brandId, sort } = query
    if (categoryId !== undefined && !(await categoryExists(db, categoryId)))
      return refuse(404, 'category_not_found')
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
    return ok({ ...found, page, per_page })
  })

  serve(app, catalogue.showHeader, async ({ params, language }) => {
    const id = idOf(params.id)
    const row = id === undefined ? undefined : await findProduct(db, id, language)
    if (!row) return noProduct
    const record = { ...headerCardOf(row, language), website_description: row.description, product_tabs: [] }
    return ok({ record })
  })

  serve(app, catalogue.listItems, async ({ params, query, language }) => {
    const id = idOf(params.id)
    const product = id === undefined ? undefined : await findProduct(db, id, language)
    if (!product) return noProduct
    const { page, per_page } = query
    const rows = await findItems(db, product.id, language, (page - 1) * per_page, per_page)
    const differing = await findDifferingAttributes(db, product.id, language)
    const values = await findValues(
      db,
      rows.map((row) => row.item_id),
      language,
    )
    const records = rows.map((row) =>
      variantOf(
        product,
        row,
        values.filter((value) => value.item_id === row.item_id && differing.includes(value.code)),
        language,
      ),
    )
    return ok({ records, total: product.item_count, page, per_page })
  })

  serve(app, catalogue.showItem, async ({ params, language }) => {
    const id = idOf(params.id)
    const row = id === undefined ? undefined : await findItem(db, id, language)
    if (!row) return noProduct
    const values = await findValues(db, [row.item_id], language)
    const record = {
      ...itemCardOf(row, row, language),
      website_description: row.description,
      product_tabs: [],
      attributes: values.map((value) => attributeOf(value, language)),
    }
    return ok({ record })
  })

  serve(app, catalogue.listBrands, async ({ query }) => {
    const { page, limit, keyword = '' } = query
    const { rows, total } = await findBrands(db, keyword, (page - 1) * limit, limit)
    return ok({ records: rows, total, page, per_page: limit })
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
    const brands = keyword === '' ? { rows: [], total: 0 } : await findBrands(db, keyword, 0, limit)
    return ok({
      products: { ...products, offset, limit },
      product_brands: { records: brands.rows, total: brands.total },
    })
  })
}
