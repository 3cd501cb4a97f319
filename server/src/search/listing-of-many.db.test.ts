import { search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { onDatabase } from '../testing/index.ts'
import { renewCounts, renewListing } from '../catalogue/index.ts'

/** 2,100 products in two categories, ten items each: 21,000 items are too many to be counted one by one. */
const fill = async (db: Db): Promise<void> => {
  await sql`insert into catalogue.category (id, parent_id, path, name_en, name_id, slug_en, slug_id) values
    (1, null, '/1/', 'Fasteners', 'Pengencang', 'fasteners', 'pengencang'),
    (2, 1, '/1/2/', 'Bolts', 'Baut', 'bolts', 'baut'), (3, 1, '/1/3/', 'Nuts', 'Mur', 'nuts', 'mur')`.execute(
    db,
  )
  await sql`insert into catalogue.brand (id, name, slug) values (1, 'Kuatmor', 'kuatmor'), (2, 'Zeta', 'zeta')`.execute(
    db,
  )
  await sql`insert into catalogue.attribute (id, code, name_en, name_id, type, unit) values
    (1, 'thread', 'Thread', 'Ulir', 'choice', null), (2, 'length', 'Length', 'Panjang', 'number', 'mm')`.execute(
    db,
  )
  await sql`insert into catalogue.attribute_choice (id, attribute_id, name_en, name_id, slug) values
    (1, 1, 'M8', 'M8', 'm8'), (2, 1, 'M10', 'M10', 'm10'), (3, 1, 'M12', 'M12', 'm12')`.execute(db)
  await sql`insert into catalogue.product (id, code, name_en, name_id, brand_id, category_id, popularity)
    select n, 'P-' || n, 'Part ' || n, 'Suku ' || n, 1 + n % 2, case when n <= 100 then 2 else 3 end, 3000 - n
    from generate_series(1, 2100) n`.execute(db)
  // Of each product's items nine have M8 or M10, and one has M12.
  await sql`insert into catalogue.item (id, product_id, sku, name_en, name_id, value_ids)
    select 10000 + n * 10 + i, n, 'SUKU-' || n || '-' || i, 'Part', 'Suku', array[case when i = 9 then 3 else 1 + i % 2 end]
    from generate_series(1, 2100) n, generate_series(0, 9) i`.execute(db)
  await sql`insert into catalogue.item_number (item_id, attribute_id, value)
    select id, 2, id % 10 + 1 from catalogue.item`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from catalogue.product`.execute(db)
  await renewListing(
    db,
    rows.map(({ id }) => id),
  )
  await renewCounts(db)
  await sql`analyze`.execute(db)
}

onDatabase('a list of more than 20,000 items', (open) => {
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    const database = await open()
    await fill(database.db)
    api = openApi(database)
  }, 120_000)

  const list = async (query: Record<string, string> = {}) => {
    const answer = await api.ask(search.listProducts, { query })
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const counts = ({ filters }: Awaited<ReturnType<typeof list>>) =>
    Object.fromEntries(
      filters.map(({ slug, items, min, max }) => [
        slug,
        min === undefined ? items.map(({ name, count }) => [name, count]) : [min, max],
      ]),
    )

  const threads = ['M8', 'M10', 'M12'].map((name) => [name, 2_100])

  it('offers categories, brands and every attribute', async () => {
    const attributes = { length: [1, 10], thread: threads }
    const whole = await list()
    expect(whole.total).toBe(2_100)
    expect(counts(whole)).toEqual({
      category: [['Fasteners', 2_100]],
      brand: [
        ['Kuatmor', 1_050],
        ['Zeta', 1_050],
      ],
      ...attributes,
    })
    expect(counts(await list({ category_id: '1' }))).toEqual({
      category: [
        ['Bolts', 100],
        ['Nuts', 2_000],
      ],
      brand: [
        ['Kuatmor', 1_050],
        ['Zeta', 1_050],
      ],
      ...attributes,
    })
  })

  it('offers attributes where its category or brand leaves fewer', async () => {
    expect(counts(await list({ category_id: '2' }))).toEqual({
      brand: [
        ['Kuatmor', 50],
        ['Zeta', 50],
      ],
      length: [1, 10],
      thread: [
        ['M8', 100],
        ['M10', 100],
        ['M12', 100],
      ],
    })
    // 20,000 items are not more than 20,000.
    expect(Object.keys(counts(await list({ category_id: '3' })))).toContain('thread')
    expect(Object.keys(counts(await list({ product_brand_id: '1' })))).toContain('thread')
  })

  it('offers the other attributes where a filter leaves fewer items', async () => {
    const filtered = await list({ filter_thread: 'm12' })
    expect(filtered.total).toBe(2_100)
    // The other values of what is chosen stand there, too.
    expect(counts(filtered)).toMatchObject({ category: [['Fasteners', 2_100]], thread: threads })
    expect(counts(await list({ filter_thread: 'm8' }))).toMatchObject({ length: [1, 9] })
    const sizes = Array.from({ length: 10 }, (_, n) => ({ slug: `${n + 1}`, name: `${n + 1}`, count: 2_100 }))
    const ranged = await list({ filter_length: '1-' })
    expect(ranged.filters.find(({ slug }) => slug === 'length')).toMatchObject({
      count: 2_100,
      min: 1,
      max: 10,
      items: sizes,
    })
  })

  it('counts every value of every attribute, however many items a filter leaves', async () => {
    const names = ['M8', 'M10', 'M12'].map((name) => ({ slug: name.toLowerCase(), name, count: 2_100 }))
    const ranged = await list({ filter_length: '1-' })
    expect(ranged.total).toBe(2_100)
    expect(ranged.filters.find(({ slug }) => slug === 'thread')?.items).toEqual(names)
    expect(counts(ranged)).toMatchObject({
      category: [['Fasteners', 2_100]],
      brand: [
        ['Kuatmor', 1_050],
        ['Zeta', 1_050],
      ],
    })
    const branded = await list({ filter_length: '1-', product_brand_id: '1' })
    expect(counts(branded)['thread']).toEqual(['M8', 'M10', 'M12'].map((name) => [name, 1_050]))
    const narrowed = await list({ filter_length: '1-', filter_thread: 'm12' })
    expect(narrowed.total).toBe(2_100)
    expect(narrowed.filters.find(({ slug }) => slug === 'thread')?.items).toEqual(names)
    expect(narrowed.filters.find(({ slug }) => slug === 'length')).toMatchObject({
      count: 2_100,
      min: 10,
      max: 10,
      items: [{ slug: '10', name: '10', count: 2_100 }],
    })
  })

  it('finds all items whose part number begins so, filters them, and leaves as many as each value says', async () => {
    const items = Array.from({ length: 21_000 }, (_, n) => ({ product: 1 + Math.floor(n / 10), i: n % 10 }))
    const begun = items.filter(({ product, i }) => `${product}${i}`.startsWith('10'))
    const having = (is: (item: (typeof items)[number]) => boolean) => begun.filter(is).length
    const found = await list({ keyword: 'SUKU-10', per_page: '100' })
    expect([found.total, found.more]).toEqual([begun.length, undefined])
    expect(begun.length).toBe(1_111)
    expect((await list({ keyword: 'SUKU-10', per_page: '100', page: '12' })).records).toHaveLength(11)
    const expected = {
      category: [['Fasteners', begun.length]],
      brand: [
        ['Kuatmor', having(({ product }) => product % 2 === 0)],
        ['Zeta', having(({ product }) => product % 2 === 1)],
      ],
      length: [1, 10],
      thread: [
        ['M8', having(({ i }) => i % 2 === 0)],
        ['M10', having(({ i }) => i % 2 === 1 && i < 9)],
        ['M12', having(({ i }) => i === 9)],
      ],
    }
    expect(counts(found)).toEqual(expected)
    for (const [slug, value, place] of [
      ['thread', 'm8', 0],
      ['thread', 'm12', 2],
      ['brand', 'Zeta_2', 1],
    ] as const) {
      const clicked = await list({ keyword: 'SUKU-10', [`filter_${slug}`]: value })
      expect([value, clicked.total]).toEqual([value, expected[slug][place]?.[1]])
      // A filter is left aside in its own counts.
      expect(counts(clicked)[slug]).toEqual(expected[slug])
    }
  })

  it('says that there are more, where a part number begins so in more than 2,000 items', async () => {
    const found = await list({ keyword: 'SUKU-1', per_page: '100', page: '20' })
    expect([found.total, found.more, found.records.length]).toEqual([2_000, true, 100])
    const { status, body } = await api.ask(search.searchSite, { query: { keyword: 'suku1' } })
    expect([status, 'data' in body && [body.data.products.total, body.data.more]]).toEqual([
      200,
      [2_000, true],
    ])
  })

  it('knows its length beyond 2,000 products, too, in every order and on every page', async () => {
    for (const query of [
      { sort: 'name_desc', page: '105' },
      { category_id: '1', page: '3' },
      { filter_brand: 'Kuatmor_1,Zeta_2' },
      { page: '200' },
    ])
      expect((await list(query as Record<string, string>)).total).toBe(2_100)
    expect((await list({ category_id: '1', product_brand_id: '2' })).total).toBe(1_050)
    const last = await list({ page: '21', per_page: '100' })
    expect(last.records).toHaveLength(100)
    expect(last.records.at(-1)?.id).toBe(2_100)
    expect((await list({ page: '22', per_page: '100' })).records).toEqual([])
  })
})
