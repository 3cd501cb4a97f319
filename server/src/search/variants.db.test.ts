import { catalogue, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

onDatabase('the variants of a product', (open) => {
  let db: Database['db']
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    db = database.db
    ids = await loadCatalogue(db)
    api = openApi(database)
  })

  const variants = async (
    id: number,
    query: Record<string, string> = {},
    language: 'ask' | 'askInIndonesian' = 'ask',
  ) => {
    const answer = await api[language](search.listItems, { params: { id: String(id) }, query })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data
  }
  const skus = ({ records }: Awaited<ReturnType<typeof variants>>) => records.map((row) => row.sku_number)
  const inFile = Array.from({ length: 23 }, (_, n) => `HB-${n < 12 ? 'M8' : 'M10'}x${10 + (n % 12) * 2.5}`)

  it('come along with their product, in the requested number', async () => {
    const id = String(ids.product('HEXBOLT'))
    const { records } = await variants(ids.product('HEXBOLT'))
    for (const items of [1, 20]) {
      const answer = await api.ask(search.showHeader, { params: { id }, query: { items: String(items) } })
      if (answer.status !== 200) throw new Error(`${answer.status}`)
      expect(answer.body.data.record.items).toEqual(records.slice(0, items))
    }
    const alone = await api.ask(search.showHeader, { params: { id } })
    if (alone.status !== 200) throw new Error(`${alone.status}`)
    expect(alone.body.data.record).not.toHaveProperty('items')
    for (const items of ['0', '101', 'x'])
      expect((await api.ask(search.showHeader, { params: { id }, query: { items } })).status).toBe(400)
  })

  // @spec §7 Products: items
  // @spec §9 Page size
  it('come by pages of 20, in the file’s order', async () => {
    const [first, second] = [
      await variants(ids.product('HEXBOLT')),
      await variants(ids.product('HEXBOLT'), { page: '2' }),
    ]
    expect(skus(first)).toEqual(inFile.slice(0, 20))
    expect(skus(second)).toEqual(inFile.slice(20))
    expect(first).toMatchObject({ total: 23, page: 1, per_page: 20 })
    expect(second).toMatchObject({ total: 23, page: 2, per_page: 20 })
  })

  it('end where they end', async () => {
    expect(await variants(ids.product('HEXBOLT'), { page: '24', per_page: '1' })).toEqual({
      records: [],
      total: 23,
      page: 24,
      per_page: 1,
    })
    expect(skus(await variants(ids.product('HEXBOLT'), { page: '23', per_page: '1' }))).toEqual(
      inFile.slice(22),
    )
    expect(skus(await variants(ids.product('HEXBOLT'), { per_page: '100' }))).toEqual(inFile)
  })

  it('have the name of every field, and those of the item’s own page', async () => {
    const { records } = await variants(ids.product('HEXBOLT'), { per_page: '1' })
    const address = expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{32}\.svg$/)
    const image = (width: number) => ({
      image_256: address,
      image_512: address,
      image_1024: address,
      image_1920: address,
      width,
      height: 600,
      shows: 'Hex head bolt',
    })
    expect(records).toStrictEqual([
      {
        id: ids.item('HB-M8x10'),
        name: 'Hex head bolt M8x10',
        slug: `hex-head-bolt-m8x10-${ids.item('HB-M8x10')}`,
        is_header: false,
        parent_item_count: 23,
        display_price: true,
        display_add_to_cart: true,
        images: [address, address],
        main_image_urls: null,
        extra_image_urls: [image(800), image(400)],
        product_brand: { id: ids.brand('Kuatmor'), name: 'Kuatmor', note: 'For business use only.' },
        category_ids: [ids.category('Fasteners'), ids.category('Bolts'), ids.category('Hex bolts')],
        url_catalog: `/api/v2/product/item/${ids.item('HB-M8x10')}/datasheet?language=en`,
        rating: 0,
        reviews: 0,
        availability: 'out-of-stock',
        sku_number: 'HB-M8x10',
        parent_id: ids.product('HEXBOLT'),
        parent_name: 'Hex head bolt',
        uom: 'box',
        product_tag_ids: [
          { id: expect.any(Number), code: 'indent_25', name: 'Indent 25 Working Days', available: false },
        ],
        min_qty: 1,
        multiple_qty: 1,
        lead_time_days: 25,
        attributes: [
          { code: 'length', name: 'Length', text: '10', number: 10, unit: 'mm' },
          { code: 'thread', name: 'Thread', text: 'M8' },
        ],
      },
    ])
  })

  it('show the attributes in which they differ, also on a page whose rows do not', async () => {
    const lastRows = await variants(ids.product('HEXBOLT'), { page: '3', per_page: '10' })
    expect(lastRows.records.map(({ attributes }) => attributes.map(({ code }) => code))).toEqual([
      ['length', 'thread'],
      ['length', 'thread'],
      ['length', 'thread', 'coating'],
    ])
    const one = await variants(ids.product('STUD'))
    expect(one.records[0]?.attributes).toEqual([])
  })

  it('do not differ in how a number is written', async () => {
    const row = { product: 'PIN', name_en: 'Dowel pin', material_en: 'Steel', material_id: 'Baja' }
    const rows = [
      { ...row, sku: 'PIN-1', length: '16' },
      { ...row, sku: 'PIN-2', length: '16.0' },
    ]
    await importText(db, rows, { mapping })
    const { rows: found } = await sql<{ id: number }>`
      select id from catalogue.product where code = 'PIN'`.execute(db)
    const { records } = await variants(found[0]?.id ?? 0)
    expect(records.map(({ attributes }) => attributes)).toEqual([[], []])
  })

  it('are in the reader’s language, and mark what the other one lends', async () => {
    const { records } = await variants(
      ids.product('HEXBOLT'),
      { page: '2', per_page: '1' },
      'askInIndonesian',
    )
    expect(records[0]).toMatchObject({
      name: 'Baut kepala segi enam M8x12.5',
      product_tag_ids: [{ name: 'Stok tersedia' }],
      attributes: [
        { name: 'Panjang', text: '12,5', number: 12.5 },
        { name: 'Ulir', text: 'M8' },
      ],
    })
    expect(records[0]).not.toHaveProperty('fallback_language')
    expect((await variants(ids.product('GLOVE'))).records[0]).toMatchObject({
      name: 'Sarung tangan las',
      fallback_language: { name: 'id' },
    })
    expect((await variants(ids.product('GLOVE'), {}, 'askInIndonesian')).records[0]).not.toHaveProperty(
      'fallback_language',
    )
  })

  it('mark each value that the other language lends', async () => {
    const row = { product: 'LENT', name_id: 'Pin silinder' }
    const rows = [
      { ...row, sku: 'LENT-1', material_id: 'Perunggu', coating_en: 'Nickel' },
      {
        ...row,
        sku: 'LENT-2',
        material_en: 'Steel',
        material_id: 'Baja',
        coating_en: 'Zinc',
        coating_id: 'Seng',
      },
    ]
    await importText(db, rows, { mapping })
    const { rows: found } = await sql<{ id: number; product_id: number }>`
      select id, product_id from catalogue.item where sku = 'LENT-1'`.execute(db)
    const { id = 0, product_id: productId = 0 } = found[0] ?? {}
    const labels = (records: Awaited<ReturnType<typeof variants>>['records']) =>
      records.map(({ fallback_language: fallback, attributes }) => [
        fallback,
        ...attributes.map((value) => [value.text, value.fallback_language]),
      ])
    const names = { name: 'id', parent_name: 'id' }
    expect(labels((await variants(productId)).records)).toEqual([
      [names, ['Perunggu', { text: 'id' }], ['Nickel', undefined]],
      [names, ['Steel', undefined], ['Zinc', undefined]],
    ])
    expect(labels((await variants(productId, {}, 'askInIndonesian')).records)).toEqual([
      [undefined, ['Perunggu', undefined], ['Nickel', { text: 'en' }]],
      [undefined, ['Baja', undefined], ['Seng', undefined]],
    ])
    for (const [language, fallback, ofAttributes] of [
      ['ask', names, [{ text: 'id' }, undefined]],
      ['askInIndonesian', undefined, [undefined, { text: 'en' }]],
    ] as const) {
      const { status, body } = await api[language](catalogue.showItem, { params: { id: String(id) } })
      if (status !== 200) throw new Error(`${status}`)
      const { record } = body.data
      expect([record.fallback_language, record.attributes.map((value) => value.fallback_language)]).toEqual([
        fallback,
        ofAttributes,
      ])
    }
  })

  it('are the active ones', async () => {
    const half = await variants(ids.product('HALF'))
    expect(skus(half)).toEqual(['HALF-01'])
    expect(half.total).toBe(1)
  })
})
