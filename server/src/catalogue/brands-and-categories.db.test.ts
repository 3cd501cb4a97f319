import { catalogue } from '@pasok/contract/endpoints'
import type { CategoryRecord } from '@pasok/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

onDatabase('the catalogue', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    const more = ['ábaco Tools', 'Mid-Land', 'zeta lower'].map((brand, index) => ({
      product: `OF-${brand}`,
      sku: `OF-${index}`,
      name_en: `Spare ${index}`,
      brand,
    }))
    await importText(database.db, more)
    api = openApi(database)
  })

  describe('lists brands', () => {
    const brands = async (query: Record<string, string> = {}) => {
      const answer = await api.ask(catalogue.listBrands, { query })
      if (answer.status !== 200) throw new Error(`${answer.status}`)
      return answer.body.data
    }
    const names = async (query: Record<string, string> = {}) =>
      (await brands(query)).records.map((b) => b.name)
    const all = ['Kuatmor', 'Mid-Land', 'Zeta & Sons', 'zeta lower', 'ábaco Tools']

    // @spec §7 Products: brands
    it('by name, with the number of products shown, and none without', async () => {
      const found = await brands()
      expect(found).toMatchObject({ total: 5, page: 1, per_page: 20 })
      expect(found.records.map(({ name }) => name).toSorted()).toEqual(all.toSorted())
      expect(found.records.map(({ name }) => name)).not.toContain('Oldbrand')
      expect(found.records.slice(0, 3)).toStrictEqual([
        { id: ids.brand('Kuatmor'), name: 'Kuatmor', product_count: 1, logo: null },
        { id: expect.any(Number), name: 'Mid-Land', product_count: 1, logo: null },
        { id: ids.brand('Zeta & Sons'), name: 'Zeta & Sons', product_count: 2, logo: null },
      ])
    })

    // @spec §7 Products: brand parameters
    it('by pages, each with the total', async () => {
      const pages = [await brands({ limit: '2' }), await brands({ limit: '2', page: '2' })]
      pages.push(await brands({ limit: '2', page: '3' }), await brands({ limit: '2', page: '4' }))
      expect(pages.flatMap(({ records }) => records)).toEqual((await brands()).records)
      expect(pages.map(({ records }) => records.length)).toEqual([2, 2, 1, 0])
      expect(pages.map(({ total, page, per_page }) => [total, page, per_page])).toEqual(
        [1, 2, 3, 4].map((page) => [5, page, 2]),
      )
    })

    // @spec §7 Products: brand parameters
    it('whose words begin with a keyword, ignoring case, accents and hyphens', async () => {
      expect(await names({ keyword: 'ZETA' })).toEqual(['Zeta & Sons', 'zeta lower'])
      expect(await names({ keyword: 'sons' })).toEqual(['Zeta & Sons'])
      expect(await names({ keyword: 'zeta & s' })).toEqual(['Zeta & Sons'])
      expect(await names({ keyword: 'abaco' })).toEqual(['ábaco Tools'])
      expect(await names({ keyword: 'mid land' })).toEqual(['Mid-Land'])
      expect(await names({ keyword: 'uatmor' })).toEqual([])
      expect(await names({ keyword: '   ' })).toHaveLength(5)
    })

    it.each(['!!!', '%', '_', '--', '☃'])(
      'but none for %j, which has no letters or digits',
      async (keyword) => {
        expect(await brands({ keyword })).toMatchObject({ records: [], total: 0 })
      },
    )
  })

  describe('shows its categories', () => {
    const categories = async (
      query: Record<string, string> = {},
      language: 'ask' | 'askInIndonesian' = 'ask',
    ) => {
      const answer = await api[language](catalogue.listCategories, { query })
      if (answer.status !== 200) throw new Error(`${answer.status}`)
      return answer.body.data
    }
    /** Names, indented as they are nested. */
    const outline = (records: CategoryRecord[], indent = ''): string[] =>
      records.flatMap((c) => [
        `${indent}${c.name} ${c.product_count}`,
        ...outline(c.child_ids, `${indent}  `),
      ])

    const whole = [
      'Fasteners 4',
      '  Bolts 2',
      '    Hex bolts 1',
      '  Screws 1',
      '  Washers 1',
      'Bearings 1',
      'Safety 1',
    ]
    const upTo = (levels: number) => whole.filter((line) => line.search(/\S/) / 2 < levels)

    // @spec §7 Categories
    // @spec §3 Category: nesting
    it.each([
      [{}, 3],
      [{ depth: '' }, 3],
      [{ depth: '0' }, 3],
      [{ depth: '1' }, 1],
      [{ depth: '2' }, 2],
      [{ depth: '3' }, 3],
      [{ depth: '20' }, 3],
    ])(
      'with %o: %i levels, counting all products below, leaving out what has none',
      async (query, levels) => {
        const { records, total } = await categories(query)
        expect(outline(records)).toEqual(upTo(levels))
        expect(total).toBe(3)
      },
    )

    // @spec §3 Category: fields
    it('with the name of every field', async () => {
      const { records } = await categories({ depth: '1' })
      expect(records[0]).toStrictEqual({
        id: ids.category('Fasteners'),
        name: 'Fasteners',
        display_name: 'Fasteners',
        slug: 'fasteners',
        slugs: { en: 'fasteners', id: 'pengencang' },
        product_count: 4,
        item_count: 26,
        child_ids: [],
      })
    })

    it('in the reader’s language, with texts of the fallback language marked', async () => {
      const { records } = await categories({}, 'askInIndonesian')
      expect(outline(records)).toEqual([
        'Pengencang 4',
        '  Baut 2',
        '    Baut segi enam 1',
        '  Sekrup 1',
        '  Washers 1',
        'Bantalan 1',
        'Safety 1',
      ])
      expect(records.map(({ slug, fallback_language: fallback }) => [slug, fallback])).toEqual([
        ['pengencang', undefined],
        ['bantalan', undefined],
        ['safety', { name: 'en' }],
      ])
      expect((await categories()).records[2]).not.toHaveProperty('fallback_language')
    })

    it.each(['-1', '21', '1.5', 'all'])('and refuses a depth of %j', async (depth) => {
      expect(await api.ask(catalogue.listCategories, { query: { depth } })).toMatchObject({
        status: 400,
        body: { errors: { depth: [expect.any(String)] } },
      })
    })
  })
})
