import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db, Storage, StoredFile } from '../../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'
import { guardedText } from '../../platform/sheets/guarded-text.ts'
import { mappingSchema } from '../read/mapping.ts'
import { readTable } from '../read/read-table.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { referredFiles } from './referred-files.ts'
import { writeWorkbook } from './write-workbook.ts'

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60"></svg>`
const mapping = mappingSchema.parse({
  version: 1,
  language: 'both',
  columns: Object.fromEntries(
    [
      'product sku name_en name_id description_en description_id item_name_en item_name_id category_en category_id',
      'brand uom pieces_per_uom price cost_price special_offer_price special_offer_from special_offer_until stock_tag on_hand',
      'lead_time_days min_qty multiple_qty weight_g shelf popularity featured display_price display_add_to_cart',
      'replaces',
      'origin tkdn_percent sni images datasheet certificates tab_1_title_en tab_1_html_en tab_1_title_id tab_1_html_id',
    ]
      .join(' ')
      .split(' ')
      .map((field) => [field, field]),
  ),
  options: [{ name: 'option', value: 'option_value' }],
  attributes: [
    {
      code: 'length',
      name_en: 'Length',
      name_id: 'Panjang',
      type: 'number',
      unit: 'mm',
      columns: { value: 'length' },
    },
    {
      code: 'material',
      name_en: 'Material',
      name_id: 'Bahan',
      type: 'choice',
      columns: { en: 'material', id: 'bahan' },
    },
    {
      code: 'note',
      name_en: 'Note',
      name_id: 'Catatan',
      type: 'text',
      columns: { en: 'note', id: 'catatan' },
    },
  ],
  stock_tags: [
    {
      code: 'indent_25',
      name_en: 'Indent 25 Working Days',
      name_id: 'Indent 25 hari kerja',
      available: false,
    },
  ],
  brands: [{ name: 'Kuatmor', logo: 'brand.svg', note_en: 'Business use only' }],
  relations: [
    {
      kind: 'alternative',
      from: 'Fasteners > Bolts',
      to: 'Fasteners',
      same: ['length'],
      begins: ['material'],
    },
  ],
})
const rows: Cells[] = [
  {
    product: '=BOLT',
    sku: '-B/1',
    replaces: '=OLD 1|-7|-B/0|+Z',
    name_en: '+Bolt, "full" thread',
    name_id: "'=Baut",
    description_en: '<p>Steel</p>',
    item_name_en: '@Bolt M8',
    category_en: 'Fasteners > Bolts',
    category_id: 'Pengencang > Baut',
    brand: 'Kuatmor',
    uom: 'box',
    pieces_per_uom: '200',
    price: '1250000',
    cost_price: '800000',
    special_offer_price: '1100000',
    special_offer_until: '2026-12-31',
    stock_tag: 'indent_25',
    on_hand: '7',
    lead_time_days: '25',
    min_qty: '10',
    multiple_qty: '5',
    weight_g: '120',
    shelf: 'A-03-2',
    popularity: '9',
    featured: 'yes',
    display_price: 'no',
    origin: 'TW',
    tkdn_percent: '40.25',
    sni: 'SNI 07',
    images: '2.svg|1.svg',
    datasheet: 'a.pdf',
    certificates: 'Mill test=b.pdf=2027-05-31|a.pdf',
    tab_1_title_en: 'Mounting',
    tab_1_html_en: '<p>-</p>',
    length: '16.5',
    material: 'Steel',
    bahan: 'Baja',
    note: "'-",
  },
  {
    product: '=BOLT',
    sku: 'B-2',
    replaces: "'-8",
    length: '-20',
    material: 'Brass',
    option: 'Finish',
    option_value: 'Plain',
  },
  { product: 'NUT', sku: 'N-1', name_id: 'Mur', category_id: 'Mur' },
  { product: 'EMPTY', sku: 'E-1', name_en: 'Bare' },
]

onDatabase('a catalogue’s export', (open) => {
  let db: Db
  let stored: Map<string, StoredFile>
  let storage: Storage
  beforeAll(async () => {
    db = (await open()).db
    stored = new Map()
    storage = {
      put: async (key, body, contentType) => void stored.set(key, { body, contentType }),
      get: async (key) => stored.get(key),
      delete: async () => {},
    }
    await importText(db, rows, {
      mapping,
      storage,
      pictures: { '1.svg': drawing(1), '2.svg': drawing(2), 'brand.svg': drawing(9) },
      documents: { 'a.pdf': '%PDF-a', 'b.pdf': '%PDF-b' },
    })
  })

  const readExport = async () => {
    const files: Record<'pictures' | 'documents', Record<string, Buffer>> = { pictures: {}, documents: {} }
    const names = new Map<string, string>()
    for await (const { key, folder, name, body } of referredFiles(db, storage)) {
      names.set(key, name)
      files[folder][name] = Buffer.from(body)
    }
    const out = await exportCatalogue(db, names)
    return { out, files, names }
  }
  /** The rows as the CSV command writes them: every cell guarded. */
  const asCells = async () => {
    const { out, files, names } = await readExport()
    const cells = (await Array.fromAsync(out.rows)).map((row) =>
      Object.fromEntries(out.headings.map((heading, i) => [heading, guardedText(String(row[i] ?? ''))])),
    )
    return { cells, mapping: out.mapping, files, names }
  }

  it('says what a product says on the row of its first item', async () => {
    const { cells } = await asCells()
    expect(cells).toHaveLength(4)
    expect(cells[0]).toMatchObject({
      product: "'=BOLT",
      sku: "'-B/1",
      replaces: "'=OLD 1|-7|-B/0|+Z",
      name_en: `'+Bolt, "full" thread`,
      name_id: "'=Baut",
      description_id: '',
      item_name_en: "'@Bolt M8",
      item_name_id: '',
      cost_price: '800000',
      special_offer_from: '',
      special_offer_until: '2026-12-31',
      display_price: 'no',
      origin: 'TW',
      tkdn_percent: '40.25',
      attr_length: '16.5',
      attr_material_id: 'Baja',
      tab_1_title_id: '',
    })
    expect(cells[1]).toMatchObject({
      product: "'=BOLT",
      sku: 'B-2',
      replaces: "'-8",
      name_en: '',
      brand: '',
      attr_length: "'-20",
    })
    expect(cells[0]?.['images']?.split('|')).toHaveLength(2)
    expect(cells[0]?.['certificates']).toMatch(
      /^Mill test=[0-9a-f]{32}\.pdf=2027-05-31\|a=[0-9a-f]{32}\.pdf$/,
    )
  })

  it('brings its files along', async () => {
    const { files } = await readExport()
    expect(Object.values(files.pictures).map(String).toSorted()).toEqual([drawing(1), drawing(2), drawing(9)])
    expect(Object.values(files.documents).map(String).toSorted()).toEqual(['%PDF-a', '%PDF-b'])
  })

  it('read again changes nothing', async () => {
    const { cells, ...options } = await asCells()
    const { summary, problems } = await importText(db, cells, { ...options, ...options.files, storage })
    expect(problems).toEqual([])
    expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 4, products: 0, prices: 0 })
  })

  it('as a workbook, texts as texts and figures as figures, read again changes nothing', async () => {
    const { out, files } = await readExport()
    const folder = await mkdtemp(join(tmpdir(), 'pasok-export-'))
    try {
      const file = join(folder, 'catalogue.xlsx')
      expect(await writeWorkbook(out, file)).toBe(4)
      const read = await Array.fromAsync(readTable(file))
      const cells = read.map((row) => ('cells' in row ? row.cells : {}))
      expect(cells[0]).toMatchObject({
        product: '=BOLT',
        replaces: '=OLD 1|-7|-B/0|+Z',
        name_id: '=Baut',
        price: '1250000',
        attr_length: '16.5',
      })
      const { summary, problems } = await importText(db, cells, { mapping: out.mapping, ...files, storage })
      expect(problems).toEqual([])
      expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 4, products: 0, prices: 0 })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('fills an empty shop with the same', async () => {
    const { cells, ...options } = await asCells()
    await emptyCatalogue(db)
    expect((await sql`select from catalogue.item`.execute(db)).rows).toHaveLength(0)
    const { problems } = await importText(db, cells, { ...options, ...options.files, storage })
    expect(problems).toEqual([])
    const again = await asCells()
    expect(again.cells).toEqual(cells)
    expect(again.mapping).toEqual(options.mapping)
  })
})
