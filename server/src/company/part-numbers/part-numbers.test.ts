import { MOST_PART_NUMBERS_OF_ITEM } from '@pasok/contract'
import { describe, expect, it } from 'vitest'
import { pairsIn } from './pairs-thread.ts'
import { planUpload, type FoundPair, type StoredNumber } from './part-numbers.ts'

const bareOf = (number: string) => number.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const stored = (id: number, number: string, item_id: number): StoredNumber => ({
  id,
  number,
  item_id,
  bare: bareOf(number),
})
const found = (number: string, itemId?: number, more: Partial<FoundPair> = {}): FoundPair => ({
  pair: { row: 2, number, sku: itemId === undefined ? 'X-0' : `S-${itemId}` },
  bare: bareOf(number),
  isDamaged: false,
  items: itemId === undefined ? [] : [{ id: itemId, isSold: true }],
  ...more,
})
const reasons = (rows: readonly FoundPair[], before: readonly StoredNumber[] = []) =>
  planUpload(before, rows).wrong.map(({ reason }) => reason)

describe('an uploaded list of own numbers', () => {
  it('adds new numbers, and changes those that name another item or are spelled differently', () => {
    const before = [stored(1, '10-1', 5), stored(2, '10-2', 5), stored(3, '10-3', 5)]
    const plan = planUpload(before, [found('10-1', 5), found('10-2', 6), found('10 3', 5), found('10-4', 5)])
    expect(plan).toEqual({
      added: [{ item_id: 5, number: '10-4' }],
      changed: [
        { id: 2, item_id: 6, number: '10-2' },
        { id: 3, item_id: 5, number: '10 3' },
      ],
      unchanged: 1,
      wrong: [],
    })
  })

  it('says of each row what is wrong, and takes the others', () => {
    const rows = [
      found('', 1),
      found('9'.repeat(61), 1),
      found('–', 1),
      found('1.05E+11', 1, { isDamaged: true }),
      found('A-1', undefined, { pair: { row: 2, number: 'A-1', sku: '' } }),
      found('A-1'),
      found('A-1', 1, { items: [1, 2].map((id) => ({ id, isSold: true })) }),
      found('A-1', 1, { items: [{ id: 1, isSold: false }] }),
      found('A-1', 1),
      found('a1', 2),
      found('A 1', 1),
    ]
    expect(reasons(rows)).toEqual([
      'number_missing',
      'number_too_long',
      'number_without_signs',
      'number_damaged',
      'sku_missing',
      'sku_unknown',
      'sku_ambiguous',
      'sku_not_sold',
      'number_twice',
    ])
    expect(planUpload([], rows)).toMatchObject({ added: [{ number: 'A-1' }], unchanged: 1 })
  })

  it('gives an item ten numbers at most, those counted that move to it or away', () => {
    const full = Array.from({ length: MOST_PART_NUMBERS_OF_ITEM }, (_, at) => stored(at + 1, `F-${at}`, 1))
    expect(reasons([found('G-1', 1)], full)).toEqual(['too_many_of_item'])
    expect(reasons([found('F-0', 2), found('G-1', 1)], full)).toEqual([])
    expect(reasons([found('H-1', 1)], [...full, stored(50, 'H-1', 2)])).toEqual(['too_many_of_item'])
  })

  it('gives a company 20,000 numbers at most', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => stored(at + 1, `N-${at}`, at))
    expect(reasons([found('M-1', 1), found('N-7', 8)], many)).toEqual(['too_many'])
  })
})

describe('a table of own numbers', () => {
  it.each([
    [
      'headings in English',
      [
        ['Part number', 'Your number'],
        ['B-1', '10-1'],
      ],
    ],
    [
      'headings in Indonesian',
      [
        ['Nomor part', 'Nomor Anda', 'Nama'],
        ['B-1', '10-1', 'Baut'],
      ],
    ],
    [
      'the heading of one column alone',
      [
        ['Kode sendiri', 'Lawan'],
        ['10-1', 'B-1'],
      ],
    ],
    ['a title above them', [['Daftar 2026'], ['Customer code', 'SKU'], ['10-1', 'B-1']]],
  ])('is read with %s', (_, table) => {
    expect(pairsIn(table)).toEqual([{ row: table.length, number: '10-1', sku: 'B-1' }])
  })

  it.each([
    ['two columns', [['10-1', 'B-1']]],
    ['an empty column', [['', '10-1', 'B-1']]],
  ])('is read without headings from %s', (_, table) => {
    expect(pairsIn(table)).toEqual([{ row: 1, number: '10-1', sku: 'B-1', isUnnamed: true }])
  })

  it.each([
    ['Material description | Material number | SKU', 1, 2],
    ['Item | Customer PN | Supplier PN', 1, 2],
    ['Supplier part number | Supplier name | Customer name | Customer part number', 3, 0],
    ['No. | Part name | Part no. | Our number', 3, 2],
    ['Part number | Qty | Unit | Material', 3, 0],
    ['Material | Material no. | Part', 1, 2],
    ['Your PN | Our PN', 1, 0],
    ['Item code | SKU', 0, 1],
    ['Part number | Vendor SKU | My code', 2, 1],
    ['Item | Your number', 1, 0],
    ['Deskripsi material | Nomor material | SKU', 1, 2],
    ['No | Nama barang | Jumlah | Kode barang | Nomor part', 3, 4],
    ['Barang | Kode pelanggan | Nomor part pemasok', 1, 2],
    ['Nomor Anda | Nama pelanggan | Satuan | Kode barang', 0, 3],
    ['Nama part | Nomor part | Deskripsi kami | Kode internal', 3, 1],
  ])('is read from the columns that the headings %s name', (headings, own, ours) => {
    const names = headings.split(' | ')
    const cells = names.map((name, at) => {
      if (at === own) return '10-1'
      return at === ours ? 'B-1' : `x ${name}`
    })
    expect(pairsIn([names, cells])).toEqual([{ row: 2, number: '10-1', sku: 'B-1' }])
  })

  it('has no part number of ours where a single heading is of a number', () => {
    const table = [
      ['Nomor Anda', 'Nama', 'Jumlah'],
      ['10-1', 'Baut', 4],
    ]
    expect(pairsIn(table)).toEqual([{ row: 2, number: '10-1', sku: '' }])
  })

  it('keeps rows of one text, counts as a spreadsheet does, and reads numbers and guarded texts', () => {
    const table = [
      ['Your number', 'Part number'],
      [104711, 'B-1'],
      ['', ''],
      ["'=7", ''],
      [' 10\u00a0 2 ', 'B-2'],
    ]
    expect(pairsIn(table)).toEqual([
      { row: 2, number: '104711', sku: 'B-1' },
      { row: 4, number: '=7', sku: '' },
      { row: 5, number: '10 2', sku: 'B-2' },
    ])
  })
})
