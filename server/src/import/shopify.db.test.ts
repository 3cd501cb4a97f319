import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { includedMappings } from './read/included-mappings.ts'
import { mappingSchema } from './read/mapping.ts'
import type { Mapping } from './read/mapping.ts'

/** A shop system's export: options named on a product's first row only, more pictures on further rows. */
const headings =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
  'Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Price,Image Src,Image Position'
const export_ = [
  headings,
  'rubber-mallet,Rubber Mallet,"<p>A mallet for tiles,\n""soft"" on both sides.</p>\n<script>alert(1)</script>",Toko Palu,Tools,"hammer, tile",true,' +
    'Size,Small,Colour,Black,,,,450.0,8.50,https://img.test/1.jpg,1',
  'rubber-mallet,,,,,,,,Small,,Red,,,RM-S-RED,450,8.75,https://img.test/2.jpg,2',
  'rubber-mallet,,,,,,,,Large ⌀90,,Red,,,,700,12.00,,',
  'rubber-mallet,,,,,,,,,,,,,,,,https://img.test/3.jpg,3',
  'rubber-mallet,,,,,,,,,,,,,,,,https://img.test/4.jpg,4',
  'work-lamp,Work Lamp,<p>Bright.</p>,Toko Lampu,Lamps,,true,Title,Default Title,,,,,,900,59.99,,',
  '',
].join('\n')

onDatabase('a shop’s export', (open) => {
  let db: Db
  let mapping: Mapping
  beforeAll(async () => {
    db = (await open()).db
    mapping = mappingSchema.parse(JSON.parse(await readFile(includedMappings['shopify'] ?? '', 'utf8')))
  })
  beforeEach(() => emptyCatalogue(db))

  const read = (table: string, factor?: string) =>
    importText(db, table, { mapping: { ...mapping, ...(factor !== undefined && { price_factor: factor }) } })
  const items = async () => {
    const { rows } = await sql<{
      sku: string
      name: string
      grams: number
      options: string
      price: number | null
    }>`
      select i.sku, i.name_en as name, i.weight_g as grams, b.price,
        (select string_agg(a.code || '=' || k.name_en, ' ' order by a.position) from catalogue.attribute_choice k
          join catalogue.attribute a on a.id = k.attribute_id where k.id = any(i.value_ids)) as options
      from catalogue.item i left join pricing.base_price b on b.item_id = i.id order by i.product_id, i.position`.execute(
      db,
    )
    return rows
  }

  it('comes in as products and items, in its order', async () => {
    const { summary, problems } = await read(export_, '16250')
    expect(problems).toEqual([])
    expect(summary).toMatchObject({ rows: 6, created: 4, products: 2, prices: 4, refused: 0 })
    const { rows: products } = await sql`
      select p.code, p.name_en, p.description_en, p.filled, b.name as brand, c.name_en as category
      from catalogue.product p join catalogue.brand b on b.id = p.brand_id
      join catalogue.category c on c.id = p.category_id order by p.id`.execute(db)
    expect(products).toEqual([
      {
        code: 'rubber-mallet',
        name_en: 'Rubber Mallet',
        description_en: '<p>A mallet for tiles,\n"soft" on both sides.</p>',
        filled: ['name_id', 'description_id'],
        brand: 'Toko Palu',
        category: 'Tools',
      },
      {
        code: 'work-lamp',
        name_en: 'Work Lamp',
        description_en: '<p>Bright.</p>',
        filled: ['name_id', 'description_id'],
        brand: 'Toko Lampu',
        category: 'Lamps',
      },
    ])
  })

  it('has its options named on a product’s first row, for all its rows', async () => {
    await read(export_, '16250')
    expect(await items()).toEqual([
      {
        sku: 'RUBBER-MALLET-SMALL-BLACK',
        name: 'Rubber Mallet Small Black',
        grams: 450,
        options: 'size=Small colour=Black',
        price: 138_125,
      },
      {
        sku: 'RM-S-RED',
        name: 'Rubber Mallet Small Red',
        grams: 450,
        options: 'size=Small colour=Red',
        price: 142_188,
      },
      {
        sku: 'RUBBER-MALLET-LARGE-90-RED',
        name: 'Rubber Mallet Large ⌀90 Red',
        grams: 700,
        options: 'size=Large ⌀90 colour=Red',
        price: 195_000,
      },
      { sku: 'WORK-LAMP', name: 'Work Lamp', grams: 900, options: null, price: 974_838 },
    ])
  })

  it('has its options named across a batch, too', async () => {
    const many = Array.from({ length: 600 }, (_, n) => `peg,,,,,,,,Size ${n},,,,,,5,1,,`)
    const [first = '', ...rest] = many
    await read([headings, first.replace('peg,,,,,,,', 'peg,Peg,,,,,,Length'), ...rest, ''].join('\n'))
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from catalogue.item i where exists (
        select from catalogue.attribute_choice k join catalogue.attribute a on a.id = k.attribute_id
        where k.id = any(i.value_ids) and a.code = 'length')`.execute(db)
    expect(rows).toEqual([{ n: 600 }])
  })

  it('makes part numbers that are the same each time, whatever else changes or moves', async () => {
    await read(export_, '16250')
    const before = await items()
    const [, first = '', second = '', third = '', ...others] = export_
      .replace('A mallet', 'One mallet')
      .split(/\n(?=\w+-\w+,)/)
    const moved = [headings, others.at(-1)?.trim(), first, third, second].join('\n')
    const { summary } = await read(`${moved}\n`, '16300')
    expect(summary).toMatchObject({ created: 0, prices: 4 })
    expect((await items()).map(({ sku }) => sku).toSorted()).toEqual(before.map(({ sku }) => sku).toSorted())
  })

  it('read again changes nothing', async () => {
    await read(export_, '16250')
    expect((await read(export_, '16250')).summary).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 4,
      prices: 0,
      products: 0,
    })
  })

  it('may be saved again by a spreadsheet', async () => {
    const saved = `\uFEFF${export_.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';').replaceAll('\n', '\r\n')}`
    expect(saved).toContain('Handle;Title;')
    const { summary, problems } = await read(saved, '16250')
    expect(problems).toEqual([])
    expect(summary).toMatchObject({ rows: 6, created: 4 })
    expect((await items()).map(({ sku }) => sku)).toContain('RUBBER-MALLET-SMALL-BLACK')
  })

  describe('in another currency', () => {
    it('needs a factor: without it every price is reported, and the items come in without one', async () => {
      const { summary, problems } = await read(export_)
      expect(problems).toEqual(
        [
          [2, '8.50'],
          [5, '8.75'],
          [6, '12.00'],
          [9, '59.99'],
        ].map(([line, value]) => ({
          line,
          column: 'Variant Price',
          code: 'no_price_factor',
          value,
          refusesRow: false,
        })),
      )
      expect(summary).toMatchObject({ created: 4, refused: 0, problems: 4 })
      expect((await items()).map(({ price }) => price)).toEqual([null, null, null, null])
    })

    it('is rounded half up to whole rupiah', async () => {
      await read(export_, '0.1')
      expect((await items()).map(({ price }) => price)).toEqual([1, 1, 1, 6])
      await read(export_, '2')
      expect((await items()).map(({ price }) => price)).toEqual([17, 18, 24, 120])
    })
  })

  it('tells of rows that mean the same item', async () => {
    const table = [headings, 'peg,Peg,,,,,,Size,10 cm,,,,,,5,1,,', 'peg,,,,,,,,10-CM,,,,,,5,1,,', ''].join(
      '\n',
    )
    const { problems } = await read(table, '1000')
    expect(problems).toMatchObject([{ line: 3, code: 'sku_repeated', value: 'PEG-10-CM', refusesRow: true }])
  })

  it('tells of options and parts of a number that its spreadsheet could not work out', async () => {
    const table = [
      headings,
      'peg,Peg,,,,,,Size,10 cm,Colour,#N/A,,,PEG-1,5,1,,',
      'peg,,,,,,,,#REF!,,,,,,5,1,,',
      '',
    ].join('\n')
    const { problems } = await read(table, '1000')
    expect(problems).toEqual([
      { line: 2, column: 'Option2 Value', code: 'cell_error', value: '#N/A', refusesRow: false },
      { line: 3, column: 'Option1 Value', code: 'cell_error', value: '#REF!', refusesRow: true },
    ])
    expect(await items()).toMatchObject([{ sku: 'PEG-1', options: 'size=10 cm' }])
  })
})
