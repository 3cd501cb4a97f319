import { search } from '@pasok/contract/endpoints'
import type { Card } from '@pasok/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'

/** What a hit is called: an item by its part number, a product by its name. */
const nameOf = (card: Card): string => (card.is_header ? card.name : card.sku_number)

onDatabase('the search', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    api = openApi(database)
  })

  const ask = async (query: Record<string, string>, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await api[language](search.searchSite, { query: { keyword: '', ...query } })
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const findNames = async (keyword: string) => (await ask({ keyword })).products.records.map(nameOf)

  describe('for a part number', () => {
    it('finds the item itself', async () => {
      const { products } = await ask({ keyword: '6204-2RS' })
      expect(products.total).toBe(1)
      expect(products.records).toMatchObject([
        {
          is_header: false,
          id: ids.item('6204-2RS'),
          sku_number: '6204-2RS',
          parent_id: ids.product('BEARING'),
          parent_name: 'Deep groove ball bearing',
        },
      ])
    })

    it.each([
      ['M1.6x16', ['M1.6x16', 'M16x16']],
      ['M16x16', ['M16x16', 'M1.6x16']],
      [' m1.6X16 ', ['M1.6x16', 'M16x16']],
    ])(
      '%j finds it as it is written first, then the one that meets it without signs',
      async (keyword, hits) => {
        expect(await findNames(keyword)).toEqual(hits)
      },
    )

    it.each(['62042RS', '6204 2rs', '6204/2RS', '6204--2rs'])(
      '%j finds it whatever its signs',
      async (keyword) => {
        expect(await findNames(keyword)).toEqual(['6204-2RS'])
      },
    )

    it('finds those that begin with it', async () => {
      expect(await findNames('HH-2')).toEqual(['HH-2SN-08'])
      expect(await findNames('6204')).toEqual(['6204-2RS'])
      const { products } = await ask({ keyword: 'hb-m8', limit: '5' })
      expect(products.records.map(nameOf)).toEqual(
        [10, 12.5, 15, 17.5, 20].map((length) => `HB-M8x${length}`),
      )
      expect(products.total).toBe(12)
    })

    it('finds those that hold it, if none begins with it', async () => {
      expect(await findNames('2SN08')).toEqual(['HH-2SN-08'])
      expect(await findNames('2sn-0')).toEqual(['HH-2SN-08'])
    })

    it('does not repeat the product of an item it found', async () => {
      expect(await findNames('HALF-01')).toEqual(['HALF-01'])
    })

    it.each(['GONE-01', 'NOITEMS-01', 'HALF-02'])('finds nothing inactive: %s', async (sku) => {
      expect(await findNames(sku)).not.toContain(sku)
    })
  })

  describe('for words', () => {
    it.each([
      ['bolts', ['Hex head bolt', 'Miniature screw', 'Threaded stud']],
      ['hexagonal bolt', ['Hex head bolt']],
      ['BEARING', ['Deep groove ball bearing']],
      ['bearings deep', ['Deep groove ball bearing']],
      ['hydraul', ['hydraulic hose']],
      ['partly threaded', ['Hex head bolt']],
      ['baut', ['Hex head bolt', 'Threaded stud', 'Miniature screw']],
      ['bantalan bola', ['Deep groove ball bearing']],
      ['sarung tangan', ['Sarung tangan las']],
      ['kulit sapi', ['Sarung tangan las']],
      ['HEXBOLT', ['Hex head bolt']],
      ['bàut', ['Hex head bolt', 'Threaded stud', 'Miniature screw']],
    ])('%j finds %j, in either language', async (keyword, hits) => {
      expect(await findNames(keyword)).toEqual(hits)
      const { products } = await ask({ keyword }, 'askInIndonesian')
      expect(products.records.map(({ id }) => id)).toEqual(
        (await ask({ keyword })).products.records.map(({ id }) => id),
      )
    })

    it.each([
      ['hydrolic hose', 'hydraulic hose'],
      ['deep grove bearng', 'Deep groove ball bearing'],
      ['banatlan', 'Deep groove ball bearing'],
      ['miniture', 'Miniature screw'],
    ])('%j, mistyped, finds %s', async (keyword, hit) => {
      expect(await findNames(keyword)).toContain(hit)
    })

    it('finds no inactive product', async () => {
      expect(await findNames('rivet')).toEqual([])
      expect(await findNames('clip')).toEqual([])
    })
  })

  it('finds items by the words of their own name where no product has them all', async () => {
    expect(await findNames('baut segi enam M10x35')).toEqual(['HB-M10x35'])
    expect(await findNames('hex bolt M8x12.5')).toEqual(['HB-M8x12.5'])
    expect((await ask({ keyword: 'hose M10x35' })).left_out).toEqual(['hose'])
  })

  it('finds brands beside products', async () => {
    const { product_brands } = await ask({ keyword: 'zeta' })
    expect(product_brands).toStrictEqual({
      records: [{ id: ids.brand('Zeta & Sons'), name: 'Zeta & Sons', product_count: 2, logo: null }],
      total: 1,
      offset: 0,
      limit: 20,
    })
  })

  // @spec §3 Site search: shape
  it('answers records of products and of brands, also when it finds none', async () => {
    const none = { records: [], total: 0 }
    for (const keyword of ['xyzzyplugh', '', '   ', '!!!'])
      expect(await ask({ keyword })).toStrictEqual({
        products: { ...none, offset: 0, limit: 20 },
        product_brands: { ...none, offset: 0, limit: 20 },
      })
  })

  it('without a keyword finds nothing, and names the requested page and its size', async () => {
    const found = await api.ask(search.searchSite, { query: { offset: '40', limit: '5' } })
    const none = { records: [], total: 0, offset: 40, limit: 5 }
    expect(found.body).toEqual({ status: 'OK', data: { products: none, product_brands: none } })
  })

  // @spec §7 Search
  it('goes through its hits by offset and limit, and always knows how many there are', async () => {
    const all = await ask({ keyword: 'hb-m8' })
    expect(all.products.total).toBe(12)
    const parts = []
    for (const offset of ['0', '5', '10', '15'])
      parts.push(await ask({ keyword: 'hb-m8', offset, limit: '5' }))
    expect(parts.flatMap(({ products }) => products.records)).toEqual(all.products.records)
    expect(parts.map(({ products: { records, total, offset } }) => [records.length, total, offset])).toEqual([
      [5, 12, 0],
      [5, 12, 5],
      [2, 12, 10],
      [0, 12, 15],
    ])
  })

  describe('takes any text for words', () => {
    const signs = [
      "'",
      "''",
      '"',
      '\\',
      '%',
      '_',
      '&',
      '|',
      '!',
      ':*',
      '*',
      '(',
      ')',
      '<->',
      '<2>',
      '.',
      '/',
      '1/2',
      "'; drop table catalogue.product; --",
      "bolt' & !'hose",
      'bolt | hose:*',
      '!bolt',
      '(bolt',
      'bolt\\',
      "M8'||'x",
      '$1',
      '${x}',
      'http://bolt.test/a?b',
      'a@bolt.test',
      '\u{1F529} bolt',
      'ﬀ№½',
      '\u202Ebolt',
    ]
    it.each(signs)('%j', async (keyword) => {
      const { products } = await ask({ keyword })
      expect(products.total).toBeGreaterThanOrEqual(products.records.length)
    })

    it('so that a sign before a word hides it as little as one after it', async () => {
      for (const keyword of ['!bolt', '(bolt', 'bolt)', "bolt'", 'bolt\\', '*bolt*', '"bolt"', '%bolt%'])
        expect(await findNames(keyword), keyword).toEqual([
          'Hex head bolt',
          'Miniature screw',
          'Threaded stud',
        ])
      // An operator it is not: one of both is left out.
      expect((await ask({ keyword: 'bolt | hose' })).left_out).toHaveLength(1)
      expect(await findNames('!hose')).toEqual(['hydraulic hose'])
    })

    it('whatever it is', async () => {
      const piece = fc.oneof(
        fc.constantFrom(...signs, 'bolt', 'HB-M8', '6204', ' '),
        fc.string({ unit: 'binary' }),
      )
      const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('').slice(0, 100))
      const searches = fc.tuple(text, fc.constantFrom('ask' as const, 'askInIndonesian' as const))
      await fc.assert(
        fc.asyncProperty(searches, async ([keyword, language]) => {
          const answer = await api[language](search.searchSite, { query: { keyword } })
          expect([200, 400]).toContain(answer.status)
          // What can't be a text of the database is refused; nothing else is.
          expect(answer.status === 400).toBe(keyword.includes('\0'))
        }),
      )
    })
  })
})
