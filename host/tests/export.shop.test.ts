import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDesk, type Desk } from '../testing/cli-fixture.ts'

/** Several programs one after the other, on a busy machine. */
const LIMIT_MS = 90_000

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60"></svg>`

const MAPPING = {
  version: 1,
  language: 'both',
  columns: Object.fromEntries(
    [
      'product sku name_en name_id description_en item_name_id category_en category_id brand uom price cost_price',
      'special_offer_price special_offer_until stock_tag on_hand min_qty sni images datasheet certificates',
      'tab_1_title_en tab_1_html_en',
    ]
      .join(' ')
      .split(' ')
      .map((field) => [field, field]),
  ),
  item_when: 'sku',
  attributes: [
    {
      code: 'length',
      name_en: 'Length',
      name_id: 'Panjang',
      type: 'number',
      unit: 'mm',
      columns: { value: 'mm' },
    },
    {
      code: 'note',
      name_en: 'Note',
      name_id: 'Catatan',
      type: 'text',
      columns: { en: 'note', id: 'catatan' },
    },
  ],
  stock_tags: [{ code: 'indent', name_en: 'Indent', name_id: 'Indent', available: false }],
  brands: [{ name: 'Kuatmor', logo: 'logo.svg', note_en: '=Business use only' }],
}

const HEADINGS = [...Object.values(MAPPING.columns), 'mm', 'note', 'catatan']
type Cells = Partial<Record<string, string>>
const ROWS: Cells[] = [
  {
    product: "'=BOLT",
    sku: "'-B/1",
    name_en: `'+Bolt, "full" thread`,
    name_id: "'@Baut",
    description_en: '<p>Steel;\r\ntwo lines</p>',
    item_name_id: "'\tBaut",
    category_en: 'Fasteners > Bolts',
    category_id: 'Baut & mur (fastener) > Baut',
    brand: 'Kuatmor',
    uom: 'box',
    price: '1250000',
    cost_price: '800000',
    special_offer_price: '1100000',
    special_offer_until: '2026-12-31',
    stock_tag: 'indent',
    on_hand: '7',
    min_qty: '10',
    sni: "''=07",
    images: '2.svg|1.svg',
    datasheet: 'a.pdf',
    certificates: 'Mill test=b.pdf|a.pdf',
    tab_1_title_en: 'Mounting',
    tab_1_html_en: '<p>-</p>',
    mm: '16.5',
    note: "'-",
    catatan: "'=1+1",
  },
  { product: "'=BOLT", sku: 'B-2', mm: '-20' },
  { product: 'NUT', sku: '0017', name_id: 'Mur', price: '500' },
  { product: 'ALONE', name_en: 'Without an item', name_id: 'Tanpa item' },
]
const quoteCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const TABLE = [HEADINGS, ...ROWS.map((row) => HEADINGS.map((heading) => row[heading] ?? ''))]
  .map((cells) => cells.map(quoteCell).join(',') + '\n')
  .join('')

/** A shop with that catalogue. */
const fillDesk = async (): Promise<Desk> => {
  const desk = await newDesk()
  await desk.put('mapping.json', JSON.stringify(MAPPING))
  for (const [name, content] of [
    ['pictures/1.svg', drawing(1)],
    ['pictures/2.svg', drawing(2)],
    ['pictures/logo.svg', drawing(9)],
    ['documents/a.pdf', '%PDF-a'],
    ['documents/b.pdf', '%PDF-b'],
  ] as const)
    await desk.put(name, content)
  const table = await desk.put('table.csv', TABLE)
  const { code, output } = await desk.import(table, '--mapping', desk.path('mapping.json'))
  expect([code, output]).toEqual([0, expect.stringContaining('Items: 3 new')])
  return desk
}

/** Every file of a folder with its bytes as text, by its path. */
const filesIn = async (desk: Desk, folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(desk.path(folder), { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(desk.path(folder).length + 1))
  return Object.fromEntries(
    await Promise.all(
      names.toSorted().map(async (name) => [name, await desk.read(`${folder}/${name}`)] as const),
    ),
  )
}

describe('a catalogue that is exported', () => {
  let from: Desk
  let to: Desk
  let csv: Record<string, string>
  beforeAll(async () => {
    from = await fillDesk()
    expect(await from.export(from.path('csv'))).toEqual({
      code: 0,
      output: `${from.path('csv')}/catalogue.csv: rows 4; pictures and documents 5.\n`,
    })
    csv = await filesIn(from, 'csv')
  }, LIMIT_MS)
  afterAll(() => from.clear())
  beforeEach(async () => {
    to = await newDesk()
  })
  afterEach(() => to.clear())

  /** Fills the empty shop with what lies in the folder, and answers what it exports as CSV. */
  const through = async (folder: string, table: string) => {
    const taken = await to.import(`${folder}/${table}`, '--mapping', `${folder}/mapping.json`)
    expect([taken.code, taken.output]).toEqual([
      0,
      expect.stringContaining('Rows: 4 read, 0 refused. Items: 3 new'),
    ])
    expect(await to.export(to.path('out'))).toMatchObject({ code: 0 })
    return filesIn(to, 'out')
  }

  test('is readable by its owner alone', async () => {
    const entries = await readdir(from.path('csv'), { recursive: true })
    const others = entries.map(async (name) => (await stat(from.path(`csv/${name}`))).mode & 0o077)
    expect((await Promise.all(others)).filter((mode) => mode !== 0)).toEqual([])
    expect((await stat(from.path('csv'))).mode & 0o777).toBe(0o700)
  })

  test(
    'is so in a folder that was there, too',
    async () => {
      await from.put('old/mapping.json', '{}')
      await from.put('old/catalogue.csv', 'old')
      for (const [name, mode] of [
        ['old', 0o755],
        ['old/mapping.json', 0o644],
        ['old/catalogue.csv', 0o666],
      ] as const)
        await chmod(from.path(name), mode)
      const refused = await from.export(from.path('old'), '--no-files')
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringContaining(`chmod 700 ${from.path('old')}`),
      })
      expect(await from.read('old/catalogue.csv')).toBe('old')

      await chmod(from.path('old'), 0o700)
      await mkdir(from.path('old/pictures'), { mode: 0o777 })
      await chmod(from.path('old/pictures'), 0o777)
      expect(await from.export(from.path('old'))).toMatchObject({ code: 1 })
      expect(await from.export(from.path('old'), '--no-files')).toMatchObject({ code: 0 })
      for (const name of ['mapping.json', 'catalogue.csv'])
        expect((await stat(from.path(`old/${name}`))).mode & 0o777).toBe(0o600)
    },
    LIMIT_MS,
  )

  test('has no cell that a spreadsheet takes for a formula', () => {
    const table = csv['catalogue.csv'] ?? ''
    expect(table).not.toMatch(/(^|,|")[=+\-@\t]/m)
    for (const text of ["'=BOLT", "'-B/1", "'@Baut", "'\tBaut", "''=07", "'-", "'=1+1", "'-20"])
      expect(`,${table.replaceAll('\r\n', ',,')}`).toContain(`,${text},`)
    expect(table).toContain(`,"'+Bolt, ""full"" thread",`)
  })

  test(
    'fills an empty shop whose export is the same to the byte',
    async () => {
      expect(Object.keys(csv)).toHaveLength(7)
      expect(await through(from.path('csv'), 'catalogue.csv')).toEqual(csv)
    },
    LIMIT_MS,
  )

  test(
    'as a workbook fills an empty shop whose export is the same as CSV',
    async () => {
      expect(await from.export(from.path('xlsx'), '--xlsx')).toMatchObject({ code: 0 })
      expect(await through(from.path('xlsx'), 'catalogue.xlsx')).toEqual(csv)
    },
    LIMIT_MS,
  )

  test('without files is the table and its mapping alone', async () => {
    expect(await from.export(from.path('a/b'), '--no-files')).toMatchObject({ code: 0 })
    expect((await readdir(from.path('a/b'))).toSorted()).toEqual(['catalogue.csv', 'mapping.json'])
    const table = await from.read('a/b/catalogue.csv')
    expect(table).toContain("'=BOLT")
    expect(table).not.toMatch(/\.svg|\.pdf/)
  })
})
