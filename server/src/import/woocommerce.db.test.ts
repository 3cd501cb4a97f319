import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { includedMappings } from './read/included-mappings.ts'
import { mappingSchema, type Mapping } from './read/mapping.ts'

const headings =
  'ID,Type,SKU,Name,Published,"Is featured?",Description,"Date sale price starts","Date sale price ends",Stock,' +
  '"Weight (kg)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"'
/** A variable product with its variations, one whose parent has no SKU, a simple one, and rows to leave out. */
const table = [
  headings,
  '10,variable,GLOVE,Work glove,1,1,"Leather palm.\\nWashable.",,,,,,,"Safety > Hands, Sale",https://img.test/1.jpg,,Size,"M, L"',
  '11,variation,GLOVE-M,"Work glove - M",1,0,,2026-11-01,2026-12-31,40,0.25,39000,45000,,,GLOVE,Size,M',
  '12,variation,GLOVE-L,"Work glove - L",1,0,,,,,0.25,,45000,,,GLOVE,Size,L',
  '13,variation,GLOVE-XL,"Work glove - XL",0,0,,,,,0.25,,45000,,,GLOVE,Size,XL',
  '20,variable,,Cable reel,1,0,,,,,,,,Electrical,,,Length,"25 m, 50 m"',
  '21,variation,REEL-25,"Cable reel - 25 m",1,0,,,,,,,550000.5,,,id:20,Length,25 m',
  '30,"simple, downloadable",LAMP,"Lamp\\, LED",1,0,<p>Bright</p><script>x()</script>,,,5,1.2,,120000,"Electrical > Lamps\\, LED",,,,',
  '31,simple,,No number,1,0,,,,,,,1000,,,,,',
  '40,simple,DRAFT,Draft,-1,0,,,,,,,1000,,,,,',
  '50,external,EXT,Elsewhere,1,0,,,,,,,1000,,,,,',
  '',
].join('\n')

onDatabase('a WooCommerce export', (open) => {
  let db: Db
  let mapping: Mapping
  beforeAll(async () => {
    db = (await open()).db
    mapping = mappingSchema.parse(JSON.parse(await readFile(includedMappings['woocommerce'] ?? '', 'utf8')))
  })
  beforeEach(() => emptyCatalogue(db))

  it('comes in as products and items', async () => {
    const { summary, problems } = await importText(db, table, { mapping })
    expect(problems).toMatchObject([
      { line: 7, column: 'Regular price', code: 'not_whole_rupiah', refusesRow: false },
    ])
    expect(summary).toMatchObject({ rows: 10, leftOut: 3, refused: 0, created: 5, products: 4 })
    const products = await sql`
      select p.code, p.name_en as name, p.description_en as text, p.featured, c.name_en as category
      from catalogue.product p left join catalogue.category c on c.id = p.category_id order by p.id`.execute(
      db,
    )
    expect(products.rows).toEqual([
      {
        code: 'GLOVE',
        name: 'Work glove',
        text: 'Leather palm.\nWashable.',
        featured: true,
        category: 'Hands',
      },
      { code: 'id:20', name: 'Cable reel', text: '', featured: false, category: 'Electrical' },
      { code: 'LAMP', name: 'Lamp\\, LED', text: '<p>Bright</p>', featured: false, category: 'Lamps, LED' },
      { code: 'id:31', name: 'No number', text: '', featured: false, category: null },
    ])
    const items = await sql`
      select i.sku, i.name_en as name, i.weight_g as grams, b.price, o.price as offer, o.ends_on, s.on_hand,
        (select string_agg(k.name_en, ' ') from catalogue.attribute_choice k where k.id = any(i.value_ids)) as options
      from catalogue.item i left join pricing.base_price b on b.item_id = i.id
      left join pricing.special_offer o on o.item_id = i.id
      left join catalogue.stock_report s on s.item_id = i.id order by i.product_id, i.position`.execute(db)
    const none = { grams: null, price: null, offer: null, ends_on: null, on_hand: null, options: null }
    expect(items.rows).toEqual([
      {
        ...none,
        sku: 'GLOVE-M',
        name: 'Work glove - M',
        grams: 250,
        price: 45000,
        offer: 39000,
        ends_on: '2026-12-31',
        on_hand: 40,
        options: 'M',
      },
      { ...none, sku: 'GLOVE-L', name: 'Work glove - L', grams: 250, price: 45000, options: 'L' },
      { ...none, sku: 'REEL-25', name: 'Cable reel - 25 m', options: '25 m' },
      { ...none, sku: 'LAMP', name: 'Lamp\\, LED', grams: 1200, price: 120000, on_hand: 5 },
      { ...none, sku: '31', name: 'No number', price: 1000 },
    ])
    expect((await importText(db, table, { mapping })).summary).toMatchObject({
      created: 0,
      changed: 0,
      products: 0,
    })
  })

  it('that weighs in pounds gets a report that its weights are not read', async () => {
    const { summary, problems } = await importText(db, table.replace('"Weight (kg)"', 'Weight (lbs)'), {
      mapping,
    })
    expect(problems[0]).toEqual({
      line: 1,
      column: 'Weight (kg)',
      code: 'column_missing',
      value: 'Weight (kg)',
      refusesRow: false,
    })
    expect(summary).toMatchObject({ created: 5, problems: 2 })
  })
})
