import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import type { Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"></svg>'
const rows: Cells[] = [
  {
    product: 'BOLT',
    sku: 'B-1',
    name_en: 'Bolt',
    name_id: 'Baut',
    description_en: '<p>Steel</p><script></script>',
    category_en: 'Fasteners > Bolts',
    category_id: 'Pengencang > Baut',
    brand: 'Kuatmor',
    uom: 'box',
    pieces_per_uom: '200',
    price: '1250000',
    stock_tag: 'ready',
    lead_time_days: '7',
    min_qty: '10',
    multiple_qty: '5',
    weight_g: '120',
    shelf: 'A-03-2',
    popularity: '9',
    featured: 'yes',
    display_price: 'no',
    display_add_to_cart: 'no',
    images: 'bolt.svg',
    length: '16.0',
    thread: 'M8',
    material_en: 'Steel',
    coating_en: 'Zinc',
  },
  { product: 'BOLT', sku: 'B-2', length: '20', price: '0' },
  { product: 'NUT', sku: 'N-1', name_id: 'Mur' },
]

onDatabase('the same file again', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const read = (table: readonly Cells[]) =>
    importText(db, table, {
      mapping,
      pictures: { 'bolt.svg': drawing, 'other.svg': drawing.replace('80', '90') },
    })

  /** Every row of every table, times included. */
  const everything = async () => {
    const tables = ['product', 'item', 'category', 'brand', 'stock_tag', 'attribute', 'attribute_choice']
    const values = ['item_number', 'item_text', 'picture']
    const found: Record<string, unknown> = {}
    for (const table of [...tables, ...values]
      .map((name) => `catalogue.${name}`)
      .concat('pricing.base_price'))
      found[table] = (
        await sql`select t.*, xmin::text as written from ${sql.table(table)} t order by t::text`.execute(db)
      ).rows
    return found
  }

  it('changes nothing, in no row and no time', async () => {
    const first = await read(rows)
    expect(first.summary).toMatchObject({
      rows: 3,
      created: 3,
      changed: 0,
      unchanged: 0,
      prices: 2,
      products: 2,
    })
    const before = await everything()
    const again = await read(rows)
    expect(again.problems).toEqual(first.problems)
    expect(again.summary).toMatchObject({
      rows: 3,
      created: 0,
      changed: 0,
      unchanged: 3,
      prices: 0,
      products: 0,
    })
    const after = await everything()
    // Stock tags, attributes and brands' notes are written from the mapping each time.
    for (const table of ['catalogue.stock_tag', 'catalogue.attribute', 'catalogue.brand']) {
      delete before[table]
      delete after[table]
    }
    expect(after).toEqual(before)
  })

  it.each<[string, Cells, object]>([
    // An item without a name of its own gets its product's.
    ['name_en', { name_en: 'Screw' }, { changed: 2, products: 1, prices: 0 }],
    ['description_id', { description_id: 'Baja' }, { changed: 0, products: 1, prices: 0 }],
    ['category_en', { category_en: 'Fasteners > Nuts' }, { changed: 0, products: 1, prices: 0 }],
    ['brand', { brand: '-' }, { changed: 0, products: 1, prices: 0 }],
    ['popularity', { popularity: '10' }, { changed: 0, products: 1, prices: 0 }],
    ['featured', { featured: 'tidak' }, { changed: 0, products: 1, prices: 0 }],
    ['display_price', { display_price: 'ya' }, { changed: 0, products: 1, prices: 0 }],
    ['display_add_to_cart', { display_add_to_cart: 'true' }, { changed: 0, products: 1, prices: 0 }],
    ['images', { images: 'other.svg' }, { changed: 0, products: 1, prices: 0 }],
    ['no images', { images: '-' }, { changed: 0, products: 1, prices: 0 }],
    ['price', { price: '1250001' }, { changed: 0, products: 0, prices: 1 }],
    ['no price', { price: '-' }, { changed: 0, products: 0, prices: 1 }],
    ['uom', { uom: 'pcs' }, { changed: 1, products: 0, prices: 0 }],
    ['stock_tag', { stock_tag: 'indent_25' }, { changed: 1, products: 0, prices: 0 }],
    ['lead_time_days', { lead_time_days: '-' }, { changed: 1, products: 0, prices: 0 }],
    ['min_qty', { min_qty: '-' }, { changed: 1, products: 0, prices: 0 }],
    ['weight_g', { weight_g: '121' }, { changed: 1, products: 0, prices: 0 }],
    ['shelf', { shelf: 'A-03-3' }, { changed: 1, products: 0, prices: 0 }],
    ['no shelf', { shelf: '-' }, { changed: 1, products: 0, prices: 0 }],
    ['item_name_id', { item_name_id: 'Baut M8' }, { changed: 1, products: 0, prices: 0 }],
    ['sku', { sku: 'b-1' }, { changed: 1, products: 0, prices: 0 }],
    ['length', { length: '17' }, { changed: 1, products: 0, prices: 0 }],
    ['thread', { thread: 'M10' }, { changed: 1, products: 0, prices: 0 }],
    ['coating_id', { coating_id: 'Seng' }, { changed: 1, products: 0, prices: 0 }],
  ])('with another %s changes that alone', async (_, other, counts) => {
    await read(rows)
    const [first, ...rest] = rows
    const { summary } = await read([{ ...first, ...other }, ...rest])
    expect(summary).toMatchObject({ created: 0, problems: 0, ...counts })
    expect((await read([{ ...first, ...other }, ...rest])).summary).toMatchObject({
      changed: 0,
      unchanged: 3,
      products: 0,
      prices: 0,
    })
  })

  it('moves the time of what it changes, and of nothing else', async () => {
    await read(rows)
    await sql`update catalogue.item set updated_at = '2020-01-01'`.execute(db)
    await sql`update catalogue.product set updated_at = '2020-01-01'`.execute(db)
    await read([{ ...rows[0], weight_g: '5', popularity: '1' }, ...rows.slice(1)])
    const { rows: moved } = await sql<{ name: string }>`
      select sku as name from catalogue.item where updated_at > '2020-01-01'
      union all select code from catalogue.product where updated_at > '2020-01-01'`.execute(db)
    expect(moved.map(({ name }) => name)).toEqual(['B-1', 'BOLT'])
  })

  it('brings an item back that was taken out', async () => {
    await read(rows)
    await sql`update catalogue.item set active = false`.execute(db)
    expect((await read(rows)).summary).toMatchObject({ changed: 3, unchanged: 0 })
    const { rows: found } = await sql`select 1 from catalogue.item where active`.execute(db)
    expect(found).toHaveLength(3)
  })

  it('keeps every id', async () => {
    const first = await loadCatalogue(db)
    const again = await loadCatalogue(db)
    expect(again.product('HEXBOLT')).toBe(first.product('HEXBOLT'))
    expect(again.item('HB-M8x10')).toBe(first.item('HB-M8x10'))
    expect(again.category('Hex bolts')).toBe(first.category('Hex bolts'))
  })
})

onDatabase('products and items', (open) => {
  it('draw their ids from one sequence, so that a bare id is one of either', async () => {
    const { db } = await open()
    await loadCatalogue(db)
    const { rows: ids } = await sql<{ id: number }>`
      select id from catalogue.product union all select id from catalogue.item`.execute(db)
    expect(ids.length).toBeGreaterThan(40)
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
  })
})
