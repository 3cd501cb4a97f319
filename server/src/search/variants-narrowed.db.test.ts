import { search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const { listItems } = search

/** Ball valves whose names, part numbers and places in the file are three different orders. */
const valves = [
  {
    sku: 'BV-3',
    item_name_en: 'Valve c',
    item_name_id: 'Katup a',
    thread: '1/2',
    length: '10',
    material_en: 'Brass',
    material_id: 'Kuningan',
  },
  {
    sku: 'BV-1',
    item_name_en: 'valve B',
    item_name_id: 'Katup c',
    thread: '1-2',
    length: '20',
    material_en: 'Brass',
    material_id: 'Kuningan',
  },
  {
    sku: 'bv-2',
    item_name_en: 'Valve A',
    item_name_id: 'katup B',
    thread: '3/4',
    material_en: 'Steel',
    material_id: 'Baja',
  },
].map((row) => ({ ...row, product: 'VALVE', name_en: 'Ball valve', brand: 'Alirindo', price: '250000' }))

onDatabase('the items of a product', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  let valve: string
  beforeAll(async () => {
    const database = await open()
    db = database.db
    ids = await loadCatalogue(database.db)
    expect((await importText(database.db, valves, { mapping })).problems).toEqual([])
    api = openApi(database)
    const list = await api.ask(search.listProducts, { query: { sort: 'name_asc' } })
    if (list.status !== 200) throw new Error(`${list.status}`)
    valve = String(list.body.data.records.find(({ name }) => name === 'Ball valve')?.id)
  })

  const ask = async (
    query: Record<string, string>,
    language: 'ask' | 'askInIndonesian' = 'ask',
    id = valve,
  ) => {
    const answer = await api[language](listItems, { params: { id }, query })
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const skus = async (query: Record<string, string>, language: 'ask' | 'askInIndonesian' = 'ask') =>
    (await ask(query, language)).records.map((row) => row.sku_number)

  describe('are sorted', () => {
    const file = ['BV-3', 'BV-1', 'bv-2']
    it.each([
      ['default', file, file],
      ['name_asc', ['bv-2', 'BV-1', 'BV-3'], ['BV-3', 'bv-2', 'BV-1']],
      ['name_desc', ['BV-3', 'BV-1', 'bv-2'], ['BV-1', 'bv-2', 'BV-3']],
      ['sku_asc', ['BV-1', 'bv-2', 'BV-3'], ['BV-1', 'bv-2', 'BV-3']],
      ['sku_desc', ['BV-3', 'bv-2', 'BV-1'], ['BV-3', 'bv-2', 'BV-1']],
    ])('%s: in English %j, in Indonesian %j', async (sort, english, indonesian) => {
      expect(await skus({ sort })).toEqual(english)
      expect(await skus({ sort }, 'askInIndonesian')).toEqual(indonesian)
    })

    // @spec §1 Prices: members only
    it.each(['price_asc', 'price_desc'])(
      'as they stand in the file for a guest who asks for %s',
      async (sort) => {
        expect(await skus({ sort })).toEqual(file)
      },
    )

    it('over all pages', async () => {
      const pages = []
      for (const page of ['1', '2', '3'])
        pages.push(...(await skus({ sort: 'sku_desc', per_page: '1', page })))
      expect(pages).toEqual(['BV-3', 'bv-2', 'BV-1'])
    })

    it('in no other way', async () => {
      const answer = await api.ask(listItems, {
        params: { id: valve },
        query: { sort: 'stock' },
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: { sort: [expect.any(String)] } } })
    })
  })

  it('show every value of an attribute of which an item has two, in their order', async () => {
    const change = (add: boolean) =>
      sql`
        update catalogue.item i set value_ids = case when ${add} then array_prepend(k.id, i.value_ids)
          else array_remove(i.value_ids, k.id) end
        from catalogue.attribute_choice k join catalogue.attribute a on a.id = k.attribute_id
        where a.code = 'material' and k.name_en in ('Steel') and i.sku = 'BV-1'`.execute(db)
    await change(true)
    const { records } = await ask({})
    const materials = records.map(({ sku_number, attributes }) => [
      sku_number,
      ...attributes.filter(({ code }) => code === 'material').map(({ text }) => text),
    ])
    await change(false)
    expect(materials).toEqual(expect.arrayContaining([['BV-1', 'Brass', 'Steel']]))
  })

  describe('are narrowed', () => {
    it.each([
      [{ filter_material: 'brass' }, ['BV-3', 'BV-1']],
      [{ filter_material: 'brass,steel' }, ['BV-3', 'BV-1', 'bv-2']],
      [{ filter_length: '10-15' }, ['BV-3']],
      [{ filter_length: '-1000' }, ['BV-3', 'BV-1']],
      [{ filter_material: 'brass', filter_length: '15-' }, ['BV-1']],
      [{ filter_material: 'steel', filter_length: '0-' }, []],
      [{ filter_material: 'wood' }, []],
      [{ filter_coating: 'any', filter_nonsense: 'x' }, ['BV-3', 'BV-1', 'bv-2']],
    ])('by %j to %j, and so is their number', async (query, left) => {
      const { records, total } = await ask(query)
      expect(records.map((row) => row.sku_number)).toEqual(left)
      expect(total).toBe(left.length)
    })

    it('by pages, with the number of all that are left', async () => {
      const second = await ask({ filter_material: 'brass', per_page: '1', page: '2' })
      expect(second).toMatchObject({ total: 2, page: 2, per_page: 1 })
      expect(second.records.map((row) => row.sku_number)).toEqual(['BV-1'])
    })

    it('by a brand no further: it is their product’s', async () => {
      const brand = `Zeta_${ids.brand('Zeta & Sons')}`
      expect(await skus({ filter_brand: brand })).toHaveLength(3)
    })

    it('and show the attributes in which all differ, also where those that are left do not', async () => {
      const { records } = await ask({ filter_material: 'steel' })
      expect(records[0]?.attributes.map(({ code }) => code)).toEqual(['thread', 'material'])
    })
  })

  describe('tell what they can be narrowed by', () => {
    it('only on request', async () => {
      expect(await ask({})).not.toHaveProperty('filters')
      expect(await ask({ with_filters: 'false' })).not.toHaveProperty('filters')
    })

    // @spec §3 Listing: filter
    it('with how many items each value leaves, its own filter aside', async () => {
      const { filters } = await ask({ with_filters: 'true', filter_material: 'brass' })
      expect(filters).toEqual([
        {
          slug: 'length',
          name: 'Length',
          type: 'number',
          items: ['10', '20'].map((size) => ({ slug: size, name: size, count: 1 })),
          unit: 'mm',
          min: 10,
          max: 20,
          count: 2,
        },
        {
          slug: 'thread',
          name: 'Thread',
          type: 'choice',
          items: [
            { slug: expect.stringMatching(/^1-2/), name: '1-2', count: 1 },
            { slug: expect.stringMatching(/^1-2/), name: '1/2', count: 1 },
          ],
        },
        {
          slug: 'material',
          name: 'Material',
          type: 'choice',
          items: [
            { slug: 'brass', name: 'Brass', count: 2 },
            { slug: 'steel', name: 'Steel', count: 1 },
          ],
        },
      ])
      const threads = filters?.find(({ slug }) => slug === 'thread')?.items ?? []
      for (const { slug, name } of threads)
        expect(await ask({ filter_thread: slug })).toMatchObject({
          total: 1,
          records: [{ attributes: [{}, { code: 'thread', text: name }, {}] }],
        })
    })

    it('in the reader’s language', async () => {
      const { filters } = await ask({ with_filters: 'true' }, 'askInIndonesian')
      expect(filters?.map(({ name }) => name)).toEqual(['Panjang', 'Ulir', 'Bahan'])
      expect(filters?.at(-1)?.items.map(({ slug, name }) => [slug, name])).toEqual([
        ['steel', 'Baja'],
        ['brass', 'Kuningan'],
      ])
    })

    it('nothing of a product with one item', async () => {
      const stud = String(ids.product('STUD'))
      expect((await ask({ with_filters: 'true' }, 'ask', stud)).filters).toEqual([])
    })
  })

  it.each([
    ['filter_length', 'long'],
    ['filter_brand', 'nobody'],
    ['with_filters', 'yes'],
    ['per_page', '101'],
  ])('are refused for %s %j, which is named', async (name, value) => {
    const answer = await api.ask(listItems, { params: { id: valve }, query: { [name]: value } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: { [name]: [expect.any(String)] } },
    })
  })

  // @spec §8 Product not found
  it('of a product that is not there are not there, whatever narrows them', async () => {
    for (const id of [String(ids.product('GONE')), '2147483647', 'x']) {
      const answer = await api.ask(listItems, {
        params: { id },
        query: { filter_thread: 'm8', with_filters: 'true' },
      })
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Product not found' } })
    }
  })
})
