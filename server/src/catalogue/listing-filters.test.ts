import { catalogue } from '@pasok/contract'
import type { Filter, HeaderCard } from '@pasok/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onEachDatabase } from '../testing/index.ts'

const { listHeaders, listItems } = catalogue

/** Beside the fixture's bolts: nuts of two materials, one of which has an Indonesian name only. */
const nuts = [
  { sku: 'N-8', thread: 'M8', length: '6.5', material_en: 'Steel', material_id: 'Baja' },
  { sku: 'N-10', thread: 'M10', length: '8', material_id: 'Kuningan' },
].map((row) => ({
  ...row,
  product: 'NUT',
  name_en: 'Hex nut',
  category_en: 'Fasteners > Nuts',
  brand: 'Zeta & Sons',
  popularity: '49',
}))

onEachDatabase('the filters of a list', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    expect((await importText(database.db, nuts, { mapping })).problems).toEqual([])
    api = openApi(database)
  })

  const list = async (query: Record<string, string> = {}, language: 'ask' | 'tanya' = 'ask') => {
    const answer = await api[language](listHeaders, { query })
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const names = async (query: Record<string, string>) => {
    const { records, total } = await list(query)
    expect(total).toBe(records.length)
    return records.map((card) => (card as HeaderCard).name)
  }
  const filter = (slug: string, { filters }: { filters: Filter[] }) =>
    filters.find((one) => one.slug === slug)
  const fasteners = () => ({ category_id: String(ids.category('Fasteners')) })
  const of = (name: string) => `${name}_${ids.brand(name)}`

  // @spec §3 Listing: filter
  it('have a slug, a name, and values with how many products each leaves', async () => {
    expect((await list(fasteners())).filters).toStrictEqual([
      {
        slug: 'category',
        name: 'Category',
        type: 'category',
        items: [
          { slug: 'bolts', name: 'Bolts', count: 2, id: ids.category('Bolts') },
          { slug: 'screws', name: 'Screws', count: 1, id: ids.category('Screws') },
          { slug: 'washers', name: 'Washers', count: 1, id: ids.category('Washers') },
          { slug: 'nuts', name: 'Nuts', count: 1, id: expect.any(Number) },
        ],
      },
      {
        slug: 'brand',
        name: 'Brand',
        type: 'brand',
        items: [
          { slug: `kuatmor_${ids.brand('Kuatmor')}`, name: 'Kuatmor', count: 1, id: ids.brand('Kuatmor') },
          {
            slug: `zeta-sons_${ids.brand('Zeta & Sons')}`,
            name: 'Zeta & Sons',
            count: 1,
            id: ids.brand('Zeta & Sons'),
          },
        ],
      },
      { slug: 'length', name: 'Length', type: 'number', items: [], unit: 'mm', min: 6.5, max: 37.5 },
      {
        slug: 'thread',
        name: 'Thread',
        type: 'choice',
        items: [
          { slug: 'm8', name: 'M8', count: 2 },
          { slug: 'm10', name: 'M10', count: 2 },
        ],
      },
      {
        slug: 'material',
        name: 'Material',
        type: 'choice',
        items: [
          { slug: 'kuningan', name: 'Kuningan', count: 1, borrowed: { name: 'id' } },
          { slug: 'steel', name: 'Steel', count: 2 },
        ],
      },
    ])
  })

  // @spec §1 Languages: Indonesian
  it('are in the reader’s language under the same slugs, and mark what the other one lends', async () => {
    const indonesian = await list(fasteners(), 'tanya')
    expect(indonesian.filters.map(({ slug, name }) => [slug, name])).toEqual([
      ['category', 'Kategori'],
      ['brand', 'Merek'],
      ['length', 'Panjang'],
      ['thread', 'Ulir'],
      ['material', 'Bahan'],
    ])
    expect(filter('material', indonesian)?.items).toEqual([
      { slug: 'steel', name: 'Baja', count: 2 },
      { slug: 'kuningan', name: 'Kuningan', count: 1 },
    ])
    expect(filter('category', indonesian)?.items).toContainEqual({
      slug: 'nuts',
      name: 'Nuts',
      count: 1,
      id: expect.any(Number),
      borrowed: { name: 'en' },
    })
    const { records } = await list({ ...fasteners(), filter_material: 'kuningan' }, 'tanya')
    expect(records.map(({ name }) => name)).toEqual(['Hex nut'])
  })

  it('leave out an attribute that tells nothing apart, unless it is chosen', async () => {
    const bolts = { category_id: String(ids.category('Hex bolts')) }
    expect((await list(bolts)).filters.map(({ slug }) => slug)).toEqual(['brand', 'length', 'thread'])
    expect(filter('material', await list({ ...bolts, filter_material: 'steel' }))?.items).toEqual([
      { slug: 'steel', name: 'Steel', count: 1 },
    ])
  })

  it('never offer free texts', async () => {
    const { filters } = await list({ filter_coating: 'Zinc plated' })
    expect(filters.map(({ slug }) => slug)).not.toContain('coating')
    expect(await names({ filter_coating: 'Zinc plated' })).toHaveLength(8)
  })

  it('match one and the same item: no product is shown for one value here and one there', async () => {
    expect(await names({ filter_thread: 'm8', filter_material: 'steel' })).toEqual([
      'Hex head bolt',
      'Hex nut',
    ])
    expect(await names({ filter_thread: 'm10', filter_material: 'steel' })).toEqual(['Hex head bolt'])
    expect(await names({ filter_thread: 'm10', filter_length: '6.5' })).toEqual([])
    expect(await names({ filter_thread: 'm8', filter_length: '6.5' })).toEqual(['Hex nut'])
    expect(await names({ filter_thread: 'm8,m10', filter_length: '8-8' })).toEqual(['Hex nut'])
  })

  describe('a number', () => {
    it.each([
      ['6.5', ['Hex nut']],
      ['6.6-7.9', []],
      ['-8', ['Hex nut']],
      ['8-', ['Hex head bolt', 'Hex nut']],
      ['8.000001-', ['Hex head bolt']],
      ['37.5-', ['Hex head bolt']],
      ['37.500001-', []],
      ['30-20', []],
    ])('of %s leaves %j, bounds included', async (text, left) => {
      expect(await names({ filter_length: text })).toEqual(left)
    })

    it('tells its bounds among what the other filters leave, in its unit', async () => {
      const bounds = async (query: Record<string, string>) => {
        const { min, max, unit } = filter('length', await list(query)) ?? {}
        return [min, max, unit]
      }
      expect(await bounds({})).toEqual([6.5, 37.5, 'mm'])
      expect(await bounds({ filter_material: 'kuningan', filter_length: '5-9' })).toEqual([8, 8, 'mm'])
      expect(await bounds({ filter_length: '20-25' })).toEqual([6.5, 37.5, 'mm'])
      expect(await bounds({ filter_thread: 'm8', filter_material: 'steel' })).toEqual([6.5, 37.5, 'mm'])
    })
  })

  describe('the brand', () => {
    // @spec §5 Filter: brand
    it('is named with its id behind the last underscore; several are any of them', async () => {
      expect(await names({ filter_brand: of('Kuatmor') })).toEqual(['Hex head bolt'])
      const both = { filter_brand: `what_ever_${ids.brand('Kuatmor')},${of('Zeta & Sons')}` }
      expect(await names({ ...both, ...fasteners() })).toEqual(['Hex head bolt', 'Hex nut'])
      expect(await names({ filter_brand: 'nobody_2147483' })).toEqual([])
    })

    it('leaves its own counts aside, and keeps what is chosen among its values', async () => {
      const counted = (data: Awaited<ReturnType<typeof list>>) =>
        filter('brand', data)?.items.map(({ name, count }) => [name, count])
      const all = [
        ['Kuatmor', 1],
        ['Zeta & Sons', 3],
      ]
      expect(counted(await list())).toEqual(all)
      expect(counted(await list({ filter_brand: of('Kuatmor') }))).toEqual(all)
      expect(counted(await list({ product_brand_id: String(ids.brand('Kuatmor')) }))).toEqual(all)
      expect(counted(await list({ filter_brand: of('Kuatmor'), filter_length: '8' }))).toEqual([
        ['Kuatmor', 0],
        ['Zeta & Sons', 1],
      ])
    })

    it('narrows the categories’ counts', async () => {
      const counted = filter('category', await list({ filter_brand: of('Zeta & Sons') }))?.items
      expect(counted?.map(({ name, count }) => [name, count])).toEqual([
        ['Fasteners', 1],
        ['Bearings', 1],
        ['Safety', 1],
      ])
    })

    it('of the parameter and of the filter must be one and the same', async () => {
      const product_brand_id = String(ids.brand('Kuatmor'))
      expect(await names({ product_brand_id, filter_brand: of('Kuatmor') })).toEqual(['Hex head bolt'])
      expect(
        await names({ product_brand_id, filter_brand: `${of('Zeta & Sons')},${of('Kuatmor')}` }),
      ).toEqual(['Hex head bolt'])
      expect(await names({ product_brand_id, filter_brand: of('Zeta & Sons') })).toEqual([])
      expect(await names({ product_brand_id, filter_brand: of('Zeta & Sons'), filter_thread: 'm8' })).toEqual(
        [],
      )
    })
  })

  // @spec §7 Products: list
  it('go with category, brand, sort and pages', async () => {
    const query = {
      filter_thread: 'm8',
      filter_brand: `${of('Kuatmor')},${of('Zeta & Sons')}`,
      per_page: '1',
    }
    const first = await list({ ...fasteners(), ...query, sort: 'name_desc' })
    const second = await list({ ...fasteners(), ...query, sort: 'name_desc', page: '2' })
    expect([...first.records, ...second.records].map(({ name }) => name)).toEqual([
      'Hex nut',
      'Hex head bolt',
    ])
    expect([first.total, second.total]).toEqual([2, 2])
    expect(second.filters).toEqual(first.filters)
    const beyond = await list({ ...fasteners(), ...query, page: '9' })
    expect(beyond).toMatchObject({ records: [], total: 2, page: 9, per_page: 1 })
  })

  it('of an attribute that nobody knows are left aside; a value that nobody knows leaves nothing', async () => {
    expect(await names({ filter_nonsense: 'x', filter_: 'y', filter_constructor: 'z' })).toHaveLength(8)
    expect(await names({ filter_thread: 'm99' })).toEqual([])
    expect(await names({ filter_thread: 'm99,m8' })).toHaveLength(2)
    expect(await names({ filter_thread: 'steel' })).toEqual([])
    expect(await names({ filter_thread: '' })).toHaveLength(8)
    expect(filter('thread', await list({ filter_thread: 'm99' }))?.items).toHaveLength(2)
  })

  // @spec §1 Prices: members only
  it('by price and discount, and sorting by price, change nothing for a guest', async () => {
    const whole = await list()
    for (const query of [
      { filter_price: '0-1' },
      { filter_price: '7654321-7654321' },
      { filter_price: 'nonsense' },
      { filter_discount: 'Ya' },
      { min_price: '7654322' },
      { max_price: '1' },
      { sort: 'price_asc' },
      { sort: 'price_desc' },
    ])
      expect(await list(query as Record<string, string>), JSON.stringify(query)).toEqual(whole)
  })

  describe('are refused with their name', () => {
    const refused = async (query: Record<string, string>, language: 'ask' | 'tanya' = 'ask') => {
      const answer = await api[language](listHeaders, { query })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
      return answer.status === 400 ? answer.body.errors : undefined
    }

    it.each(['abc', '10,20', '1e3-', '10-20-30', '-', '٣-٤', '1'.repeat(13)])(
      'where a range is %j',
      async (text) => {
        expect(await refused({ filter_length: text })).toEqual({ filter_length: [expect.any(String)] })
      },
    )

    it.each(['kuatmor', 'kuatmor_', 'kuatmor_0', '3'])('where a brand is %j', async (text) => {
      expect(await refused({ filter_brand: text })).toEqual({ filter_brand: [expect.any(String)] })
    })

    it('in the reader’s language, and each by itself', async () => {
      const english = await refused({ filter_length: 'x', filter_thread: 'm8' })
      const indonesian = await refused({ filter_length: 'x', filter_thread: 'm8' }, 'tanya')
      expect(Object.keys(english ?? {})).toEqual(['filter_length'])
      expect(indonesian).not.toEqual(english)
    })

    it('where there are more than ten; ten are not', async () => {
      const some = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, n) => [`filter_a${n}`, 'x']))
      expect(await names(some(10))).toHaveLength(8)
      expect(await refused(some(12))).toEqual({
        filter_a10: [expect.any(String)],
        filter_a11: [expect.any(String)],
      })
    })

    it('where one is longer than 2,000 signs, or holds what no text can', async () => {
      expect(await names({ filter_thread: `m8,${'x'.repeat(1_997)}` })).toHaveLength(2)
      expect(await refused({ filter_thread: 'x'.repeat(2_001) })).toEqual({
        filter_thread: [expect.any(String)],
      })
      expect(await refused({ filter_thread: 'm8\0' })).toEqual({ filter_thread: [expect.any(String)] })
    })

    it('and never fail by a name that no attribute can have', async () => {
      for (const name of [
        '%00',
        'a%00b',
        '__proto__',
        'x'.repeat(5_000),
        '%F0%9F%94%A9',
        "'",
        '%5C',
        '{',
        '%22',
      ])
        expect((await api.get(`/v2/product/header?filter_${name}=x`)).status, name).toBeLessThan(500)
    })
  })

  // @spec §9 Page size
  it.each([
    ['page', '101', '100'],
    ['page', '10001', '1'],
  ])('do not undo the bounds of pages: %s %s of %s', async (_, page, per_page) => {
    for (const query of [{}, { filter_thread: 'm8' }]) {
      expect(await api.ask(listHeaders, { query: { ...query, page, per_page } })).toMatchObject({
        status: 400,
        body: { errors: { page: expect.any(Array) } },
      })
      const params = { id: String(ids.product('HEXBOLT')) }
      expect(await api.ask(listItems, { params, query: { ...query, page, per_page } })).toMatchObject({
        status: 400,
        body: { errors: { page: expect.any(Array) } },
      })
    }
  })

  it('at the end of the deepest page are answered', async () => {
    const deepest = { page: '100', per_page: '100', filter_thread: 'm8' }
    expect(await list(deepest)).toMatchObject({ records: [], total: 2, page: 100, per_page: 100 })
  })
})
