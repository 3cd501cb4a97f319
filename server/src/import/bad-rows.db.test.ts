import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import type { Cells } from '../testing/import-text.ts'
import { mapping } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'

const bolt: Cells = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt' }

onDatabase('a row of a file', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const skus = async () => {
    const { rows } = await sql<{ sku: string }>`select sku from catalogue.item order by sku`.execute(db)
    return rows.map(({ sku }) => sku)
  }
  const item = async (sku: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select i.uom, i.min_qty, i.multiple_qty, i.lead_time_days, i.weight_g, i.stock_tag_id, p.display_price, p.featured,
        p.popularity, p.category_id, b.price
      from catalogue.item i join catalogue.product p on p.id = i.product_id
      left join pricing.base_price b on b.item_id = i.id where i.sku = ${sku}`.execute(db)
    return rows[0]
  }

  // A cell that can't be read is left out; the rest of the row is imported.
  it.each([
    ['price', '9.99', 'not_whole_rupiah'],
    ['price', '15,000', 'thousands_mark'],
    ['price', '15.000', 'thousands_mark'],
    ['price', '1,250.000', 'thousands_mark'],
    ['price', '$15', 'not_a_number'],
    ['price', '#N/A', 'cell_error'],
    ['cost_price', '2.000', 'thousands_mark'],
    ['on_hand', '2.000', 'thousands_mark'],
    ['uom', '#DIV/0!', 'cell_error'],
    ['special_offer_from', '0000-01-01', 'not_a_day'],
    ['special_offer_until', '0000-12-31', 'not_a_day'],
    ['special_offer_until', '2027-01-31junk', 'not_a_day'],
    ['tkdn_percent', '0x10', 'not_a_percentage'],
    ['tkdn_percent', '1e1', 'not_a_percentage'],
    ['price', '-5', 'not_a_number'],
    ['min_qty', '0', 'not_a_whole_number'],
    ['multiple_qty', '2.5', 'not_a_whole_number'],
    ['lead_time_days', '-1', 'not_a_whole_number'],
    ['lead_time_days', 'two weeks', 'not_a_whole_number'],
    ['weight_g', '9999999999', 'not_a_whole_number'],
    ['popularity', '1e3', 'not_a_whole_number'],
    ['display_price', 'maybe', 'not_yes_or_no'],
    ['featured', '2', 'not_yes_or_no'],
    ['uom', 'u'.repeat(41), 'too_long'],
    ['stock_tag', 'nowhere', 'unknown_stock_tag'],
    ['brand', 'b'.repeat(121), 'too_long'],
    ['category_en', 'A > B > C > D', 'category_too_deep'],
    ['category_en', `A > ${'b'.repeat(121)}`, 'too_long'],
    ['description_en', 'd'.repeat(100_001), 'too_long'],
    ['images', 'nowhere.svg', 'picture_missing'],
    ['images', '../../../etc/passwd', 'file_not_beside'],
    ['images', 'sub/bolt.svg', 'file_not_beside'],
    ['datasheet', 'sub\\bolt.pdf', 'file_not_beside'],
    ['length', '12 mm', 'not_a_number'],
    ['coating_en', 'c'.repeat(121), 'too_long'],
  ])('with %s %j comes in without it', async (column, value, code) => {
    const good = { ...bolt, product: 'NUT', sku: 'N-1' }
    const { summary, problems } = await importText(db, [{ ...bolt, [column]: value }, good], { mapping })
    expect(problems).toEqual([{ line: 2, column, code, value: value.slice(0, 200), refusesRow: false }])
    expect(summary).toMatchObject({ rows: 2, created: 2, refused: 0, problems: 1 })
    expect(await item('B-1')).toEqual({
      uom: 'pcs',
      min_qty: 1,
      multiple_qty: 1,
      lead_time_days: null,
      weight_g: null,
      stock_tag_id: null,
      display_price: true,
      featured: false,
      popularity: 0,
      category_id: null,
      price: null,
    })
  })

  it('with a least quantity that is never sold comes in without it', async () => {
    const { problems } = await importText(db, [
      { ...bolt, min_qty: '5', multiple_qty: '10' },
      { ...bolt, sku: 'B-2', min_qty: '20', multiple_qty: '10' },
      { ...bolt, sku: 'B-3', min_qty: '1', multiple_qty: '10' },
    ])
    expect(problems).toEqual([
      { line: 2, column: 'min_qty', code: 'min_not_a_multiple', value: '5', refusesRow: false },
    ])
    expect(await item('B-1')).toMatchObject({ min_qty: 1, multiple_qty: 10 })
    expect(await item('B-2')).toMatchObject({ min_qty: 20, multiple_qty: 10 })
    expect(await item('B-3')).toMatchObject({ min_qty: 1, multiple_qty: 10 })
  })

  it.each([
    ['viewBox="0 0 99999999999 1"', 'drawing_without_size'],
    ['viewBox="0 0 0 0"', 'drawing_without_size'],
    ['width="8" height="6"', 'drawing_without_size'],
  ])('with a drawing of %s comes in without it', async (attributes, code) => {
    const pictures = { 'a.svg': `<svg ${attributes}/>`, 'b.svg': '<svg viewBox="0 0 12.5 6.25"/>' }
    const { summary, problems } = await importText(db, [{ ...bolt, images: 'a.svg|b.svg' }], { pictures })
    expect(problems).toMatchObject([{ column: 'images', code, value: 'a.svg', refusesRow: false }])
    expect(summary).toMatchObject({ created: 1 })
    const { rows } = await sql`select width, height from catalogue.picture`.execute(db)
    expect(rows).toEqual([{ width: 1000, height: 500 }])
  })

  it('with a cell that a spreadsheet guards is reported by the cell’s meaning', async () => {
    const { problems } = await importText(db, [{ ...bolt, price: "'-5" }])
    expect(problems).toMatchObject([{ column: 'price', code: 'not_a_number', value: '-5' }])
  })

  it('whose quotation mark is never closed is left out alone', async () => {
    const { summary, problems } = await importText(
      db,
      'product,sku,name_en\nBOLT,B-1,Bolt\nBOLT,B-2,"Bolt\nBOLT,B-3,Bolt\nBOLT,B-4,"Bolt, long"\nBOLT,,Bolt\n',
    )
    expect(problems.map(({ line, code, refusesRow }) => [line, code, refusesRow])).toEqual([
      [3, 'quote_never_closed', true],
      [6, 'no_sku', true],
    ])
    expect(summary).toMatchObject({ rows: 5, created: 3, refused: 2 })
    expect(await skus()).toEqual(['B-1', 'B-3', 'B-4'])
  })

  it.each<[string, Cells, string, string]>([
    ['no product code', { ...bolt, product: '' }, 'product', 'no_product'],
    ['a product code that is too long', { ...bolt, product: 'p'.repeat(121) }, 'product', 'too_long'],
    ['no part number', { ...bolt, sku: '' }, 'sku', 'no_sku'],
    ['a part number that a spreadsheet could not work out', { ...bolt, sku: '#REF!' }, 'sku', 'cell_error'],
    ['a product code that it could not', { ...bolt, product: '#NAME?' }, 'product', 'cell_error'],
    ['no name in any language', { ...bolt, name_en: '' }, 'name_en', 'no_name'],
  ])('with %s is left out, the others are imported', async (_, wrong, column, code) => {
    const good = { ...bolt, product: 'NUT', sku: 'N-1' }
    const { summary, problems } = await importText(db, [good, wrong, { ...good, sku: 'N-2' }])
    expect(problems).toEqual([
      { line: 3, column, code, value: (wrong[column] ?? '').slice(0, 200), refusesRow: true },
    ])
    expect(summary).toMatchObject({ rows: 3, created: 2, refused: 1, problems: 1 })
    expect(await skus()).toEqual(['N-1', 'N-2'])
  })

  it('whose part number stands in the file already is left out', async () => {
    const again = { product: 'NUT', name_en: 'Nut' }
    const { summary, problems } = await importText(db, [
      bolt,
      { ...again, sku: ' b-1 ' },
      { ...bolt, sku: 'B-2' },
    ])
    expect(problems).toEqual([
      { line: 3, column: 'sku', code: 'sku_repeated', value: 'b-1', refusesRow: true },
    ])
    expect(summary).toMatchObject({ rows: 3, created: 2, refused: 1 })
    expect(await skus()).toEqual(['B-1', 'B-2'])
  })

  it('whose part number belongs to another product is left out', async () => {
    await importText(db, [bolt])
    const { summary, problems } = await importText(db, [
      { ...bolt, product: 'NUT', name_en: 'Nut' },
      { ...bolt, sku: 'B-2' },
    ])
    expect(problems).toEqual([
      { line: 2, column: 'sku', code: 'sku_of_another_product', value: 'B-1', refusesRow: true },
    ])
    expect(summary).toMatchObject({ created: 1, refused: 1 })
    const { rows } = await sql`
      select p.code, i.sku from catalogue.item i join catalogue.product p on p.id = i.product_id order by i.sku`.execute(
      db,
    )
    expect(rows).toEqual([
      { code: 'BOLT', sku: 'B-1' },
      { code: 'BOLT', sku: 'B-2' },
    ])
  })

  it('is named by its line, counted in the file as it is written', async () => {
    const table = [
      'product,sku,name_en,description_en,price',
      'BOLT,B-1,Bolt,"<p>one\n\ntwo</p>\n",1000',
      '',
      'BOLT,B-2,Bolt,"a\nb",9.99',
      'BOLT,B-3,Bolt',
      'BOLT,B-4,Bolt,1/2",1000',
      'BOLT,,Bolt,,1000',
      'BOLT,B-5,Bolt,,1000',
    ].join('\r\n')
    const { summary, problems } = await importText(db, table)
    expect(problems.map(({ line, column, code, refusesRow }) => [line, column, code, refusesRow])).toEqual([
      [7, 'price', 'not_whole_rupiah', false],
      [9, '', 'wrong_number_of_cells', true],
      [10, '', 'broken_row', true],
      [11, 'sku', 'no_sku', true],
    ])
    expect(summary).toMatchObject({ rows: 6, created: 3, refused: 3, problems: 4 })
    expect(await skus()).toEqual(['B-1', 'B-2', 'B-5'])
  })

  it('can hold anything that is text', async () => {
    const strange = {
      product: "O'BOLT \\ \u{1F529}",
      sku: "'; drop table catalogue.item; --",
      name_en: '$1 ${x} %s "quoted" \u202E',
      description_en: 'a\0b',
      brand: '{"a":1}',
      category_en: 'A\0 > B\\',
      uom: '\u00A0m²\u00A0',
    }
    const { problems } = await importText(db, [strange])
    expect(problems).toEqual([])
    const { rows } = await sql`
      select p.code, i.sku, p.name_en, p.description_en, b.name as brand, c.name_en as category, i.uom
      from catalogue.item i join catalogue.product p on p.id = i.product_id
      join catalogue.brand b on b.id = p.brand_id join catalogue.category c on c.id = p.category_id`.execute(
      db,
    )
    expect(rows).toEqual([
      {
        code: strange.product,
        sku: strange.sku,
        name_en: strange.name_en,
        description_en: 'ab',
        brand: strange.brand,
        category: 'B\\',
        uom: 'm²',
      },
    ])
  })

  it('is written with its batch of 500, and reported meanwhile', async () => {
    const rows = Array.from({ length: 1_100 }, (_, n) => ({ ...bolt, product: `P-${n % 7}`, sku: `S-${n}` }))
    const done: number[] = []
    const { summary } = await importText(db, rows, { onProgress: ({ rows }) => done.push(rows) })
    expect(done).toEqual([500, 1_000, 1_100])
    expect(summary).toMatchObject({ rows: 1_100, created: 1_100, unchanged: 0, problems: 0, products: 7 })
    expect(await skus()).toHaveLength(1_100)
  })
})
