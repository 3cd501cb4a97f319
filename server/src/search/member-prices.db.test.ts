import { catalogue, search, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { setCompanyRules, turnListPriceDay } from '../pricing/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { MEMBERS_KEYS } from '../testing/members-keys.ts'
import { addPerson, addWaiting, PASSWORD } from '../testing/people-fixture.ts'

/** It is the 23rd in Jakarta already. */
const NOW = new Date('2026-11-22T20:00:00Z')
const DAY = '2026-11-23'
const rows: readonly Cells[] = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  {
    product: 'BOLT',
    sku: 'B-2',
    price: '3000',
    uom: 'box',
    pieces_per_uom: '100',
    special_offer_price: '2500',
    special_offer_from: DAY,
    special_offer_until: DAY,
  },
  { product: 'NUT', sku: 'N-1', price: '500', brand: 'Uji' },
  { product: 'HOSE', sku: 'H-1', price: '7000', special_offer_price: '6000', display_price: 'no' },
].map((row) => ({ ...row, name_en: row.product, category_en: 'Parts' }))

const PRICE_KEYS = new RegExp(`"(?:${MEMBERS_KEYS.join('|')})"`)

onDatabase('who may see prices', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  const ids: Record<string, number> = {}
  const bearers: Record<string, Record<string, string>> = { guest: {} }
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, DAY)
    expect((await importText(db, rows)).problems).toEqual([])
    const { rows: named } = await sql<{ code: string; id: number }>`
      select code, id from catalogue.product union all select sku, id from catalogue.item`.execute(db)
    for (const { code, id } of named) ids[code] = id
    api = openApi({ db, now: () => NOW })
    const { companyId } = await addPerson(db, { email: 'buyer@uji.test' })
    await addPerson(db, { email: 'viewer@uji.test', role: 'viewer', companyId })
    await addPerson(db, { email: 'other@uji.test' })
    await addWaiting(db, 'unverified@uji.test', NOW)
    await addPerson(db, { email: 'draft@uji.test', status: 'draft' })
    await addPerson(db, { email: 'suspended@uji.test', status: 'suspend' })
    await setCompanyRules(db, companyId, [
      { item_id: ids['B-1'] ?? 0, price: 900, breaks: [{ from_quantity: 10, price: 800 }] },
    ])
    for (const who of ['buyer', 'viewer', 'other', 'unverified', 'draft', 'suspended']) {
      const answer = await api.post('/auth/token', { login: `${who}@uji.test`, password: PASSWORD })
      const { data } = (await answer.json()) as { data: { access_token: string } }
      bearers[who] = { authorization: `Bearer ${data.access_token}` }
    }
  })

  const get = async (who: string, address: string) => {
    const response = await api.get(address, bearers[who])
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  /** What an address answers somebody, held against the contract. */
  const read = async (who: string, e: Endpoint, address: string) => {
    const { status, text } = await get(who, address)
    const body = JSON.parse(text) as { data: Record<string, unknown> }
    expect([address, status]).toEqual([address, 200])
    checkAnswer(e, status, body)
    return body.data as { record: Record<string, unknown>; records: Record<string, unknown>[]; total: number }
  }
  const pickPrices = (record: Record<string, unknown> | undefined) =>
    Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => PRICE_KEYS.test(`"${key}"`)))

  const boltPrices = {
    price: 900,
    base_price: 1_000,
    min_price: 900,
    max_price: 2_500,
    min_base_price: 1_000,
    max_base_price: 3_000,
    is_special_offer: true,
    offer_min_percent: 0,
    offer_max_percent: 16,
    offer_ends_on: DAY,
    is_company_price: true,
    price_uoms: ['box', 'pcs'],
    min_pieces: 1,
    max_pieces: 100,
    min_piece_price: 25,
    max_piece_price: 900,
  }
  const bolt1 = {
    price: 900,
    base_price: 1_000,
    min_price: 900,
    max_price: 900,
    is_special_offer: false,
    is_company_price: true,
    price_uoms: ['pcs'],
    price_breaks: [{ from_quantity: 10, price: 800 }],
  }
  const bolt2 = {
    price: 2_500,
    base_price: 3_000,
    min_price: 2_500,
    max_price: 2_500,
    is_special_offer: true,
    offer_min_percent: 16,
    offer_max_percent: 16,
    offer_ends_on: DAY,
    is_company_price: false,
    price_uoms: ['box'],
    min_pieces: 100,
    max_pieces: 100,
    min_piece_price: 25,
    max_piece_price: 25,
  }

  // @spec §1 Prices: members only
  it.each(['buyer', 'viewer'])(
    'a %s sees them on every record, as they are on this day in Jakarta',
    async (who) => {
      const bolt = ids['BOLT']
      const listed = await read(who, search.listProducts, '/v2/product/header?keyword=bolt')
      expect(listed.records.map(pickPrices)).toEqual([boltPrices])
      const shown = await read(who, search.showHeader, `/v2/product/header/${bolt}?items=20`)
      expect(pickPrices(shown.record)).toEqual(boltPrices)
      const items = shown.record['items'] as Record<string, unknown>[]
      expect(items.map(pickPrices)).toEqual([bolt1, bolt2])
      const variants = await read(who, search.listItems, `/v2/product/header/${bolt}/item?sort=price_desc`)
      expect(variants.records.map(pickPrices)).toEqual([bolt2, bolt1])
      const item = await read(who, catalogue.showItem, `/v2/product/item/${ids['B-1']}`)
      expect(pickPrices(item.record)).toEqual(bolt1)
      for (const [slug, expected] of [
        [`bolt-${bolt}`, boltPrices],
        [`b-1-${ids['B-1']}`, bolt1],
      ] as const)
        expect(
          pickPrices((await read(who, catalogue.showBySlug, `/v2/product/slug/${slug}`)).record),
        ).toEqual(expected)
      const latest = await read(who, search.listLatest, '/v2/homepage/latest-product?keyword=bolt')
      expect(latest.records.map(pickPrices)).toEqual([boltPrices])
      const found = JSON.parse((await get(who, '/v2/website/search?keyword=B-1')).text)
      expect(pickPrices(found.data.products.records[0])).toEqual(bolt1)
      const suggested = JSON.parse((await get(who, '/v2/website/suggestions?query=B-1')).text)
      expect(pickPrices(suggested.data.productsData[0])).toEqual(bolt1)
    },
  )

  it('a member of another company sees none of these, but their own', async () => {
    const { record } = await read('other', catalogue.showItem, `/v2/product/item/${ids['B-1']}`)
    expect(pickPrices(record)).toEqual({
      price: 1_000,
      base_price: 1_000,
      min_price: 1_000,
      max_price: 1_000,
      is_special_offer: false,
      is_company_price: false,
      price_uoms: ['pcs'],
    })
  })

  // @spec §1 Prices: display_price
  it('is not returned for a product that shows none', async () => {
    const { record } = await read('buyer', search.showHeader, `/v2/product/header/${ids['HOSE']}?items=5`)
    expect(JSON.stringify(record)).not.toMatch(PRICE_KEYS)
    const { text } = await get('buyer', `/v2/product/item/${ids['H-1']}`)
    expect(text).not.toMatch(PRICE_KEYS)
  })

  // @spec §2 Suggestions: price
  it('suggestions tell a member a price only where the product shows one', async () => {
    const readSuggestions = async (who: string, query: string) =>
      (await get(who, `/v2/website/suggestions?query=${query}`)).text
    for (const query of ['BOLT', 'B-1']) {
      expect(await readSuggestions('buyer', query)).toMatch(PRICE_KEYS)
      expect(await readSuggestions('guest', query)).not.toMatch(PRICE_KEYS)
    }
    for (const query of ['HOSE', 'H-1']) {
      const text = await readSuggestions('buyer', query)
      expect(text).toContain('HOSE')
      expect(text).not.toMatch(PRICE_KEYS)
    }
  })

  it('a member’s answer is stored by no cache', async () => {
    for (const address of [
      '/v2/product/header',
      `/v2/product/item/${ids['N-1']}`,
      '/v2/homepage/latest-product',
    ])
      expect((await get('buyer', address)).headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    // @spec §9 Sort
    ['sort=price_asc', ['NUT', 'BOLT', 'HOSE']],
    ['sort=price_desc', ['BOLT', 'NUT', 'HOSE']],
    // @spec §5 Filter: price
    ['filter_price=400-600', ['NUT']],
    ['max_price=600', ['NUT']],
    // @spec §5 Filter: discount
    ['filter_discount=Ya', ['BOLT']],
    ['filter_discount=Tidak&sort=price_asc', ['NUT', 'HOSE']],
  ])('a member narrows and sorts a list by list price: %s', async (query, names) => {
    const { records, total } = await read('buyer', search.listProducts, `/v2/product/header?${query}`)
    expect(records.map(({ name }) => name)).toEqual(names)
    expect(total).toBe(names.length)
  })

  // @spec §7 Homepage: parameters
  it.each([
    ['latest', search.listLatest, ['BOLT', 'HOSE', 'NUT']],
    ['popular', search.listPopular, ['BOLT', 'HOSE', 'NUT']],
    ['most-viewed', search.listMostViewed, ['BOLT', 'HOSE', 'NUT']],
    ['top-brand', search.listTopBrand, ['NUT']],
    ['special-offer', search.listSpecialOffers, ['BOLT']],
  ] as const)(
    'a member narrows the homepage’s list of %s products by price and discount',
    async (list, e, whole) => {
      const findIds = async (query: string) =>
        new Set(
          (await read('buyer', e, `/v2/homepage/${list}-product?${query}`)).records.map(({ name }) => name),
        )
      const those = (...names: readonly string[]) => new Set(whole.filter((name) => names.includes(name)))
      expect(await findIds('')).toEqual(new Set(whole))
      expect(await findIds('min_price=400&max_price=600')).toEqual(those('NUT'))
      expect(await findIds('min_price=600')).toEqual(those('BOLT'))
      expect(await findIds('has_discount=true')).toEqual(those('BOLT'))
    },
  )

  // @spec §7 Products: list
  it('the list takes each of its parameters, alone and together', async () => {
    const list = async (query: string) => {
      const answer = await read('buyer', search.listProducts, `/v2/product/header?${query}`)
      return { ...answer, names: answer.records.map(({ name }) => name) }
    }
    const { rows: kinds } = await sql<{ kind: string; id: number }>`
      select 'category' as kind, id from catalogue.category union all
      select 'brand', id from catalogue.brand`.execute(db)
    const findId = (wanted: string) => kinds.find(({ kind }) => kind === wanted)?.id ?? 0
    const whole = (await list('sort=name_asc')).names
    expect(whole).toEqual(['BOLT', 'HOSE', 'NUT'])
    expect(await list('sort=name_asc&page=2&per_page=2')).toMatchObject({
      names: ['NUT'],
      total: 3,
      page: 2,
      per_page: 2,
    })
    expect((await list('keyword=bolt')).names).toEqual(['BOLT'])
    expect((await list(`category_id=${findId('category')}`)).total).toBe(3)
    expect((await get('buyer', '/v2/product/header?category_id=999999')).status).toBe(404)
    expect((await list(`product_brand_id=${findId('brand')}`)).names).toEqual(['NUT'])
    expect((await list('min_price=600')).names).toEqual(['BOLT'])
    expect((await list('max_price=600')).names).toEqual(['NUT'])
    const all = `category_id=${findId('category')}&product_brand_id=${findId('brand')}&min_price=400&max_price=600`
    expect((await list(`${all}&keyword=nut&page=1&per_page=5`)).names).toEqual(['NUT'])
    expect((await list(`${all}&keyword=bolt`)).names).toEqual([])
  })

  it('the home page shows what is on special offer to members alone, and prices likewise', async () => {
    const homepage = async (who: string) =>
      (await read(who, search.showHomepage, '/v2/homepage')).record as Record<
        'special_offer' | 'popular',
        Record<string, unknown>[]
      >
    const { special_offer: offers, popular } = await homepage('buyer')
    expect(offers.map(pickPrices)).toEqual([boltPrices])
    expect(popular.map(({ name }) => name)).toEqual(['NUT', 'HOSE'])
    for (const who of ['guest', 'draft', 'suspended']) {
      const shown = await homepage(who)
      expect(shown.special_offer).toEqual([])
      expect(shown.popular.map(({ name }) => name)).toEqual(['BOLT', 'NUT', 'HOSE'])
      expect(JSON.stringify(shown)).not.toMatch(PRICE_KEYS)
    }
  })

  it('a range that can’t be read is refused by its name', async () => {
    const { status, text } = await get('buyer', '/v2/product/header?filter_price=murah')
    expect(status).toBe(400)
    expect(Object.keys(JSON.parse(text).errors)).toEqual(['filter_price'])
    const maybe = await get('buyer', '/v2/product/header?filter_discount=Maybe')
    expect([maybe.status, Object.keys(JSON.parse(maybe.text).errors)]).toEqual([400, ['filter_discount']])
  })

  describe('what is on special offer', () => {
    // @spec §7 By slug: discount list
    // @spec §7 Homepage: special offer
    it('is a list for members, by a category’s slug in filters, too', async () => {
      const { records, total } = await read(
        'buyer',
        search.listSpecialOffers,
        '/v2/homepage/special-offer-product',
      )
      expect([total, records.map(({ name }) => name)]).toEqual([1, ['BOLT']])
      expect(records.map(pickPrices)).toEqual([boltPrices])
      const none = await read(
        'buyer',
        search.listSpecialOffers,
        '/v2/homepage/special-offer-product?has_discount=false&max_price=5',
      )
      expect(none.total).toBe(0)
      for (const who of ['guest', 'unverified', 'draft', 'suspended'])
        expect(await read(who, search.listSpecialOffers, '/v2/homepage/special-offer-product')).toMatchObject(
          {
            records: [],
            total: 0,
          },
        )
      expect((await get('buyer', '/v2/homepage/special-offer-product?category_id=99999')).status).toBe(404)
      const ofParts = await read(
        'buyer',
        search.listSpecialOffers,
        '/v2/homepage/special-offer-product?filter_category=parts',
      )
      expect(ofParts.records.map(({ name }) => name)).toEqual(['BOLT'])
      expect((await get('buyer', '/v2/homepage/special-offer-product?filter_category=nothing')).status).toBe(
        404,
      )
    })

    // @spec §7 Homepage: items of an offer
    it('is returned by item', async () => {
      const path = (id: number | string | undefined) => `/v2/homepage/special-offer-product/${id}/item`
      const { records, total } = await read('buyer', search.listSpecialOfferItems, path(ids['BOLT']))
      expect([total, records.map(pickPrices)]).toEqual([1, [bolt2]])
      expect((await read('buyer', search.listSpecialOfferItems, path(ids['NUT']))).total).toBe(0)
      expect((await get('buyer', path('abc'))).status).toBe(404)
      expect((await get('buyer', path(999_999))).status).toBe(404)
    })
  })

  // @spec §1 Prices: members only
  it.each(['guest', 'unverified', 'draft', 'suspended'])(
    'for one who is %s it is as if there were none',
    async (who) => {
      const addresses = [
        '/v2/product/header',
        '/v2/product/header?keyword=B-1',
        `/v2/product/header/${ids['BOLT']}?items=20`,
        `/v2/product/header/${ids['BOLT']}/item`,
        `/v2/product/item/${ids['B-1']}`,
        `/v2/product/slug/bolt-${ids['BOLT']}`,
        '/v2/homepage/latest-product',
        '/v2/website/search?keyword=B-1',
        '/v2/website/suggestions?query=B-1',
      ]
      for (const address of addresses) {
        const plain = await get(who, address)
        expect([address, plain.status]).toEqual([address, 200])
        expect(plain.text).not.toMatch(PRICE_KEYS)
        for (const question of [
          'filter_price=1-600',
          'filter_price=x',
          'max_price=600',
          'filter_discount=Ya',
          'has_discount=true',
          'sort=price_desc',
        ]) {
          const fullAddress = `${address}${address.includes('?') ? '&' : '?'}${question}`
          expect([fullAddress, (await get(who, fullAddress)).text]).toEqual([fullAddress, plain.text])
        }
      }
      for (const query of ['', '?category_id=99999&has_discount=true&max_price=5']) {
        const offers = `/v2/homepage/special-offer-product${query}`
        expect(await read(who, search.listSpecialOffers, offers)).toEqual({
          records: [],
          total: 0,
          page: 1,
          per_page: 7,
        })
      }
      expect((await get(who, `/v2/homepage/special-offer-product/${ids['BOLT']}/item`)).status).toBe(401)
    },
  )
})
