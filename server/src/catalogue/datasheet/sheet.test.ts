import { expect, it } from 'vitest'
import { settings } from '../../testing/ask-api.ts'
import type { SheetRow } from './datasheet.store.ts'
import { buildSheet } from './sheet.ts'

type Item = SheetRow['items'][number]

const item = (sku: string, more: Partial<Item> = {}): Item => ({
  item_id: 1,
  item_name: sku,
  item_filled: [],
  sku,
  uom: 'pcs',
  tag: null,
  min_qty: 1,
  multiple_qty: 1,
  lead_time_days: null,
  weight_g: null,
  values: null,
  ...more,
})
const number = (code: string, value: string) => ({ code, name: code, unit: 'mm', text: null, number: value })
const text = (code: string, value: string) => ({ code, name: code, unit: null, text: value, number: null })
const row = (items: Item[], more: Partial<SheetRow> = {}): SheetRow => ({
  id: 7,
  name: 'Bolt',
  filled: [],
  display_price: true,
  display_add_to_cart: true,
  brand: null,
  category_ids: [],
  pictures: null,
  item_count: items.length,
  first_item_id: 1,
  tags: [null],
  only_item: null,
  datasheet: null,
  description: '',
  origin: null,
  tkdn_percent: null,
  sni: null,
  certificates: null,
  items,
  ...more,
})
const heads = (product: SheetRow, language: 'en' | 'id' = 'en') =>
  buildSheet(product, settings, language).columns.map(({ head }) => head)
const rows = (product: SheetRow, language: 'en' | 'id' = 'en') =>
  buildSheet(product, settings, language).rows.map((cells) => cells.map((cell) => cell.text))

it('has a column for each differing attribute, with its unit, and shows common ones once', () => {
  const product = row([
    item('A', { values: [number('length', '12.5'), text('thread', 'M8'), text('material', 'Steel')] }),
    item('B', { values: [number('length', '20'), text('thread', 'M8'), text('material', 'Steel')] }),
    item('C', { values: [text('thread', 'M8'), text('material', 'Steel'), text('material', 'Brass')] }),
  ])
  expect(heads(product)).toEqual(['SKU number', 'length (mm)', 'material', 'Unit', 'Availability'])
  expect(buildSheet(product, settings, 'en').data).toEqual([['thread', 'M8']])
  expect(rows(product)).toEqual([
    ['A', '12.5', 'Steel', 'pcs', 'TBA'],
    ['B', '20', 'Steel', 'pcs', 'TBA'],
    ['C', '', 'Steel, Brass', 'pcs', 'TBA'],
  ])
  expect(heads(product, 'id')).toEqual(['Nomor SKU', 'length (mm)', 'material', 'Satuan', 'Ketersediaan'])
  expect(rows(product, 'id')[0]).toEqual(['A', '12,5', 'Steel', 'pcs', 'TBA'])
})

it('says once its origin, local content, national standard and certificates, which its items have as values', () => {
  const product = row(
    [item('A', { values: [number('tkdn_percent', '41.5'), text('origin', 'Indonesia')] })],
    {
      origin: 'ID',
      tkdn_percent: 41.5,
      sni: 'SNI IEC 60898-1',
      certificates: [
        { title: 'Mill test 3.1', valid_until: null },
        { title: 'TKDN', valid_until: '2027-05-31' },
      ],
    },
  )
  expect(buildSheet(product, settings, 'id').data).toEqual([
    ['Negara asal', 'Indonesia'],
    ['TKDN', '41,5 %'],
    ['Sertifikasi SNI', 'SNI IEC 60898-1'],
    ['Sertifikat', 'Mill test 3.1, TKDN (berlaku sampai 31/05/2027)'],
  ])
})

it('says the weight of each item where one is known', () => {
  const product = row([item('A', { weight_g: 1_500 }), item('B')])
  expect(heads(product)).toEqual(['SKU number', 'Name', 'Weight (g)', 'Unit', 'Availability'])
  expect(rows(product).map(([, , weight]) => weight)).toEqual(['1500', ''])
})

it('says all of a single item as data', () => {
  const product = row([item('A', { values: [number('length', '12.5'), text('thread', 'M8')] })])
  expect(heads(product)).toEqual(['SKU number', 'Unit', 'Availability'])
  expect(buildSheet(product, settings, 'en').data).toEqual([
    ['length', '12.5 mm'],
    ['thread', 'M8'],
  ])
})

it('distinguishes items by their names if nothing else does', () => {
  const product = row([item('A', { item_name: 'Left' }), item('B', { item_name: 'Right' })])
  expect(heads(product)).toEqual(['SKU number', 'Name', 'Unit', 'Availability'])
  expect(rows(product).map(([, name]) => name)).toEqual(['Left', 'Right'])
  expect(heads(row([item('A', { item_name: 'Same' }), item('B', { item_name: 'Same' })]))).not.toContain(
    'Name',
  )
})

it('shows an item’s availability from its tag', () => {
  const tag = { id: 1, code: 'indent', name: 'Indent 25 Working Days', available: false }
  const [cells] = buildSheet(row([item('A', { tag, uom: 'drum' })]), settings, 'en').rows
  expect(cells?.slice(1)).toEqual([{ text: 'drum' }, { text: 'Indent 25 Working Days', available: false }])
})

it('names the shop, the brand with its note, and four pictures at most', () => {
  const pictures = Array.from({ length: 6 }, (_, i) => ({
    key: `k${i}`,
    photo: i === 1,
    width: 8,
    height: 6,
  }))
  const brand = { id: 1, name: 'SMC', note: 'For business use only.' }
  const sheet = buildSheet(row([item('A')], { pictures, brand }), settings, 'id')
  expect(sheet).toMatchObject({
    language: 'id',
    name: 'Bolt',
    maker: { name: 'Toko Uji', legalName: 'PT Toko Uji Niaga', address: 'Jl. Uji No. 7, Bekasi 17530' },
    brand: { name: 'SMC', note: 'For business use only.' },
  })
  expect(sheet.pictures).toEqual([0, 1, 2, 3].map((i) => ({ key: `k${i}`, photo: i === 1 })))
})
