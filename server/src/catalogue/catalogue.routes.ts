import { catalogue, id as idSchema } from '@pasok/contract/endpoints'
import { clientOf, type Db, type Limits, type Storage, type Workers } from '../platform/index.ts'
import { serve } from '../kernel/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import { arrived } from '../platform/http/request-context.ts'
import { findBrands } from './brand.store.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import { findCategoryBySlug } from './category-tree.ts'
import { countView } from './count-view.ts'
import { findRelated } from './find-related.ts'
import { findCompared } from './find-compared.ts'
import { openDatasheets } from './datasheet/find-datasheet.ts'
import type { Maker } from './datasheet/sheet.ts'
import { findItem, findProduct } from './product.store.ts'
import { toBrandRecord, toHeaderRecord, toItemRecord } from './records.ts'
import type { ReadPrices } from './price-reader.routes.ts'
import type { ViewCounter } from './view-counter.ts'
import { findPriceKeys, withPrice, withPrices } from './with-prices.ts'

/** The id of a path, or undefined for anything that can't be one. */
const parseId = (text: string): number | undefined => idSchema.safeParse(text).data

const noProduct = refuse(404, 'product_not_found')

/** What the catalogue's endpoints need. */
interface CatalogueParts {
  readonly findPriceReader: ReadPrices
  /** The connection for guests' reads. */
  readonly guestDb: Db
  readonly catalogueCache: CatalogueCache
  /** Who runs the shop. */
  readonly settings: Maker
  readonly storage: Storage
  readonly workers: Workers
  readonly limits: Limits
  /** Counts views; without it, no view is counted. */
  readonly views?: Pick<ViewCounter, 'add'> | undefined
}

/**
 * Registers the catalogue's endpoints. For callers other than members they read through `db` only and read no price.
 */
export const catalogueRoutes = (
  app: App,
  {
    guestDb: db,
    findPriceReader,
    catalogueCache: cache,
    settings,
    storage,
    workers,
    limits,
    views,
  }: CatalogueParts,
): void => {
  const datasheets = openDatasheets({ db, maker: settings, storage, workers })

  serve(app, catalogue.showBySlug, async ({ params, language }, c) => {
    const id = parseId(/(?:^|-)(\d+)$/.exec(params.slug)?.[1] ?? '')
    if (id === undefined) return noProduct
    const product = await findProduct(db, id, language)
    const reader = findPriceReader(c)
    if (product)
      return respondWith({
        record: await withPrice(reader, toHeaderRecord(product, language, settings.name)),
      })
    const item = await findItem(db, id, language)
    return item
      ? respondWith({ record: await withPrice(reader, toItemRecord(item, language, settings.name)) })
      : noProduct
  })

  // A view over the limit gets the same answer: limits stay private, and no page shows an error.
  serve(app, catalogue.countView, async ({ body }, c) => {
    const client = { address: clientOf(arrived(c)).address, agent: c.req.header('user-agent') }
    if (views) await countView({ views, limits }, body.id, client)
    return respondWith({})
  })

  serve(app, catalogue.listCategories, async ({ query, language }) => {
    const records = await cache.tree(language, query.depth)
    return respondWith({ records, total: records.length })
  })

  serve(app, catalogue.showCategory, async ({ params, language }) => {
    const record = findCategoryBySlug(await cache.categories(language), params.slug, language)
    return record ? respondWith({ record }) : refuse(404, 'category_not_found')
  })

  serve(app, catalogue.showItem, async ({ params, language }, c) => {
    const id = parseId(params.id)
    const row = id === undefined ? undefined : await findItem(db, id, language)
    return row
      ? respondWith({
          record: await withPrice(findPriceReader(c), toItemRecord(row, language, settings.name)),
        })
      : noProduct
  })

  serve(app, catalogue.showRelated, async ({ params, language }, c) => {
    const id = parseId(params.id)
    const related = id === undefined ? undefined : await findRelated(db, id, language)
    if (!related) return noProduct
    const { needed, alternatives } = related
    const priced = await findPriceKeys(findPriceReader(c), [...needed, ...alternatives])
    const withPricesOf = (cards: typeof needed) => cards.map((card) => ({ ...card, ...priced(card) }))
    return respondWith({ needed: withPricesOf(needed), alternatives: withPricesOf(alternatives) })
  })

  for (const [endpoint, find] of [
    [catalogue.showDatasheet, datasheets.ofProduct],
    [catalogue.showItemDatasheet, datasheets.ofItem],
  ] as const)
    serve(app, endpoint, async ({ params, query, language: accepted }) => {
      const id = parseId(params.id)
      const language = query.language ?? accepted
      const sheet = id === undefined ? undefined : await find(id, language)
      if (!sheet) return noProduct
      const read = async () => {
        const bytes = await sheet.read()
        return typeof bytes === 'string' ? refuse(503, 'overloaded') : bytes
      }
      return { etag: sheet.hash, filename: sheet.filename, language, read }
    })

  serve(app, catalogue.compareProducts, async ({ query, language }, c) => {
    const records = await withPrices(findPriceReader(c), await findCompared(db, query.ids, language))
    return respondWith({ records, total: records.length })
  })

  serve(app, catalogue.listBrands, async ({ query }) => {
    const { page, limit, keyword = '' } = query
    const { rows, total } = await findBrands(db, keyword, (page - 1) * limit, limit)
    return respondWith({ records: rows.map(toBrandRecord), total, page, per_page: limit })
  })
}
