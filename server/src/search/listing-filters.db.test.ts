import { search } from '@pasok/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { mapping } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { listingForAll } from '../testing/listing-for-all.ts'
import { onDatabase } from '../testing/index.ts'

const { listProducts } = search

onDatabase('the filters of a list', (open) => {
  const { ids, list, names, filter, fasteners } = listingForAll(open)

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
      {
        slug: 'length',
        name: 'Length',
        type: 'number',
        items: [6.5, 8, 10, ...Array.from({ length: 11 }, (_, n) => 12.5 + n * 2.5)].map((size) => ({
          slug: `${size}`,
          name: `${size}`,
          count: 1,
        })),
        unit: 'mm',
        min: 6.5,
        max: 37.5,
        count: 2,
      },
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
          { slug: 'kuningan', name: 'Kuningan', count: 1, fallback_language: { name: 'id' } },
          { slug: 'steel', name: 'Steel', count: 2 },
        ],
      },
    ])
  })

  it('are in the reader’s language under the same slugs, and mark what the other one lends', async () => {
    const indonesian = await list(fasteners(), 'askInIndonesian')
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
      fallback_language: { name: 'en' },
    })
    const { records } = await list({ ...fasteners(), filter_material: 'kuningan' }, 'askInIndonesian')
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

  it('never offer an attribute under a name that means something else', async () => {
    const { db } = await open()
    const attributes = ['brand', 'category', 'price', 'discount'].map((code) => ({
      code,
      name_en: code,
      name_id: code,
      type: 'choice' as const,
      columns: { value: `own_${code}` },
    }))
    const rows = ['1', '2'].map((n) => ({
      ...Object.fromEntries(attributes.map(({ columns }) => [columns.value, n])),
      product: `P-${n}`,
      sku: `S-${n}`,
      name_en: 'Part',
      brand: `Brand ${n}`,
    }))
    expect((await importText(db, rows, { mapping: { ...mapping, attributes } })).problems).toEqual([])
    const answer = await openApi({ db }).ask(listProducts, { query: { filter_discount: '1' } })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    expect(answer.body.data.total).toBe(2)
    expect(answer.body.data.filters.map(({ slug, type }) => [slug, type])).toEqual([['brand', 'brand']])
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

  it('of an unknown attribute are ignored; an unknown value leaves nothing', async () => {
    const unknown = { filter_nonsense: 'x', filter_: 'y', filter_constructor: 'z', filter_coating: 'q' }
    expect(await list(unknown)).toEqual(await list())
    expect(await list({ ...unknown, ...fasteners() })).toEqual(await list(fasteners()))
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
})
