import { search } from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

onDatabase('the suggestions', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    db = database.db
    ids = await loadCatalogue(db)
    await importText(db, [{ product: 'MINISCREW', sku: 'M1.6x16', replaces: 'OLD-77/1' }], { mapping })
    api = openApi(database)
  })

  const suggest = async (
    query: string,
    more: { category?: string; limit?: string } = {},
    language: 'ask' | 'askInIndonesian' = 'ask',
  ) => {
    const { status, body } = await api[language](search.suggest, { query: { query, ...more } })
    if (status !== 200) throw new Error(`${status}`)
    return body.data
  }
  const readSuggestions = async (query: string, more?: { category?: string; limit?: string }) =>
    (await suggest(query, more)).productsData.map((one) => (one.is_header ? one.name : one.sku))

  // @spec §8 Category not found
  it('knows no category that does not exist', async () => {
    const query = { query: 'bolt', category: '2147483647' }
    expect(await api.ask(search.suggest, { query })).toMatchObject({
      status: 404,
      body: { code: 'category_not_found' },
    })
  })

  // @spec §7 Suggestions
  it('offers items whose part number begins so, the whole one first', async () => {
    expect(await readSuggestions('6204')).toEqual(['6204-2RS'])
    expect(await readSuggestions('hb-m8x1', { limit: '20' })).toEqual(
      [10, 12.5, 15, 17.5].map((length) => `HB-M8x${length}`),
    )
    expect(await readSuggestions('M16x16')).toEqual(['M16x16', 'M1.6x16'])
    expect(await readSuggestions('m1.6X16')).toEqual(['M1.6x16', 'M16x16'])
    expect(await readSuggestions('SRT')).toEqual(['SRT-09'])
  })

  it('offers items by the beginning of a number that they replace', async () => {
    for (const typed of ['OLD-77', 'old77', 'OLD-77/1']) {
      const { productsData } = await suggest(typed)
      expect(productsData, typed).toMatchObject([
        { sku: 'M1.6x16', match: { kind: 'replaced_number', text: 'OLD-77/1' } },
      ])
    }
  })

  it.each([
    ['be', ['Deep groove ball bearing']],
    ['ball be', ['Deep groove ball bearing']],
    ['bal bear', ['Deep groove ball bearing']],
    ['bearings', ['Deep groove ball bearing']],
    ['bau', ['Hex head bolt', 'Threaded stud', 'Miniature screw']],
    ['hydr', ['hydraulic hose']],
    ['sarung t', ['Sarung tangan las']],
    ['b', []],
    ['', []],
    ['!!', []],
    ['Withdrawn', []],
    ['Clip', []],
  ])('%j offers the products %j by the beginnings of all words', async (typed, names) => {
    expect(await readSuggestions(typed)).toEqual(names)
  })

  it.each([
    ['hydrolic ho', 'hydraulic hose', 'hydraulic ho'],
    ['bearnig', 'Deep groove ball bearing', 'bearing'],
    ['laher', 'Deep groove ball bearing', undefined],
  ])('%j offers what the search finds where nothing begins so', async (typed, name, spelled) => {
    const { productsData } = await suggest(typed)
    expect(productsData[0]).toMatchObject({ name })
    expect(productsData[0]?.match).toEqual(spelled && { kind: 'spelling', text: spelled })
  })

  // @spec §3 Suggestions: shape
  it('has what the search box shows', async () => {
    const item = await suggest('6204')
    expect(item.productsData).toMatchObject([
      {
        id: ids.item('6204-2RS'),
        name: 'Deep groove ball bearing',
        sku: '6204-2RS',
        is_header: false,
        parent_id: ids.product('BEARING'),
        image: null,
        display_price: true,
        display_add_to_cart: true,
        match: { kind: 'part_number', text: '6204-2RS' },
      },
    ])
    const { productsData } = await suggest('hex head')
    expect(productsData).toMatchObject([
      {
        id: ids.product('HEXBOLT'),
        name: 'Hex head bolt',
        sku: null,
        is_header: true,
        image: expect.stringMatching(/^\/media\/.+\.svg$/) as unknown,
        display_price: true,
        display_add_to_cart: true,
      },
    ])
    const [hose] = (await suggest('hydraulic')).productsData
    expect(hose).toMatchObject({
      sku: 'HH-2SN-08',
      single_item_id: ids.item('HH-2SN-08'),
      display_price: false,
      display_add_to_cart: false,
    })
    const [glove] = (await suggest('sarung', {}, 'ask')).productsData
    expect(glove?.fallback_language).toEqual({ name: 'id' })
  })

  it('names things in the language of the reader, whatever they type', async () => {
    const { productsData, categories } = await suggest('bantal', {}, 'askInIndonesian')
    expect(productsData.map(({ name }) => name)).toEqual(['Bantalan bola alur dalam'])
    expect(categories.map(({ name }) => name)).toEqual(['Bantalan'])
    expect((await suggest('bantal')).categories.map(({ name }) => name)).toEqual(['Bearings'])
  })

  describe('in a category', () => {
    // @spec §7 Suggestions
    it('offers only what stands in it or below', async () => {
      const fasteners = { category: String(ids.category('Fasteners')) }
      const screws = { category: String(ids.category('Screws')) }
      expect(await readSuggestions('bau', fasteners)).toEqual([
        'Hex head bolt',
        'Threaded stud',
        'Miniature screw',
      ])
      expect(await readSuggestions('baut', screws)).toEqual(['Miniature screw'])
      expect(await readSuggestions('be', fasteners)).toEqual([])
      expect(await readSuggestions('M16x16', screws)).toEqual(['M1.6x16'])
      expect(await readSuggestions('6204', fasteners)).toEqual([])
      expect(await readSuggestions('laher', fasteners)).toEqual([])
    })
  })

  it('offers categories and brands by their words', async () => {
    const { categories, product_brands } = await suggest('fast')
    expect(categories).toStrictEqual([
      { id: ids.category('Fasteners'), name: 'Fasteners', slug: 'fasteners' },
    ])
    expect(product_brands).toEqual([])
    for (const typed of ['zet', 'sons', 'Zeta & So']) {
      expect((await suggest(typed)).product_brands, typed).toStrictEqual([
        { id: ids.brand('Zeta & Sons'), name: 'Zeta & Sons', product_count: 2, logo: null },
      ])
    }
    // Neither what has no product on sale.
    expect((await suggest('oldb')).product_brands).toEqual([])
    expect((await suggest('rivets')).categories).toEqual([])
  })

  // @spec §9 Suggestions
  // @spec §7 Suggestions
  it('offers five, or the requested number', async () => {
    expect(await readSuggestions('hb-m')).toHaveLength(5)
    expect(await readSuggestions('hb-m', { limit: '3' })).toHaveLength(3)
    expect((await suggest('b', { limit: '1' })).productsData).toEqual([])
    expect((await suggest('ba', { limit: '1' })).productsData).toHaveLength(1)
  })

  it('takes any text', async () => {
    const piece = fc.oneof(
      fc.constantFrom('bolt', 'bea', 'M8x30', "'", ':*', 'x', 'for', 'OLD', '6204', 'zeta', '%', '\\'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const typed = pieces.join(' ').replaceAll('\0', '').slice(0, 100)
        const { productsData } = await suggest(typed)
        expect(productsData.length).toBeLessThanOrEqual(5)
        expect(new Set(productsData.map(({ id }) => id)).size).toBe(productsData.length)
      }),
    )
  })
})
