import { search } from '@pasok/contract/endpoints'
import type { Card } from '@pasok/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'

const { listProducts } = search

onDatabase('the product list', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    api = openApi(database)
  })

  const list = async (query: Record<string, string> = {}, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await api[language](listProducts, { query })
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const names = ({ records }: { records: Card[] }) => records.map((card) => card.name)

  it('gives cards with the name of every field', async () => {
    const { records } = await list({ per_page: '1' })
    const image = (url: unknown, width: number) => ({
      image_256: url,
      image_512: url,
      image_1024: url,
      image_1920: url,
      width,
      height: 600,
    })
    const address = expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{32}\.svg$/)
    expect(records).toStrictEqual([
      {
        id: ids.product('HEXBOLT'),
        name: 'Hex head bolt',
        slug: `hex-head-bolt-${ids.product('HEXBOLT')}`,
        is_header: true,
        sku_number: null,
        uom: null,
        parent_id: null,
        parent_name: null,
        product_tag_ids: [],
        url_catalog: `/api/v2/product/header/${ids.product('HEXBOLT')}/datasheet?language=en`,
        item_count: 23,
        display_price: true,
        display_add_to_cart: true,
        images: [address, address],
        main_image_urls: image(address, 800),
        extra_image_urls: [image(address, 400)],
        product_brand: { id: ids.brand('Kuatmor'), name: 'Kuatmor', note: 'For business use only.' },
        category_ids: [ids.category('Fasteners'), ids.category('Bolts'), ids.category('Hex bolts')],
        rating: 0,
        reviews: 0,
        availability: 'in-stock',
      },
    ])
  })

  it('has null or nothing for what a product does not have', async () => {
    const hose = (await list()).records.find((card) => card.id === ids.product('HOSE'))
    expect(hose).toStrictEqual({
      id: ids.product('HOSE'),
      min_qty: 10,
      multiple_qty: 5,
      name: 'hydraulic hose',
      slug: `hydraulic-hose-${ids.product('HOSE')}`,
      is_header: true,
      item_count: 1,
      single_item_id: ids.item('HH-2SN-08'),
      display_price: false,
      display_add_to_cart: false,
      images: [],
      main_image_urls: null,
      extra_image_urls: [],
      product_brand: null,
      category_ids: [],
      sku_number: 'HH-2SN-08',
      uom: 'm',
      parent_id: ids.product('HOSE'),
      parent_name: 'hydraulic hose',
      product_tag_ids: [expect.objectContaining({ code: 'indent_25' })],
      url_catalog: `/api/v2/product/header/${ids.product('HOSE')}/datasheet?language=en`,
      rating: 0,
      reviews: 0,
      availability: 'out-of-stock',
    })
  })

  const byPopularity = [
    'Hex head bolt',
    'Deep groove ball bearing',
    'Sarung tangan las',
    'hydraulic hose',
    'Miniature screw',
    'Threaded stud',
    'Washer with one item left',
  ]

  it('shows what is active and has an active item, the most popular first', async () => {
    const all = await list()
    expect(names(all)).toEqual(byPopularity)
    expect(all).toMatchObject({ total: 7, page: 1, per_page: 20 })
  })

  it('counts active items only, and leads a product with one item to it', async () => {
    const { records } = await list()
    expect(records.find((card) => card.id === ids.product('HALF'))).toMatchObject({
      item_count: 1,
      single_item_id: ids.item('HALF-01'),
    })
    expect(records.find((card) => card.id === ids.product('BEARING'))).not.toHaveProperty('single_item_id')
  })

  // @spec §9 Sort
  it('sorts by name in the reader’s language, capitals or not', async () => {
    const english = [...byPopularity].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    expect(names(await list({ sort: 'default' }))).toEqual(byPopularity)
    expect(names(await list({ sort: 'name_asc' }))).toEqual(english)
    expect(names(await list({ sort: 'name_desc' }))).toEqual(english.toReversed())
    expect(names(await list({ sort: 'name_asc' }, 'askInIndonesian'))).toEqual([
      'Bantalan bola alur dalam',
      'Baut kepala segi enam',
      'Baut tanam',
      'hydraulic hose',
      'Sarung tangan las',
      'Sekrup mini',
      'Washer with one item left',
    ])
  })

  it.each(['default', 'name_asc', 'name_desc'])(
    'gives each product on exactly one page (%s)',
    async (sort) => {
      const whole = await list({ sort })
      const pages = [await list({ sort, per_page: '3' })]
      for (const page of ['2', '3', '4']) pages.push(await list({ sort, per_page: '3', page }))
      expect(pages.flatMap(({ records }) => records)).toEqual(whole.records)
      expect(pages.map(({ records }) => records.length)).toEqual([3, 3, 1, 0])
      expect(pages.map(({ total, page, per_page }) => [total, page, per_page])).toEqual(
        [1, 2, 3, 4].map((page) => [7, page, 3]),
      )
    },
  )

  it('narrows down to a category with everything below it', async () => {
    const inCategory = async (name: string) => names(await list({ category_id: String(ids.category(name)) }))
    expect(await inCategory('Fasteners')).toEqual([
      'Hex head bolt',
      'Miniature screw',
      'Threaded stud',
      'Washer with one item left',
    ])
    expect(await inCategory('Bolts')).toEqual(['Hex head bolt', 'Threaded stud'])
    expect(await inCategory('Hex bolts')).toEqual(['Hex head bolt'])
    expect(await inCategory('Rivets')).toEqual([])
  })

  it('narrows down to a brand, and to a brand within a category', async () => {
    const brand = { product_brand_id: String(ids.brand('Zeta & Sons')) }
    expect(names(await list(brand))).toEqual(['Deep groove ball bearing', 'Sarung tangan las'])
    expect(names(await list({ ...brand, category_id: String(ids.category('Safety')) }))).toEqual([
      'Sarung tangan las',
    ])
    expect(await list({ product_brand_id: '2147483647' })).toMatchObject({ records: [], total: 0 })
  })

  it('narrows what a keyword finds, too', async () => {
    const findNames = async (query: Record<string, string>) => names(await list(query))
    expect(await findNames({ keyword: 'hex head' })).toEqual(['Hex head bolt'])
    expect(await findNames({ keyword: 'hex head', category_id: String(ids.category('Bearings')) })).toEqual(
      [],
    )
    expect(await findNames({ keyword: 'hex head', filter_thread: 'm8' })).toEqual(['Hex head bolt'])
    expect(await findNames({ keyword: 'hex head', filter_thread: 'm8', filter_length: '100-' })).toEqual([])
    expect(await findNames({ keyword: '6204-2RS', product_brand_id: String(ids.brand('Kuatmor')) })).toEqual(
      [],
    )
  })

  it('sorts a keyword’s results by name on request, else the best first', async () => {
    const ranked = await list({ keyword: 'hb-m8', per_page: '100' })
    expect(ranked.total).toBe(12)
    const products = async (sort: string) => names(await list({ keyword: 'baut', sort }))
    expect(await products('name_asc')).toEqual((await products('default')).toSorted())
    expect(await products('name_desc')).toEqual((await products('name_asc')).toReversed())
    expect((await products('name_asc')).length).toBeGreaterThan(1)
  })

  it('counts what a keyword found, for its filters', async () => {
    const { filters, total } = await list({ keyword: 'hb-m8', per_page: '1' })
    expect(total).toBe(12)
    const values = (slug: string) =>
      filters.find((one) => one.slug === slug)?.items.map(({ name, count }) => [name, count])
    // Items are listed here, so items are counted.
    expect(values('category')).toEqual([['Fasteners', 12]])
    expect(values('brand')).toEqual([['Kuatmor', 12]])
    expect(filters.find(({ slug }) => slug === 'length')).toMatchObject({ min: 10, max: 37.5 })
    expect(values('thread')).toBeUndefined()
    const one = await list({ keyword: 'HB-M8x10', filter_length: '10' })
    expect(one.records.map((card) => card.id)).toEqual([ids.item('HB-M8x10')])
  })

  it('takes a category by its slug in filters, in either language, as its id is taken', async () => {
    const { filters } = await list()
    const offered = filters.find(({ slug }) => slug === 'category')?.items ?? []
    expect(offered.length).toBeGreaterThan(0)
    for (const { id, slug, count } of offered) {
      const named = await list({ filter_category: slug })
      expect([named.total, named]).toEqual([count, await list({ category_id: String(id) })])
      expect(await list({ filter_category: slug, category_id: String(id) })).toEqual(named)
    }
    expect((await list({ filter_category: 'pengencang' })).total).toBe(
      (await list({ filter_category: 'fasteners' })).total,
    )
    for (const query of [
      { filter_category: 'nothing' },
      { filter_category: 'bearings', category_id: String(ids.category('Fasteners')) },
    ])
      expect(await api.ask(listProducts, { query })).toMatchObject({ status: 404 })
  })

  // @spec §8 Category not found
  it('refuses a category that does not exist', async () => {
    const query = { category_id: '2147483647' }
    expect(await api.ask(listProducts, { query })).toMatchObject({
      status: 404,
      body: { code: 'category_not_found', detail: 'Category not found2' },
    })
    expect(await api.askInIndonesian(listProducts, { query })).toMatchObject({
      status: 404,
      body: { code: 'category_not_found', detail: 'Kategori tidak ditemukan' },
    })
  })

  describe('in Indonesian', () => {
    it('has the Indonesian texts, and the same products', async () => {
      const [english, indonesian] = [await list(), await list({}, 'askInIndonesian')]
      expect(indonesian.records.map(({ id }) => id)).toEqual(english.records.map(({ id }) => id))
      expect(indonesian.records[0]).toMatchObject({
        name: 'Baut kepala segi enam',
        slug: `baut-kepala-segi-enam-${ids.product('HEXBOLT')}`,
        product_brand: { note: 'Hanya untuk keperluan usaha.' },
      })
    })

    it('marks the texts that exist in the other language only', async () => {
      const fallbacks = async (language: 'ask' | 'askInIndonesian') =>
        Object.fromEntries(
          (await list({}, language)).records.map(({ name, fallback_language: fallback }) => [
            name,
            fallback?.['name'],
          ]),
        )
      expect(await fallbacks('ask')).toMatchObject({ 'Hex head bolt': undefined, 'Sarung tangan las': 'id' })
      expect(await fallbacks('askInIndonesian')).toMatchObject({
        'Baut kepala segi enam': undefined,
        'Sarung tangan las': undefined,
        'hydraulic hose': 'en',
      })
    })
  })
})
