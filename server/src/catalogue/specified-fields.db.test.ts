import { catalogue } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { renewListPrices } from '../pricing/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields that §3 names for a product, header or item. */
const ofProducts =
  'id name sku_number parent_name parent_id uom url_catalog product_tag_ids display_price display_add_to_cart images ' +
  'main_image_urls extra_image_urls product_brand category_ids is_header rating reviews availability'
/** Only in single records: they are too large for lists. */
const ofSingle = 'product_tabs website_description'
const ofPrices = 'is_special_offer price base_price min_price max_price'
const inSuggestions = ofProducts.replace('sku_number', 'sku')
const ofCategories = 'id name display_name child_ids'
const ofBrands = 'id name logo'

/** Further fields that the shop's own pages need. */
const own = new Set(
  (
    'slug item_count single_item_id parent_item_count match fallback_language attributes image min_qty multiple_qty ' +
    'lead_time_days price_breaks items share_image certificates category_path slugs product_count tkdn_percent sni ' +
    'origin weight_g stock replaces other_numbers ' +
    // Of prices, for members alone: price-walk.db.test.ts.
    'is_company_price price_uoms min_base_price max_base_price offer_min_percent offer_max_percent offer_ends_on ' +
    'min_pieces max_pieces min_piece_price max_piece_price'
  ).split(' '),
)
const specified = (record: Fields) =>
  Object.keys(record)
    .filter((key) => !own.has(key))
    .toSorted()
const sortFields = (...fields: string[]) => fields.join(' ').split(' ').toSorted()

onDatabase('of the fields that the specification names', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let member: AskingBrowser
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    db = database.db
    ids = await loadCatalogue(db)
    await sql`update catalogue.product set featured = true`.execute(db)
    await sql`update catalogue.listing set featured = true`.execute(db)
    await sql`insert into pricing.special_offer (item_id, price) values
      (${ids.item('HB-M8x12.5')}, 5000), (${ids.item('SRT-09')}, 6000)`.execute(db)
    await renewListPrices(db, [ids.product('HEXBOLT'), ids.product('GLOVE')])
    api = openApi({ ...database })
    const { memberId } = await addPerson(db, { email: 'bidang@uji.test' })
    member = await openBrowser(db, api, memberId)
  })

  /** The `data` of a response. */
  const read = async (who: 'guest' | 'member', address: string) => {
    const response = await (who === 'guest' ? api.get(address) : member.get(address))
    expect([address, response.status]).toEqual([address, 200])
    return ((await response.json()) as { data: Fields }).data
  }
  const readRecords = (data: unknown) => (data as { records: Fields[] }).records
  const fillPath = (path: string) =>
    path
      .replace('{hexbolt}', String(ids.product('HEXBOLT')))
      .replace('{item}', String(ids.item('HB-M8x10')))
      .replace('{glove}', String(ids.product('GLOVE')))

  const single = (data: Fields) => [data['record'] as Fields]
  const readProducts = (data: Fields) => readRecords(data['products'])
  const lists = ['featured', 'latest', 'popular', 'top-brand', 'most-viewed'].map(
    (list): [string, (data: Fields) => Fields[], string] => [
      `/v2/homepage/${list}-product?limit=50`,
      readRecords,
      ofProducts,
    ],
  )
  const calls: readonly [path: string, of: (data: Fields) => Fields[], fields: string][] = [
    ['/v2/product/header?per_page=50', readRecords, ofProducts],
    ['/v2/product/header?keyword=HB-M8x10', readRecords, ofProducts],
    ['/v2/product/header/{hexbolt}', single, `${ofProducts} ${ofSingle}`],
    ['/v2/product/header/{glove}', single, `${ofProducts} ${ofSingle}`],
    [
      '/v2/product/header/{hexbolt}?items=20',
      (data) => (data['record'] as { items: Fields[] }).items,
      ofProducts,
    ],
    ['/v2/product/header/{hexbolt}/item?page=1&per_page=20', readRecords, ofProducts],
    ['/v2/product/header/{glove}/item', readRecords, ofProducts],
    ['/v2/product/item/{item}', single, `${ofProducts} ${ofSingle}`],
    ['/v2/product/slug/hex-head-bolt-{hexbolt}', single, `${ofProducts} ${ofSingle}`],
    ['/v2/product/slug/hex-head-bolt-m8x10-{item}', single, `${ofProducts} ${ofSingle}`],
    ...lists,
    ['/v2/website/search?keyword=bolt&offset=0&limit=20', readProducts, ofProducts],
    ['/v2/website/search?keyword=HB-M8x10', readProducts, ofProducts],
    ['/v2/website/suggestions?query=bolt&limit=5', (data) => data['productsData'] as Fields[], inSuggestions],
    ['/v2/website/suggestions?query=HB-M8x1', (data) => data['productsData'] as Fields[], inSuggestions],
  ]

  // @spec §3 Product: header or item
  // @spec §1 Prices: members only
  it.each(calls)('a guest’s records have all, but none that tells a price: %s', async (path, of, fields) => {
    const records = of(await read('guest', fillPath(path)))
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) expect(specified(record)).toEqual(sortFields(fields))
  })

  const offers: typeof calls = [
    ['/v2/homepage/special-offer-product', readRecords, ofProducts],
    ['/v2/homepage/special-offer-product/{hexbolt}/item', readRecords, ofProducts],
  ]
  // @spec §1 Prices: display_price
  // @spec §3 Product: fields
  it.each([...calls, ...offers])(
    'an approved member’s records have all and their prices, where the product shows them: %s',
    async (path, of, fields) => {
      const records = of(await read('member', fillPath(path)))
      expect(records.length).toBeGreaterThan(0)
      for (const record of records)
        expect(specified(record)).toEqual(sortFields(fields, ...(record['display_price'] ? [ofPrices] : [])))
    },
  )

  it('the walk meets products of one item and of several, without a brand, a picture and a price', async () => {
    const records = readRecords(await read('member', '/v2/product/header?per_page=50'))
    expect(new Set(records.map((record) => record['item_count']))).toEqual(new Set([23, 2, 1]))
    const [hose] = records.filter((record) => record['id'] === ids.product('HOSE'))
    expect(hose).toMatchObject({
      display_price: false,
      product_brand: null,
      main_image_urls: null,
      images: [],
    })
  })

  // @spec §3 Category: fields
  // @spec §3 Brand: fields
  it.each(['guest', 'member'] as const)('categories and brands have theirs, for a %s', async (who) => {
    const tree = readRecords(await read(who, '/v2/website/categories?depth=20'))
    const below = tree.flatMap((one) => one['child_ids'] as Fields[])
    expect(below.length).toBeGreaterThan(0)
    for (const category of [...tree, ...below, ...single(await read(who, '/v2/product/category/bolts'))])
      expect(specified(category)).toEqual(sortFields(ofCategories))
    const brands = [
      ...readRecords(await read(who, '/v2/product/brand?page=1&limit=20')),
      ...readRecords((await read(who, '/v2/website/search?keyword=kuatmor'))['product_brands']),
      ...((await read(who, '/v2/website/suggestions?query=kuatmor'))['product_brands'] as Fields[]),
    ]
    expect(brands.length).toBeGreaterThanOrEqual(4)
    for (const brand of brands) expect(specified(brand)).toEqual(sortFields(ofBrands))
  })

  const findCard = async (who: 'guest' | 'member', code: string) => {
    const records = readRecords(await read(who, '/v2/product/header?per_page=50'))
    const listed = records.find(({ id }) => id === ids.product(code))
    const shown = (await read(who, `/v2/product/header/${ids.product(code)}`))['record'] as Fields
    // A single record has more texts of the other language.
    const { fallback_language: _, product_brand: brand, ...others } = listed ?? {}
    expect(shown).toMatchObject(others)
    expect((shown['product_brand'] as Fields | null)?.['id']).toBe((brand as Fields | null)?.['id'])
    return listed
  }
  const ready = { code: 'ready', name: 'Ready stock', available: true }
  const indent = { code: 'indent_25', name: 'Indent 25 Working Days', available: false }

  describe('a header', () => {
    it('of several items has no number, unit or parent, the cheapest one’s prices, and is in stock where one is', async () => {
      expect(await findCard('member', 'HEXBOLT')).toMatchObject({
        sku_number: null,
        uom: null,
        parent_id: null,
        parent_name: null,
        product_tag_ids: [],
        availability: 'in-stock',
        price: 5_000,
        base_price: 7_654_322,
        min_price: 5_000,
        max_price: 7_654_343,
        is_special_offer: true,
        url_catalog: `/api/v2/product/header/${ids.product('HEXBOLT')}/datasheet?language=en`,
      })
    })

    it('has the tags that all its items have', async () => {
      expect(await findCard('guest', 'BEARING')).toMatchObject({
        product_tag_ids: [ready],
        availability: 'in-stock',
      })
    })

    it('of one item has what that item has, and is its parent', async () => {
      expect(await findCard('guest', 'HOSE')).toMatchObject({
        sku_number: 'HH-2SN-08',
        uom: 'm',
        parent_id: ids.product('HOSE'),
        parent_name: 'hydraulic hose',
        product_tag_ids: [indent],
        availability: 'out-of-stock',
      })
      expect(await findCard('guest', 'GLOVE')).toMatchObject({
        sku_number: 'SRT-09',
        uom: 'pair',
        product_tag_ids: [],
        availability: 'in-stock',
      })
    })

    it('counts neither the tag nor the stock of an item that is withdrawn', async () => {
      expect(await findCard('guest', 'HALF')).toMatchObject({ sku_number: 'HALF-01', product_tag_ids: [] })
    })
  })

  it('an item row says of its product what the item’s own page says', async () => {
    const [row] = readRecords(await read('member', `/v2/product/header/${ids.product('HEXBOLT')}/item`))
    const page = (await read('member', `/v2/product/item/${ids.item('HB-M8x10')}`))['record'] as Fields
    const { attributes: _, product_brand: brand, ...others } = row ?? {}
    expect(page).toMatchObject(others)
    expect(page['product_brand']).toMatchObject(brand as Fields)
    expect(row).toMatchObject({
      is_header: false,
      parent_id: ids.product('HEXBOLT'),
      images: [expect.any(String), expect.any(String)],
      main_image_urls: null,
      extra_image_urls: [{ image_1024: expect.any(String) }, { image_1024: expect.any(String) }],
      availability: 'out-of-stock',
      product_tag_ids: [indent],
      price: 7_654_321,
      base_price: 7_654_321,
      min_price: 7_654_321,
      max_price: 7_654_321,
    })
  })

  // @spec §3 Product: catalog document
  it('every list names the supplier’s own datasheet', async () => {
    const key = `documents/${'d'.repeat(32)}.pdf`
    await sql`insert into catalogue.document (product_id, position, kind, title, key)
      values (${ids.product('GLOVE')}, 0, 'datasheet', 'Glove', ${key})`.execute(db)
    for (const [path, of] of [...calls, ...offers]) {
      const gloves = of(await read('member', fillPath(path))).filter(
        (record) => (record['parent_id'] ?? record['id']) === ids.product('GLOVE'),
      )
      for (const glove of gloves) expect([path, glove['url_catalog']]).toEqual([path, `/media/${key}`])
    }
  })

  // @spec §3 Product: availability default
  it('an item without a stock tag is in stock, one with a tag is what that says', async () => {
    const readAvailability = async (sku: string) => {
      const { body } = await api.ask(catalogue.showItem, { params: { id: String(ids.item(sku)) } })
      return 'data' in body && [body.data.record.product_tag_ids.length, body.data.record.availability]
    }
    expect(await readAvailability('SRT-09')).toEqual([0, 'in-stock'])
    expect(await readAvailability('HB-M8x12.5')).toEqual([1, 'in-stock'])
    expect(await readAvailability('HB-M8x10')).toEqual([1, 'out-of-stock'])
  })

  // @spec §3 Product: availability text
  // @spec §9 Tag: indent
  it('the first tag says when an item is available', async () => {
    const readTag = async (sku: string) => {
      const answer = await api.ask(catalogue.showItem, { params: { id: String(ids.item(sku)) } })
      return 'data' in answer.body && answer.body.data.record.product_tag_ids[0]
    }
    expect(await readTag('HB-M8x10')).toMatchObject(indent)
    expect(await readTag('HB-M8x12.5')).toMatchObject(ready)
  })
})
