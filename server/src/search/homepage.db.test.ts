import { search } from '@pasok/contract/endpoints'
import type { HeaderCard } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainMapping } from '../import/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { openViewCounter, renewDemand, renewListing } from '../catalogue/index.ts'

const { listFeatured, listLatest, listPopular, listTopBrand, listMostViewed, showHomepage } = search
const lists = [listFeatured, listLatest, listPopular, listTopBrand, listMostViewed]

/** Product, brand and popularity; brands by the sum of it: Alfa 100, Beta 90, Gama 80, Delta 60, Eka 20, Foks 5. */
const products: readonly (readonly [string, string, number])[] = [
  ['A1', 'Alfa', 90],
  ['A2', 'Alfa', 10],
  ['B1', 'Beta', 50],
  ['B2', 'Beta', 40],
  ['G1', 'Gama', 80],
  ['D1', 'Delta', 31],
  ['D2', 'Delta', 29],
  ['E1', 'Eka', 20],
  ['F1', 'Foks', 5],
  ['U1', '', 99],
]
const featured = ['A2', 'B2', 'G1', 'D1', 'D2', 'E1', 'F1', 'U1']
const popular = ['U1', 'A1', 'G1', 'B1', 'B2', 'D1', 'D2', 'E1', 'A2', 'F1']

const rows: Cells[] = products.map(([product, brand, popularity]) => ({
  product,
  sku: `${product}-1`,
  name_en: `Coupling ${product}`,
  name_id: `Kopling ${product}`,
  brand,
  popularity: String(popularity),
  featured: featured.includes(product) ? 'yes' : 'no',
  category_en: product.endsWith('1') ? 'Drives > Couplings' : 'Drives',
  price: '100000',
}))

onDatabase('a list of the homepage', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    const database = await open()
    db = database.db
    expect((await importText(db, rows)).problems).toEqual([])
    api = openApi(database)
  })

  const findId = async (table: 'product' | 'brand' | 'category', name: string): Promise<number> => {
    const column = { product: 'code', brand: 'name', category: 'name_en' }[table]
    const { rows: found } = await sql<{ id: number }>`
      select id from ${sql.table(`catalogue.${table}`)} where ${sql.ref(column)} = ${name}`.execute(db)
    return found[0]?.id ?? 0
  }
  const list = async (
    e: (typeof lists)[number],
    query: Record<string, string> = {},
    language: 'ask' | 'askInIndonesian' = 'ask',
  ) => {
    const answer = await api[language](e, { query })
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const codes = ({ records }: { records: HeaderCard[] }) =>
    records.map(({ name }) => name.replace(/^\S+ /, ''))

  // @spec §7 Homepage: featured
  // @spec §9 Featured
  it('of what is featured shows the flagged products, 50 to a page, the most popular first', async () => {
    const found = await list(listFeatured)
    expect(codes(found)).toEqual(popular.filter((code) => featured.includes(code)))
    expect(found).toMatchObject({ total: 8, page: 1, per_page: 50 })
  })

  // @spec §9 Homepage lists
  it.each(lists.slice(1))('shows seven, $path', async (e) => {
    const found = await list(e)
    expect(found.records).toHaveLength(7)
    expect(found).toMatchObject({ page: 1, per_page: 7 })
    expect(found.total).toBeGreaterThan(7)
  })

  // @spec §7 Homepage: latest
  it('of what is new begins with what was made last', async () => {
    const made = ['E1', 'U1', 'A2', 'B1']
    for (const [day, code] of made.toReversed().entries())
      await sql`update catalogue.product set created_at = now() + make_interval(days => ${day + 1})
        where code = ${code}`.execute(db)
    const ids = await Promise.all(made.map((code) => findId('product', code)))
    await renewListing(db, ids)
    expect(codes(await list(listLatest)).slice(0, 4)).toEqual(made)
    expect((await list(listLatest, { limit: '100' })).records).toHaveLength(10)
  })

  it('of what is popular begins with the most popular', async () => {
    expect(codes(await list(listPopular, { limit: '10' }))).toEqual(popular)
  })

  it('of the top brands shows five brands in turn: each one’s best, then each one’s second', async () => {
    const found = await list(listTopBrand, { limit: '10' })
    expect(codes(found)).toEqual(['A1', 'B1', 'G1', 'D1', 'E1', 'A2', 'B2', 'D2'])
    expect(found.total).toBe(8)
  })

  it('of the top brands goes in turn through what a category has of them', async () => {
    const tubes = [
      ['A3', 'Alfa', '1'],
      ['A4', 'Alfa', '2'],
      ['B3', 'Beta', '3'],
    ].map(([code = '', brand = '', popularity = '']) => ({
      product: code,
      sku: `${code}-1`,
      name_en: `Tube ${code}`,
      name_id: `Pipa ${code}`,
      brand,
      popularity,
      category_en: 'Tubes',
    }))
    const other = (await open()).db
    await importText(other, [...rows, ...tubes])
    const { rows: found } = await sql<{ id: number }>`
      select id from catalogue.category where name_en = 'Tubes'`.execute(other)
    const answer = await openApi({ db: other }).ask(listTopBrand, {
      query: { category_id: String(found[0]?.id) },
    })
    expect(answer).toMatchObject({
      body: { data: { records: [{ name: 'Tube A4' }, { name: 'Tube B3' }, { name: 'Tube A3' }], total: 3 } },
    })
  })

  // @spec §7 Homepage: most viewed
  it('of what is looked at most follows the views of 30 days, then what is popular', async () => {
    expect(codes(await list(listMostViewed))).toEqual(popular.slice(0, 7))
    const views = openViewCounter(db)
    const [b2, f1, a1] = [
      await findId('product', 'B2'),
      await findId('product', 'F1'),
      await findId('product', 'A1'),
    ]
    for (const id of [f1, f1, f1, b2]) views.add(id)
    await views.close()
    await sql`insert into catalogue.product_view (product_id, day, views)
      values (${a1}, current_date - 30, 1000), (${b2}, current_date - 29, 1)`.execute(db)
    // Until the night the list stays as it is.
    expect(codes(await list(listMostViewed))).toEqual(popular.slice(0, 7))
    await renewDemand(db, new Date())
    expect(codes(await list(listMostViewed)).slice(0, 4)).toEqual(['F1', 'B2', 'U1', 'A1'])
  })

  // @spec §7 Homepage: popular
  // @spec §7 Homepage: top brand
  it('of what is popular and of top brands goes by what was ordered, then by the import’s popularity', async () => {
    const other = (await open()).db
    await importText(other, rows)
    await sql`
      insert into catalogue.product_demand (product_id, ordered, viewed)
      select id, case code when 'F1' then 9 when 'D2' then 4 else 1 end, 0
      from catalogue.product where code in ('F1', 'D2', 'A2')`.execute(other)
    const names = async (e: typeof listPopular | typeof listTopBrand) => {
      const answer = await openApi({ db: other }).ask(e, { query: { limit: '10' } })
      return answer.status === 200 ? codes(answer.body.data) : []
    }
    expect(await names(listPopular)).toEqual(['F1', 'D2', 'A2', 'U1', 'A1', 'G1', 'B1', 'B2', 'D1', 'E1'])
    expect(await names(listTopBrand)).toEqual(['F1', 'D2', 'A2', 'B1', 'G1', 'D1', 'A1', 'B2'])
  })

  describe.each(lists)('$path', (e) => {
    // @spec §7 Homepage: parameters
    it('goes by pages of a size', async () => {
      const whole = await list(e, { limit: '100' })
      const pages = []
      for (const page of ['1', '2', '3', '4']) pages.push(await list(e, { limit: '3', page }))
      expect(pages.flatMap(({ records }) => records)).toEqual(whole.records)
      expect(pages.map(({ total, page, per_page }) => [total, page, per_page])).toEqual(
        [1, 2, 3, 4].map((page) => [whole.total, page, 3]),
      )
      expect(await list(e, { limit: '3', page: '9' })).toMatchObject({ records: [], total: whole.total })
    })

    // @spec §7 Homepage: parameters
    it('narrows down to a brand, to a category with all below it, and to both', async () => {
      const whole = codes(await list(e, { limit: '100' }))
      const beta = { product_brand_id: String(await findId('brand', 'Beta')) }
      expect(codes(await list(e, beta))).toEqual(whole.filter((code) => code.startsWith('B')))
      const couplings = { category_id: String(await findId('category', 'Couplings')) }
      expect(codes(await list(e, couplings))).toEqual(whole.filter((code) => code.endsWith('1')))
      const drives = { category_id: String(await findId('category', 'Drives')) }
      expect(codes(await list(e, { ...drives, limit: '100' }))).toEqual(whole)
      const both = codes(await list(e, { ...beta, ...couplings }))
      expect(both).toEqual(whole.filter((code) => code === 'B1'))
    })

    // @spec §7 Homepage: parameters
    it('narrows down to what a keyword finds, by number too, in its own order', async () => {
      const whole = codes(await list(e, { limit: '100' }))
      expect(codes(await list(e, { keyword: 'coupling', limit: '100' }))).toEqual(whole)
      expect(codes(await list(e, { keyword: 'D2-1' }))).toEqual(whole.filter((code) => code === 'D2'))
      expect(await list(e, { keyword: 'xyzzyplugh' })).toMatchObject({ records: [], total: 0 })
    })

    // @spec §1 Prices: members only
    it('leaves prices and discounts aside for a guest', async () => {
      const whole = await list(e)
      for (const query of [
        { min_price: '100001' },
        { max_price: '99999' },
        { has_discount: 'true' },
        { has_discount: 'false', min_price: '999999999', max_price: '0' },
      ])
        expect(await list(e, query)).toEqual(whole)
    })

    it('is in the reader’s language', async () => {
      const [english, indonesian] = [await list(e), await list(e, {}, 'askInIndonesian')]
      expect(indonesian.records.map(({ id }) => id)).toEqual(english.records.map(({ id }) => id))
      expect(english.records[0]?.name).toMatch(/^Coupling /)
      expect(indonesian.records[0]?.name).toMatch(/^Kopling /)
    })

    // @spec §8 Category not found
    it('refuses a category that does not exist', async () => {
      expect(await api.ask(e, { query: { category_id: '2147483647' } })).toMatchObject({
        status: 404,
        body: { code: 'category_not_found', detail: 'Category not found2' },
      })
    })

    it.each([
      ['page', '0'],
      ['limit', '101'],
      ['limit', '0'],
      ['category_id', '0'],
      ['product_brand_id', 'x'],
      ['min_price', '-1'],
      ['max_price', '1.5'],
      ['has_discount', 'Ya'],
      ['keyword', 'x'.repeat(101)],
    ])('refuses %s %j, and names it', async (name, value) => {
      expect(await api.ask(e, { query: { [name]: value } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', errors: { [name]: [expect.any(String)] } },
      })
    })
  })

  it('of the whole home page leaves out what an earlier one shows, and puts categories apart', async () => {
    const other = (await open()).db
    await importText(other, rows)
    const answer = await openApi({ db: other }).ask(showHomepage)
    if (answer.status !== 200) throw new Error(String(answer.status))
    // Codes with 1 are of one category, codes with 2 of another.
    const shown = Object.entries(answer.body.data.record).map(([name, records]) => [name, codes({ records })])
    expect(Object.fromEntries(shown)).toEqual({
      special_offer: [],
      featured: ['U1', 'B2', 'G1', 'D2', 'D1', 'A2', 'E1'],
      popular: ['A1', 'B1', 'F1'],
      latest: [],
      top_brand: [],
      most_viewed: [],
    })
  })

  it('of the whole home page counts the items whose stock tag is available', async () => {
    const other = (await open()).db
    await importText(other, rows)
    const readCount = async () => {
      const { body } = await openApi({ db: other }).ask(showHomepage)
      return 'data' in body ? body.data.in_stock_count : undefined
    }
    const before = await readCount()
    const stock_tags = [
      { code: 'here', name_en: 'Here', name_id: 'Ada', available: true },
      { code: 'away', name_en: 'Away', name_id: 'Kosong', available: false },
    ]
    const tagged = rows.map((row, at) => ({ ...row, stock_tag: at === 0 ? 'away' : 'here' }))
    await importText(other, tagged, { mapping: { ...plainMapping, stock_tags } })
    expect([before, await readCount()]).toEqual([0, rows.length - 1])
  })

  it('of what is popular in a category shows as many as were asked for, and counts all', async () => {
    const query = { category_id: String(await findId('category', 'Drives')) }
    for (const limit of [3, 1, 10]) {
      const found = await list(listPopular, { ...query, limit: String(limit) })
      expect(found).toMatchObject({ total: 10, per_page: limit })
      expect(found.records).toHaveLength(limit)
    }
    expect((await list(listPopular, { ...query, limit: '3', page: '4' })).records).toHaveLength(1)
  })

  it('of the whole home page has the picture of the most popular product of each first category', async () => {
    const other = (await open()).db
    const cells = ([product, category_en, popularity]: readonly [string, string, string]): Cells => ({
      product,
      sku: `${product}-1`,
      name_en: product,
      name_id: product,
      category_en,
      popularity,
    })
    await importText(other, [
      cells(['P1', 'Pipes', '5']),
      cells(['T1', 'Tools', '9']),
      cells(['T2', 'Tools', '3']),
      cells(['W1', 'Wires', '7']),
    ])
    await sql`
      insert into catalogue.picture (product_id, position, key, width, height, photo)
      select id, 0, code || '.svg', 640, 480, false from catalogue.product where code <> 'W1'`.execute(other)
    const { rows: categories } = await sql<{ id: number }>`
      select id from catalogue.category where name_en <> 'Wires' order by name_en`.execute(other)
    const { body } = await openApi({ db: other }).ask(showHomepage)
    const pictures = 'data' in body ? body.data.category_pictures : []
    expect(pictures.map(({ category_id, picture }) => [category_id, picture.image_1024])).toEqual([
      [categories[0]?.id, '/media/P1.svg'],
      [categories[1]?.id, '/media/T1.svg'],
    ])
  })

  it('is empty without products', async () => {
    const none = openApi(await open())
    for (const e of lists)
      expect(await none.ask(e, { query: {} })).toMatchObject({
        status: 200,
        body: { data: { records: [], total: 0 } },
      })
  })
})
