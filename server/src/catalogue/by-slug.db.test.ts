import { catalogue, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const { showBySlug, showCategory, showItem } = catalogue
const { listProducts, showHeader } = search

onDatabase('by its slug', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    await importText(database.db, [
      { product: 'PIN', sku: 'PIN-1', name_en: 'Dowel pin', category_en: 'Screws', category_id: 'Ulir' },
      { product: 'ANCHOR', sku: 'AN-1', name_en: 'Anchor', category_en: 'Lifting > Screws' },
      { product: 'ANCHOR2', sku: 'AN-2', name_en: 'Anchor', category_en: 'Lifting > Screws' },
      { product: '軸', sku: 'AXLE-1', name_en: '軸', category_en: '軸' },
    ])
    const { rows } = await sql`select from catalogue.category`.execute(database.db)
    expect(rows.length).toBeGreaterThan(5)
    api = openApi(database)
  })

  describe('a product', () => {
    const ask = async (slug: string, language: 'ask' | 'askInIndonesian' = 'ask') => {
      const answer = await api[language](showBySlug, { params: { slug } })
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body.data.record
    }

    // @spec §7 By slug: product
    // @spec §3 Product: header or item
    it('is found as by its id, a product or an item', async () => {
      const params = { id: String(ids.product('HEXBOLT')) }
      const product = await api.ask(showHeader, { params })
      const slug = `hex-head-bolt-${params.id}`
      expect(product.body).toEqual({ status: 'OK', data: { record: await ask(slug) } })
      expect(await ask(slug)).toMatchObject({ is_header: true, id: ids.product('HEXBOLT'), slug })

      const itemParams = { id: String(ids.item('HB-M8x10')) }
      const item = await api.ask(showItem, { params: itemParams })
      const itemSlug = `hex-head-bolt-m8x10-${itemParams.id}`
      expect(item.body).toEqual({ status: 'OK', data: { record: await ask(itemSlug) } })
      expect(await ask(itemSlug)).toMatchObject({
        is_header: false,
        parent_id: ids.product('HEXBOLT'),
        slug: itemSlug,
      })
    })

    it('has a slug in each language, and both find it', async () => {
      const id = ids.product('HEXBOLT')
      expect((await ask(`x-${id}`, 'askInIndonesian')).slug).toBe(`baut-kepala-segi-enam-${id}`)
      expect((await ask(`baut-kepala-segi-enam-${id}`)).slug).toBe(`hex-head-bolt-${id}`)
    })

    it('is found by every slug that a list gave', async () => {
      const list = await api.ask(listProducts, { query: { per_page: '100' } })
      if (list.status !== 200) throw new Error(`${list.status}`)
      const { records } = list.body.data
      expect(records.length).toBeGreaterThan(8)
      expect(new Set(records.map(({ slug }) => slug)).size).toBe(records.length)
      for (const { id, slug } of records) {
        expect(slug).toMatch(new RegExp(`^([a-z0-9-]+-)?${id}$`))
        expect((await ask(slug)).id).toBe(id)
      }
    })

    it('is found by the id at the slug’s end, whatever precedes it', async () => {
      const id = ids.product('HEXBOLT')
      for (const slug of [`${id}`, `-${id}`, `old-name-${id}`, `m8-99-${id}`, `軸-${id}`])
        expect((await ask(slug)).id).toBe(id)
    })

    // @spec §8 Product not found
    it.each([
      'nonsense',
      'hex-head-bolt',
      'bolt12',
      '-',
      '0',
      'x-0',
      '1.5',
      'x-2147483648',
      'x-2147483647',
      'x-01',
      '%F0%9F%94%A9',
      '..%2f',
    ])('is not found by %j', async (slug) => {
      expect(await api.ask(showBySlug, { params: { slug } })).toMatchObject({
        status: 404,
        body: { code: 'product_not_found', detail: 'Product not found' },
      })
    })

    it('that is not shown is not found', async () => {
      for (const id of [
        ids.product('GONE'),
        ids.product('NOITEMS'),
        ids.item('GONE-01'),
        ids.item('HALF-02'),
      ])
        expect(await api.askInIndonesian(showBySlug, { params: { slug: `x-${id}` } })).toMatchObject({
          status: 404,
          body: { code: 'product_not_found', detail: 'Produk tidak ditemukan' },
        })
    })
  })

  describe('a category', () => {
    const ask = async (slug: string, language: 'ask' | 'askInIndonesian' = 'ask') => {
      const answer = await api[language](showCategory, { params: { slug } })
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body.data.record
    }

    // @spec §7 By slug: category
    // @spec §3 Category: fields
    it('has the name of every field, its path, and the categories below it', async () => {
      const [fasteners, bolts, hex] = [
        ids.category('Fasteners'),
        ids.category('Bolts'),
        ids.category('Hex bolts'),
      ]
      expect(await ask('bolts')).toStrictEqual({
        id: bolts,
        name: 'Bolts',
        display_name: 'Bolts',
        slug: 'bolts',
        slugs: { en: 'bolts', id: 'baut' },
        product_count: 2,
        item_count: 24,
        child_ids: [
          {
            id: hex,
            name: 'Hex bolts',
            display_name: 'Hex bolts',
            slug: 'hex-bolts',
            slugs: { en: 'hex-bolts', id: 'baut-segi-enam' },
            product_count: 1,
            item_count: 23,
            child_ids: [],
          },
        ],
        category_path: [
          { id: fasteners, name: 'Fasteners', slug: 'fasteners' },
          { id: bolts, name: 'Bolts', slug: 'bolts' },
        ],
      })
    })

    it('is found by the slug of either language, and is shown in the reader’s', async () => {
      for (const slug of ['bolts', 'baut']) {
        expect(await ask(slug)).toMatchObject({ name: 'Bolts', slug: 'bolts' })
        expect(await ask(slug, 'askInIndonesian')).toMatchObject({
          name: 'Baut',
          slug: 'baut',
          category_path: [{ name: 'Pengencang' }, { name: 'Baut' }],
        })
      }
    })

    it('marks texts of the fallback language', async () => {
      expect(await ask('safety', 'askInIndonesian')).toMatchObject({
        name: 'Safety',
        fallback_language: { name: 'en' },
      })
      expect(await ask('safety')).not.toHaveProperty('fallback_language')
    })

    it('of several with one slug is the one with the most products', async () => {
      const screws = await ask('screws')
      expect(screws.category_path.map(({ name }) => name)).toEqual(['Lifting', 'Screws'])
      expect(screws.product_count).toBe(2)
    })

    it('counts as the tree of categories does', async () => {
      const tree = await api.ask(catalogue.listCategories, { query: {} })
      if (tree.status !== 200) throw new Error(`${tree.status}`)
      const [first] = tree.body.data.records
      const { category_path, ...record } = await ask('fasteners')
      expect(record).toEqual(first)
      expect(category_path).toHaveLength(1)
    })

    // @spec §8 Category not found
    it.each(['nonsense', 'Bolts', 'rivets', 'clips', '-', '__proto__', 'bolts%20', '%F0%9F%94%A9'])(
      'is not found by %j: no product has it, or nothing in it is shown',
      async (slug) => {
        expect(await api.ask(showCategory, { params: { slug } })).toMatchObject({
          status: 404,
          body: { code: 'category_not_found', detail: 'Category not found2' },
        })
        expect(await api.askInIndonesian(showCategory, { params: { slug } })).toMatchObject({
          status: 404,
          body: { code: 'category_not_found', detail: 'Kategori tidak ditemukan' },
        })
      },
    )
  })
})
