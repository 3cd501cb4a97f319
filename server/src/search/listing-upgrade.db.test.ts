import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { oldDatabase } from '../testing/old-database.ts'

/** Before it, lists had no tables of their own. */
const LISTING = '20261121T1830_catalogue_listing.sql'

/** Three levels, two brands, and of what is shown and what is not one product each. */
const fill = async (db: Db): Promise<void> => {
  await sql`insert into catalogue.category (id, parent_id, path, name_en, name_id, slug_en, slug_id) values
    (1, null, '/1/', 'Fasteners', 'Pengencang', 'fasteners', 'pengencang'),
    (2, 1, '/1/2/', 'Bolts', 'Baut', 'bolts', 'baut'),
    (3, 2, '/1/2/3/', 'Hex bolts', 'Baut segi enam', 'hex-bolts', 'baut-segi-enam')`.execute(db)
  await sql`insert into catalogue.brand (id, name, slug) values (1, 'Kuatmor', 'kuatmor'), (2, 'Zeta', 'zeta')`.execute(
    db,
  )
  await sql`insert into catalogue.attribute (id, code, name_en, name_id, type, unit) values
    (1, 'thread', 'Thread', 'Ulir', 'choice', null), (2, 'length', 'Length', 'Panjang', 'number', 'mm'),
    (3, 'grade', 'Grade', 'Mutu', 'choice', null)`.execute(db)
  await sql`insert into catalogue.attribute_choice (id, attribute_id, name_en, name_id) values
    (1, 1, 'M8', 'M8'), (2, 1, '1/2', '1/2'), (3, 1, '1-2', '1-2'), (4, 1, 'Größe Ø', 'Größe Ø'), (5, 1, '赤', '赤'),
    (6, 3, 'M8', 'M8'), (7, 1, '青', '青'), (8, 1, '1/2-3', '1/2-3'), (9, 1, '--', '--')`.execute(db)
  await sql`insert into catalogue.product (id, code, name_en, name_id, brand_id, category_id, popularity, featured, active,
      created_at) values
    (10, 'BOLT', 'Hex Bolt', 'Baut', 1, 3, 50, true, true, '2026-01-02'),
    (11, 'PIN', 'pin', 'pasak', 2, 1, 40, false, true, '2026-01-03'),
    (12, 'BARE', 'Bare', 'Polos', null, null, 0, false, true, '2026-01-04'),
    (13, 'GONE', 'Gone', 'Hilang', 1, 1, 9, true, false, '2026-01-05'),
    (14, 'EMPTY', 'Empty', 'Kosong', 1, 1, 9, true, true, '2026-01-06')`.execute(db)
  await sql`insert into catalogue.item (id, product_id, sku, name_en, name_id, active, value_ids) values
    (20, 10, 'B-1', 'Bolt', 'Baut', true, '{1,6}'), (21, 10, 'B-2', 'Bolt', 'Baut', true, '{2,6}'),
    (22, 10, 'B-3', 'Bolt', 'Baut', false, '{4}'), (23, 11, 'P-1', 'Pin', 'Pasak', true, '{}'),
    (24, 12, 'X-1', 'Bare', 'Polos', true, '{}'), (25, 13, 'G-1', 'Gone', 'Hilang', true, '{1}'),
    (26, 14, 'E-1', 'Empty', 'Kosong', false, '{1}')`.execute(db)
  await sql`insert into catalogue.item_number (item_id, attribute_id, value) values
    (20, 2, 16), (21, 2, 20.5), (22, 2, 99), (23, 2, 3), (25, 2, 7), (26, 2, 8)`.execute(db)
}

describe('a catalogue from before there were lists', () => {
  it('has its lists after the upgrade', async () => {
    const { db, upgrade } = await oldDatabase(LISTING)
    await fill(db)
    await upgrade()

    const { rows: listing } = await sql`
      select *, to_char(created_at, 'YYYY-MM-DD') as created_at, lows::float8[], highs::float8[]
      from catalogue.listing order by product_id`.execute(db)
    expect(listing).toEqual([
      {
        product_id: 10,
        category_ids: [1, 2, 3],
        brand_id: 1,
        popularity: 50,
        featured: true,
        created_at: '2026-01-02',
        name_key_en: 'hex bolt',
        name_key_id: 'baut',
        item_count: 2,
        first_item_id: 20,
        value_ids: [1, 2, 6],
        differing_ids: [1, 2],
        number_ids: [2],
        lows: [16],
        highs: [20.5],
        tag_ids: [0],
        shared_ids: [1, 2, 3],
      },
      expect.objectContaining({
        product_id: 11,
        category_ids: [1],
        brand_id: 2,
        first_item_id: 23,
        value_ids: [],
        differing_ids: [],
        lows: [3],
        highs: [3],
      }),
      expect.objectContaining({ product_id: 12, category_ids: [], brand_id: null, number_ids: [], lows: [] }),
    ])
    const { rows: numbers } = await sql`
      select product_id, attribute_ids, numbers::float8[] from catalogue.listing_number order by 1`.execute(
      db,
    )
    expect(numbers).toEqual([
      { product_id: 10, attribute_ids: [2, 2], numbers: [16, 20.5] },
      { product_id: 11, attribute_ids: [2], numbers: [3] },
    ])
    const { rows: counts } = await sql`select * from catalogue.category_brand_count order by 1, 2`.execute(db)
    expect(counts).toEqual([
      { category_id: 0, brand_id: 0, products: 1, items: 1 },
      { category_id: 0, brand_id: 1, products: 1, items: 2 },
      { category_id: 0, brand_id: 2, products: 1, items: 1 },
      { category_id: 1, brand_id: 1, products: 1, items: 2 },
      { category_id: 1, brand_id: 2, products: 1, items: 1 },
      { category_id: 2, brand_id: 1, products: 1, items: 2 },
      { category_id: 3, brand_id: 1, products: 1, items: 2 },
    ])
  })

  it('has names of its choices for addresses, each its own within its attribute', async () => {
    const { db, upgrade } = await oldDatabase(LISTING)
    await fill(db)
    await upgrade()
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from catalogue.attribute_choice order by id`.execute(db)
    expect(Object.fromEntries(rows.map(({ id, slug }) => [id, slug]))).toEqual({
      1: 'm8',
      2: '1-2',
      3: '1-2_3',
      4: 'grosse-o',
      5: 'x',
      6: 'm8',
      7: 'x_7',
      8: '1-2-3',
      9: 'x_9',
    })
  })

  it('may be empty', async () => {
    const { db, upgrade } = await oldDatabase(LISTING)
    await upgrade()
    for (const table of ['listing', 'category_brand_count'])
      expect((await sql`select from ${sql.table(`catalogue.${table}`)}`.execute(db)).rows).toEqual([])
  })

  it('is filtered by weights and by certificates that are still valid', async () => {
    const { db, upgrade } = await oldDatabase('20261204T0500_catalogue_filter_only.sql')
    await sql`insert into catalogue.product (id, code, name_en, name_id) values
      (1, 'HOOK', 'Hook', 'Kait'), (2, 'SLING', 'Sling', 'Sling')`.execute(db)
    await sql`insert into catalogue.item (id, product_id, sku, name_en, name_id, weight_g) values
      (11, 1, 'H-1', 'Hook', 'Kait', 1250), (12, 1, 'H-2', 'Hook', 'Kait', null),
      (21, 2, 'S-1', 'Sling', 'Sling', null)`.execute(db)
    await sql`insert into catalogue.document (product_id, position, kind, title, key, valid_until) values
      (1, 0, 'certificate', 'Test', 'a.pdf', null), (2, 0, 'certificate', 'Test', 'a.pdf', '2020-01-01')`.execute(
      db,
    )
    await sql`insert into catalogue.listing select * from catalogue.listed`.execute(db)
    await upgrade()
    const { rows } = await sql`
      select product_id, cardinality(value_ids) as choices, lows::float8[], cardinality(differing_ids) as columns
      from catalogue.listing order by 1`.execute(db)
    expect(rows).toEqual([
      { product_id: 1, choices: 1, lows: [1.25], columns: 0 },
      { product_id: 2, choices: 0, lows: [], columns: 0 },
    ])
  })
  it('has the counts of its values, and the attributes that all items of a product have', async () => {
    const { db, upgrade } = await oldDatabase('20261208T0500_catalogue_value_count.sql')
    await sql`insert into catalogue.attribute (id, code, name_en, name_id, type) values
      (1, 'length', 'Length', 'Panjang', 'number'), (2, 'note', 'Note', 'Catatan', 'text')`.execute(db)
    await sql`insert into catalogue.product (id, code, name_en, name_id) values
      (1, 'ALL', 'All', 'Semua'), (2, 'SOME', 'Some', 'Sebagian')`.execute(db)
    await sql`insert into catalogue.item (id, product_id, sku, name_en, name_id, active) values
      (11, 1, 'A-1', 'All', 'Semua', true), (12, 1, 'A-2', 'All', 'Semua', true), (13, 1, 'A-3', 'All', 'Semua', false),
      (21, 2, 'S-1', 'Some', 'Sebagian', true), (22, 2, 'S-2', 'Some', 'Sebagian', true)`.execute(db)
    await sql`insert into catalogue.item_number (item_id, attribute_id, value) values (11, 1, 5), (12, 1, 6), (21, 1, 5)`.execute(
      db,
    )
    await sql`insert into catalogue.item_text (item_id, attribute_id, value_en, value_id) values (11, 2, 'a', 'a')`.execute(
      db,
    )
    await sql`insert into catalogue.listing select * from catalogue.listed`.execute(db)
    await sql`insert into catalogue.listing_number select * from catalogue.listed_number`.execute(db)
    await upgrade()
    const { rows } = await sql`select product_id, shared_ids from catalogue.listing order by 1`.execute(db)
    expect(rows).toEqual([
      { product_id: 1, shared_ids: [1] },
      { product_id: 2, shared_ids: [] },
    ])
    const { rows: listed } =
      await sql`select product_id, shared_ids from catalogue.listed order by 1`.execute(db)
    expect(listed).toEqual(rows)
    const { rows: counts } = await sql`
      select kind, low::float8, high::float8, products from catalogue.value_count order by kind, low`.execute(
      db,
    )
    expect(counts).toEqual([
      { kind: 'number', low: 5, high: 6, products: 2 },
      { kind: 'size', low: 5, high: 5, products: 2 },
      { kind: 'size', low: 6, high: 6, products: 1 },
    ])
  })
})
