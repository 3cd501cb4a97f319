import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Event } from '../../events/index.ts'
import type { Db } from '../../platform/index.ts'
import { exportText } from '../../testing/export-text.ts'
import { emptyCatalogue, importText, type Cells } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { mappingSchema, plainMapping } from '../read/mapping.ts'
import { readTable } from '../read/read-table.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { inSnapshot } from './in-snapshot.ts'
import { TooLongForWorkbook, writeWorkbook } from './write-workbook.ts'

const bolt: Cells = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt' }
const attribute = (code: string, type: 'text' | 'number' | 'choice') => ({
  code,
  type,
  name_en: code,
  name_id: code,
  columns: { value: code },
})

onDatabase('an export read again', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  /** Imports an export again, here and in an empty shop, and expects the same catalogue. */
  const comesBack = async (storage = memoryStorage()) => {
    const first = await exportText(db, storage)
    const here = await importText(db, first.cells, { ...first, storage })
    expect(here.problems).toEqual([])
    expect(here.summary).toMatchObject({ created: 0, changed: 0, products: 0, prices: 0 })
    await emptyCatalogue(db)
    const there = await importText(db, first.cells, { ...first, storage })
    expect(there.problems).toEqual([])
    const second = await exportText(db, storage)
    expect(second).toEqual(first)
    return first
  }
  const names = async () => {
    const { rows } = await sql<{ name: string }>`
      select name_en as name from catalogue.item order by product_id, position`.execute(db)
    return rows.map(({ name }) => name)
  }

  it('has the filters of its categories', async () => {
    const filters = {
      category: 'Fasteners > Bolts',
      opened: ['length'],
      folded: ['size'],
      lists: [],
      ranges: ['length'],
    }
    const mapping = mappingSchema.parse({
      ...plainMapping,
      attributes: [attribute('length', 'number'), attribute('size', 'choice')],
      category_filters: [filters],
    })
    await importText(db, [{ ...bolt, category_en: 'Fasteners > Bolts', length: '5', size: 'M8' }], {
      mapping,
    })
    expect((await comesBack()).mapping.category_filters).toEqual([filters])
  })

  it("has the items' other numbers and the shop's own names", async () => {
    const cells = { replaces: 'A-1|A-2', other_numbers: 'Kuatmor=K=20|Murtaka=20' }
    const synonyms = [['mur baut', 'pasak besi']]
    await importText(db, [{ ...bolt, ...cells }], { mapping: { ...plainMapping, synonyms } })
    const first = await comesBack()
    expect(first.cells[0]).toMatchObject(cells)
    expect(first.mapping.synonyms).toEqual(synonyms)
  })

  it('keeps attributes apart whose columns would be called alike', async () => {
    const mapping = mappingSchema.parse({
      ...plainMapping,
      attributes: [
        attribute('foo', 'text'),
        attribute('foo_en', 'number'),
        attribute('bar_en', 'number'),
        attribute('bar', 'text'),
      ],
    })
    await importText(db, [{ ...bolt, foo: 'Text', foo_en: '5', bar: 'Other', bar_en: '7' }], { mapping })
    const { cells } = await comesBack()
    expect(cells[0]).toMatchObject({
      attr_foo_en: 'Text',
      'attr_foo_en.value': '5',
      attr_bar_en: '7',
      'attr_bar.en': 'Other',
    })
  })

  const NUMBERS = ['0.0000001', '-0.0000001', '123456789012345.1234567891', '-5', '16.5', '0', '1000000']
  const withNumbers = async () => {
    const mapping = mappingSchema.parse({ ...plainMapping, attributes: [attribute('n', 'number')] })
    const rows = NUMBERS.map((n, i) => ({ ...bolt, sku: `B-${i}`, n }))
    expect((await importText(db, rows, { mapping })).problems).toEqual([])
  }

  it('has every digit of a number', async () => {
    await withNumbers()
    const { cells } = await comesBack()
    expect(cells.map((row) => row['attr_n']?.replace(/^'/, ''))).toEqual(NUMBERS)
  })

  it('has every digit of a number in a workbook, too', async () => {
    await withNumbers()
    const file = join(await folder(), 'catalogue.xlsx')
    await inSnapshot(db, async (snapshot) => writeWorkbook(await exportCatalogue(snapshot, new Map()), file))
    const rows = await Array.fromAsync(readTable(file))
    expect(rows.map((row) => 'cells' in row && row.cells['attr_n'])).toEqual(NUMBERS)
  })

  it('has products without an item', async () => {
    const mapping = mappingSchema.parse({
      ...plainMapping,
      item_when: 'sku',
      attributes: [attribute('foo', 'text'), attribute('n', 'number')],
    })
    await importText(
      db,
      [
        { product: 'EMPTY', name_en: 'Empty' },
        { ...bolt, foo: 'Text', n: '5' },
      ],
      { mapping },
    )
    const { cells } = await comesBack()
    expect(cells.map(({ product, sku }) => [product, sku])).toEqual([
      ['EMPTY', ''],
      ['BOLT', 'B-1'],
    ])
  })

  describe('leaves a made name to be made again', () => {
    const options = [1, 2, 3].map((n) => ({ name: `name_${n}`, value: `value_${n}` }))
    const mapping = (language: 'en' | 'id') => mappingSchema.parse({ ...plainMapping, language, options })
    const ball = { product: 'BALL', name_en: 'Ball' }
    const rows: Cells[] = [
      { ...ball, sku: '1', name_1: '3D shape', value_1: 'Round', name_2: 'Size', value_2: 'Large' },
      { ...ball, sku: '2', name_1: '3D shape', value_1: 'Round', name_2: 'Size', value_2: 'Large Round' },
      { ...ball, sku: '3', item_name_en: 'Own name' },
      { ...ball, sku: '4', name_1: 'A name of an option that is longer than any code can be', value_1: 'x' },
    ]

    it.each(['en', 'id'] as const)('of the product and its options (%s)', async (language) => {
      await importText(db, rows, { mapping: mapping(language) })
      const made = ['Ball Round Large', 'Ball Round Large Round', 'Own name', 'Ball x']
      expect(await names()).toEqual(made)
      const { cells } = await comesBack()
      expect(cells.map(({ item_name_en }) => item_name_en)).toEqual(['', '', 'Own name', ''])
      expect(await names()).toEqual(made)
      await importText(
        db,
        rows.map(({ product = '', sku = '' }) => ({ product, sku, name_en: 'Sphere' })),
      )
      expect(await names()).toEqual([
        'Sphere Round Large',
        'Sphere Round Large Round',
        'Own name',
        'Sphere x',
      ])
    })

    it('but has a name whose options a spreadsheet would take for a formula', async () => {
      await importText(db, [{ ...ball, sku: '1', name_1: 'Voltage', value_1: '+5V' }], {
        mapping: mapping('en'),
      })
      expect((await exportText(db)).cells).toMatchObject([
        { item_name_en: 'Ball +5V', attr_voltage_en: "'+5V" },
      ])
    })
  })

  it('a price list leaves the options in made names', async () => {
    const mapping = mappingSchema.parse({ ...plainMapping, options: [{ name: 'o', value: 'v' }] })
    await importText(db, [{ ...bolt, o: 'Size', v: 'M8' }], { mapping })
    const { summary } = await importText(db, [{ product: 'BOLT', sku: 'B-1', price: '1000' }])
    expect(summary).toMatchObject({ changed: 0, prices: 1 })
    expect(await names()).toEqual(['Bolt M8'])
  })

  it('brings a photographed logo along as it came in, and has its widths made', async () => {
    const storage = memoryStorage()
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a50' } })
      .jpeg()
      .toBuffer()
    const mapping = mappingSchema.parse({ ...plainMapping, brands: [{ name: 'Acme', logo: 'acme.jpg' }] })
    const announced: Event[] = []
    const parts = {
      storage,
      mapping,
      pictures: { 'acme.jpg': photo },
      announce: async (_: Db, event: Event) => void announced.push(event),
    }
    await importText(db, [{ ...bolt, brand: 'Acme' }], parts)
    expect(announced).toContainEqual({
      type: 'picture_added',
      key: expect.stringMatching(/^pictures\/[0-9a-f]{32}$/),
    })
    announced.length = 0
    await importText(db, [{ ...bolt, brand: 'Acme' }], parts)
    expect(announced.filter(({ type }) => type === 'picture_added')).toEqual([])
    const { pictures, mapping: exported } = await comesBack(storage)
    expect(Object.values(pictures)).toEqual([photo])
    expect(exported.brands).toEqual([{ name: 'Acme', logo: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/) }])
  })

  it('is of one moment', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({
      product: `P-${n}`,
      sku: `S-${n}`,
      name_en: 'Before',
    }))
    const after = rows.map((one) => ({ ...one, name_en: 'After' }))
    await importText(db, rows)
    let importing: Promise<unknown> | undefined
    const values = new Set<unknown>()
    await inSnapshot(db, async (snapshot) => {
      const { headings, rows: exported } = await exportCatalogue(snapshot, new Map())
      const place = headings.indexOf('name_en')
      for await (const row of exported) {
        importing ??= importText(db, after)
        await importing
        values.add(row[place])
      }
    })
    expect([...values]).toEqual(['Before'])
    expect((await exportText(db)).cells[0]).toMatchObject({ name_en: 'After' })
  })

  it('as a workbook has no cell that Excel can not hold', async () => {
    const text = 'x'.repeat(32_767 - '<p></p>'.length)
    const file = join(await folder(), 'catalogue.xlsx')
    const write = () =>
      inSnapshot(db, async (snapshot) => writeWorkbook(await exportCatalogue(snapshot, new Map()), file))
    await importText(db, [{ ...bolt, description_en: `<p>${text}</p>` }])
    expect(await write()).toBe(1)
    await importText(db, [{ ...bolt, description_en: `<p>${text}x</p>` }])
    await expect(write()).rejects.toThrow(TooLongForWorkbook)
    await expect(write()).rejects.toThrow(/BOLT, description_en: 32768 .* CSV/)
  })
})

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'pasok-export-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
