import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { cacheBySiteVersion, watchSiteVersion } from '../platform/index.ts'
import { setCompanyRules, turnListPriceDay } from '../pricing/index.ts'
import { importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addCompany, makeScope } from '../testing/priced-catalogue.ts'
import { renewTokens } from './specification/renew-tokens.ts'
import { readVocabulary } from './specification/vocabulary.ts'
import { listProducts } from './listing/list-products.ts'
import { listVariants } from './listing/list-variants.ts'
import type { Sort } from './listing/listing.store.ts'
import type { NamedSort } from './listing/item-order.store.ts'
import { openCatalogueCache, renewListing, type PriceReader } from '../catalogue/index.ts'
import { openListingCache, type ListingCache } from './listing/listing-cache.ts'

const DAY = '2026-11-22'
const rows: readonly Cells[] = [
  { product: 'BOLT', sku: 'B-1', price: '1000', popularity: '9' },
  { product: 'BOLT', sku: 'B-2', price: '3000', popularity: '9' },
  { product: 'NUT', sku: 'N-1', price: '500', special_offer_price: '400', popularity: '8' },
  { product: 'RIVET', sku: 'R-1', price: '400', popularity: '7', brand: 'Zeta' },
  {
    product: 'HOSE',
    sku: 'H-1',
    price: '700',
    special_offer_price: '1',
    display_price: 'no',
    popularity: '6',
  },
  { product: 'SEAL', sku: 'S-1', popularity: '5' },
].map((row) => ({ ...row, name_en: row.product, category_en: 'Parts' }))

onDatabase('a member’s listing', (open) => {
  let db: Db
  let reader: PriceReader
  let cache: ListingCache
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, DAY)
    expect((await importText(db, rows)).problems).toEqual([])
    reader = { db, scope: makeScope(await addCompany(db)), day: DAY }
    const remember = cacheBySiteVersion(watchSiteVersion(db, 0))
    cache = openListingCache(db, remember, openCatalogueCache(db, remember))
    const { rows: bolt } = await sql<{ id: number }>`select id from catalogue.item where sku = 'B-1'`.execute(
      db,
    )
    await setCompanyRules(db, reader.scope.companyId, [{ item_id: bolt[0]?.id ?? 0, price: 350 }])
  })

  /** Names all products, as search finds them then. */
  const renameProducts = async (name: RawBuilder<unknown>): Promise<void> => {
    const { rows: products } = await sql<{ id: number }>`
      update catalogue.product set name_en = ${name} returning id`.execute(db)
    await renewListing(
      db,
      products.map(({ id }) => id),
    )
    await renewTokens(db)
  }
  interface ListInput {
    readonly query?: Record<string, unknown>
    readonly keyword?: string
    readonly sort?: Sort
    readonly by?: PriceReader | undefined
  }
  const list = async ({ query = {}, keyword = '', sort = 'default', ...rest }: ListInput = {}) => {
    const by = 'by' in rest ? rest.by : reader
    const listing = await listProducts(
      { db, cache, findVocabulary: () => readVocabulary(db) },
      { keyword, categoryId: undefined, brandId: undefined, query, reader: by },
      { sort, language: 'en', offset: 0, limit: 20 },
    )
    if ('error' in listing) throw new Error(JSON.stringify(listing))
    return listing
  }
  const names = async (input: ListInput) => {
    const { records, total } = await list(input)
    expect(total).toBe(records.length)
    return records.map(({ name }) => name)
  }

  it('says what products cost the company, where they show prices', async () => {
    const { records } = await list()
    const discounts = Object.fromEntries(
      records.map(({ name, ...card }) => [
        name,
        Object.fromEntries(Object.entries(card).filter(([key]) => /price|offer/.test(key))),
      ]),
    )
    expect(discounts).toEqual({
      BOLT: {
        display_price: true,
        min_price: 350,
        max_price: 3_000,
        price: 350,
        base_price: 1_000,
        is_special_offer: false,
        min_base_price: 1_000,
        max_base_price: 3_000,
        is_company_price: true,
        price_uoms: ['pcs'],
      },
      NUT: {
        display_price: true,
        min_price: 400,
        max_price: 400,
        price: 400,
        base_price: 500,
        is_special_offer: true,
        min_base_price: 500,
        max_base_price: 500,
        offer_min_percent: 20,
        offer_max_percent: 20,
        is_company_price: false,
        price_uoms: ['pcs'],
      },
      RIVET: {
        display_price: true,
        min_price: 400,
        max_price: 400,
        price: 400,
        base_price: 400,
        is_special_offer: false,
        min_base_price: 400,
        max_base_price: 400,
        is_company_price: false,
        price_uoms: ['pcs'],
      },
      HOSE: { display_price: false },
      SEAL: { display_price: true },
    })
  })

  it('says what a part number’s item costs', async () => {
    const { records } = await list({ keyword: 'B-1' })
    expect(records[0]).toMatchObject({ is_header: false, price: 350, base_price: 1_000 })
  })

  // @spec §9 Sort
  it('is sorted by list price, what has none last', async () => {
    expect(await names({ sort: 'price_asc' })).toEqual(['NUT', 'RIVET', 'BOLT', 'HOSE', 'SEAL'])
    expect(await names({ sort: 'price_desc' })).toEqual(['BOLT', 'NUT', 'RIVET', 'HOSE', 'SEAL'])
    expect(await names({ sort: 'price_asc', query: { filter_brand: 'Zeta_1' } })).toEqual(['RIVET'])
  })

  it('is sorted by list price where a keyword found it', async () => {
    await renameProducts(sql`name_en || ' stainless'`)
    expect(await names({ keyword: 'stainless', sort: 'price_asc' })).toEqual(
      ['NUT', 'RIVET', 'BOLT', 'HOSE', 'SEAL'].map((name) => `${name} stainless`),
    )
    await renameProducts(sql`code`)
  })

  // @spec §5 Filter: price
  // @spec §5 Filter: discount
  it.each<[query: Record<string, unknown>, expected: string[]]>([
    [{ filter_price: '400-500' }, ['NUT', 'RIVET']],
    // Of its items one costs less and one costs more.
    [{ filter_price: '1500-2000' }, []],
    [{ filter_price: '3000-3000' }, ['BOLT']],
    [{ filter_price: '0-399' }, []],
    [{ min_price: 401 }, ['BOLT']],
    [{ max_price: 999 }, ['NUT', 'RIVET']],
    [{ filter_discount: 'Ya' }, ['NUT']],
    [{ filter_discount: 'Tidak' }, ['BOLT', 'RIVET', 'HOSE', 'SEAL']],
    [{ has_discount: 'true', max_price: 300 }, []],
    [{ filter_price: '0-1' }, []],
  ])('is narrowed by list price: %j', async (query, expected) => {
    expect(await names({ query })).toEqual(expected)
  })

  it('is narrowed to products with an item that costs so, where a keyword found items', async () => {
    const skus = async (query: Record<string, unknown>) => {
      const { records, total, filters } = await list({ keyword: 'B-', query })
      const counted = filters.find(({ slug }) => slug === 'category')?.items.map(({ count }) => count) ?? []
      expect([total, counted]).toEqual([records.length, records.length === 0 ? [] : [records.length]])
      return records.map((record) => (record.is_header ? record.name : record.sku_number))
    }
    expect(await skus({})).toEqual(['BOLT'])
    expect(await skus({ filter_price: '900-1100' })).toEqual(['BOLT'])
    expect(await skus({ filter_price: '1100-' })).toEqual(['BOLT'])
    expect(await skus({ filter_price: '1100-2900' })).toEqual([])
  })

  it('counts brands of what its price leaves', async () => {
    const brands = async (query: Record<string, unknown>) =>
      (await list({ query })).filters.find(({ slug }) => slug === 'brand')?.items.map(({ name }) => name)
    expect(await brands({ filter_price: '400-500' })).toEqual(['Zeta'])
    expect(await brands({ filter_price: '600-' })).toBeUndefined()
  })

  it('refuses a range that can’t be read', async () => {
    await expect(list({ query: { filter_price: 'cheap' } })).rejects.toThrow('not_a_range')
  })

  it('of a guest has no price, and price parameters change nothing', async () => {
    const plain = await list({ by: undefined })
    for (const query of [{ filter_price: '400-500' }, { filter_discount: 'Ya' }, { filter_price: 'cheap' }])
      expect(await list({ by: undefined, query })).toEqual(plain)
    expect(JSON.stringify(plain.records)).not.toMatch(/"(?:min_|max_|base_)?price"|special_offer/)
  })

  it('of a product’s items is sorted by list price, too', async () => {
    const { rows: bolt } = await sql<{
      id: number
    }>`select id from catalogue.product where code = 'BOLT'`.execute(db)
    const items = async (sort: NamedSort) => {
      const window = { sort, language: 'en', offset: 0, limit: 20 } as const
      const listed = await listVariants(db, cache, bolt[0]?.id ?? 0, {}, window, reader, 'Pasok')
      if (!listed || 'error' in listed) throw new Error('no list')
      return listed.records.map((item) => [item.sku_number, item.price])
    }
    const [one, two] = [
      ['B-1', 350],
      ['B-2', 3_000],
    ]
    expect(await items('price_asc')).toEqual([one, two])
    expect(await items('price_desc')).toEqual([two, one])
  })
})
