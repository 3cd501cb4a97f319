import { catalogue, id as idSchema } from '@pasok/contract'
import type { Db, Storage, Workers } from '../platform/index.ts'
import { answer, refuse, serve, serveFile, type App } from '../platform/http.ts'
import { findBrands } from './brand.store.ts'
import { categoryOfSlug } from './category-tree.ts'
import { openDatasheets } from './datasheet/find-datasheet.ts'
import type { Maker } from './datasheet/sheet.ts'
import { listHeaders } from './list-headers.ts'
import { listVariants, variantsOf } from './list-variants.ts'
import { findItem, findProduct, findProductWithItems } from './product.store.ts'
import type { MissedSearches } from './missed-searches.ts'
import { brandRecordOf, headerOf, itemOf } from './records.ts'
import { openPriceReaders, sortFor, type ReaderParts } from './price-reader.routes.ts'
import { websiteRoutes } from './website.routes.ts'
import { withPrice, withPrices } from './with-prices.ts'
import type { Published } from './published.ts'

/** The id of a path, or undefined for anything that can't be one. */
const idOf = (text: string): number | undefined => idSchema.safeParse(text).data

const ok = <D>(data: D) => answer(200, { status: 'OK', data } as const)
const noProduct = refuse(404, 'product_not_found')

/** What the catalogue's calls need. */
interface CatalogueParts extends ReaderParts {
  /** What guests read through. */
  readonly db: Db
  readonly published: Published
  /** Who runs the shop. */
  readonly settings: Maker
  readonly storage: Storage
  readonly workers: Workers
  /** Where searches that find nothing are noted. */
  readonly missed?: Pick<MissedSearches, 'add'> | undefined
}

/** Mounts the catalogue's calls. For anybody but a member they read through `db` alone and never touch a price. */
export const catalogueRoutes = (
  app: App,
  { db, memberDb, now, published, settings, storage, workers, missed }: CatalogueParts,
): void => {
  const readerOf = openPriceReaders({ memberDb, now })
  websiteRoutes(app, { db, readerOf, published, missed })
  const findDatasheet = openDatasheets({ db, maker: settings, storage, workers })

  serve(app, catalogue.listHeaders, async ({ query, language }, c) => {
    const reader = readerOf(c)
    const { page, per_page, keyword = '', category_id: categoryId, product_brand_id: brandId } = query
    const listing = await listHeaders(
      reader?.db ?? db,
      published,
      { keyword, categoryId, brandId, query, reader },
      { sort: sortFor(reader, query.sort), language, offset: (page - 1) * per_page, limit: per_page },
    )
    if (listing === 'category_not_found') return refuse(404, listing)
    if ('errors' in listing) return refuse(400, 'invalid_request', listing.errors)
    const { nothing, ...shown } = listing
    // Whoever insists on a word as it is typed has seen what else there is.
    if (nothing && page === 1 && query.exact === 'false') missed?.add(keyword, language)
    return ok({ ...shown, page, per_page })
  })

  serve(app, catalogue.showHeader, async ({ params, query, language }, c) => {
    const id = idOf(params.id)
    if (id === undefined) return noProduct
    const reader = readerOf(c)
    const { items: limit } = query
    const page = limit === undefined ? undefined : await findProductWithItems(db, id, language, limit)
    const row = limit === undefined ? await findProduct(db, id, language) : page
    if (!row) return noProduct
    const [record, items] = await Promise.all([
      withPrice(reader, headerOf(row, language, settings.name)),
      page && withPrices(reader, variantsOf(page, language)),
    ])
    return ok({ record: { ...record, ...(items && { items }) } })
  })

  serve(app, catalogue.listItems, async ({ params, query, language }, c) => {
    const id = idOf(params.id)
    const reader = readerOf(c)
    const { page, per_page } = query
    const variants =
      id === undefined
        ? undefined
        : await listVariants(
            reader?.db ?? db,
            published,
            id,
            query,
            {
              sort: sortFor(reader, query.sort),
              language,
              offset: (page - 1) * per_page,
              limit: per_page,
            },
            reader,
          )
    if (!variants) return noProduct
    if ('errors' in variants) return refuse(400, 'invalid_request', variants.errors)
    return ok({ ...variants, page, per_page })
  })

  serve(app, catalogue.showBySlug, async ({ params, language }, c) => {
    const id = idOf(/(?:^|-)(\d+)$/.exec(params.slug)?.[1] ?? '')
    if (id === undefined) return noProduct
    const product = await findProduct(db, id, language)
    const reader = readerOf(c)
    if (product) return ok({ record: await withPrice(reader, headerOf(product, language, settings.name)) })
    const item = await findItem(db, id, language)
    return item ? ok({ record: await withPrice(reader, itemOf(item, language, settings.name)) }) : noProduct
  })

  serve(app, catalogue.showCategory, async ({ params, language }) => {
    const record = categoryOfSlug(await published.categories(language), params.slug, language)
    return record ? ok({ record }) : refuse(404, 'category_not_found')
  })

  serve(app, catalogue.showItem, async ({ params, language }, c) => {
    const id = idOf(params.id)
    const row = id === undefined ? undefined : await findItem(db, id, language)
    return row
      ? ok({ record: await withPrice(readerOf(c), itemOf(row, language, settings.name)) })
      : noProduct
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
}
