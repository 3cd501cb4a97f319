import { describe, expect, it, test } from 'vitest'
import { textCells } from '../../platform/sheets/text-cells.ts'
import { orderRowsIn } from './order-rows.ts'

const pairs = (text: string) =>
  orderRowsIn(textCells(text, { rows: 100, columns: 100 }) as string[][]).rows.map(
    ({ part_number, quantity }) => [part_number, quantity],
  )

describe('rows', () => {
  const wanted = [
    ['6204-2RS', '10'],
    ['HB-M8', '1.000'],
  ]

  it.each([
    ['two columns', '6204-2RS;10\nHB-M8;1.000'],
    ['headings', 'Part Number\tQty\n6204-2RS\t10\nHB-M8\t1.000'],
    ['headings in Indonesian', 'Kode Barang;Jumlah\n6204-2RS;10\nHB-M8;1.000'],
    ['other columns between', 'No;SKU;Nama;Jml;Harga\n1;6204-2RS;Bearing;10;99\n2;HB-M8;Baut;1.000;98'],
    ['the quantity first', 'QTY,NO. PART\n10,6204-2RS\n1.000,HB-M8'],
    [
      'a title above the headings',
      'PT Contoh\n\nTanggal: 1 Mei\nItem Code;Order Qty\n6204-2RS;10\nHB-M8;1.000',
    ],
    ['numbers of lines and no headings', '1;6204-2RS;10\n2;HB-M8;1.000'],
    ['quantities first and no headings', '10;6204-2RS\n1.000;HB-M8'],
    [
      'the part number rather than the item and its description',
      'Item;Part No;Description;Qty\n1;6204-2RS;Bearing;10\n2;HB-M8;Bolt;1.000',
    ],
    ['empty rows', '\n6204-2RS;10\n;\n\nHB-M8;1.000\n'],
    ['blanks around', ' 6204-2RS ;  10 \nHB-M8 ; 1.000'],
  ])('are read with %s', (_, text) => {
    expect(pairs(text)).toEqual(wanted)
  })

  test.each([
    [
      'whose part numbers are numbers, too',
      '6204;10\n6205;20',
      [
        ['6204', '10'],
        ['6205', '20'],
      ],
    ],
    [
      'of part numbers alone',
      '6204-2RS\nHB-M8',
      [
        ['6204-2RS', ''],
        ['HB-M8', ''],
      ],
    ],
    ['under one heading', 'SKU\n6204', [['6204', '']]],
    ['with a unit beside the quantity', 'SKU;Jml;Satuan\nHB-M8;1.000;pcs', [['HB-M8', '1.000 pcs']]],
    ['with a quantity heading only', 'Bezeichnung;Qty\nHB-M8;5', [['HB-M8', '5']]],
    [
      'with a quantity that is none',
      'HB-M8;5\nHB-M9;six',
      [
        ['HB-M8', '5'],
        ['HB-M9', 'six'],
      ],
    ],
    ['with words beside the part number', 'HB-M8;five', [['HB-M8', '']]],
    [
      'without a part number',
      'HB-M8;5\n;6',
      [
        ['HB-M8', '5'],
        ['', '6'],
      ],
    ],
    ['whose thousands are cut by the commas between the cells', 'HB-M8,1,000', [['HB-M8', '1,000']]],
    ['the same below headings', 'sku,qty\nHB-M8,1,250', [['HB-M8', '1,250']]],
    ['whose third column is a price', 'sku,qty,price\nHB-M8,1,250', [['HB-M8', '1']]],
    ['of nothing', ' \n;\n', []],
  ])('%s', (_, text, rows) => {
    expect(pairs(text)).toEqual(rows)
  })

  it('of a workbook tell decimals from thousands', () => {
    const table = [
      ['sku', 'qty'],
      [6204, 1000],
      ['HB-M8', 1.125],
      ['HB-M9', 2.5],
    ]
    expect(orderRowsIn(table).rows).toEqual([
      { part_number: '6204', quantity: '1000' },
      { part_number: 'HB-M8', quantity: '1.1250' },
      { part_number: 'HB-M9', quantity: '2.5' },
    ])
  })

  it('have none of the characters that no text of the API has', () => {
    expect(orderRowsIn([['A\u0000-\u202e1', '2\u0007']]).rows).toEqual([
      { part_number: 'A - 1', quantity: '2' },
    ])
  })

  it('are cut where a cell is longer than any part number', () => {
    expect(orderRowsIn([['x'.repeat(5_000), '9'.repeat(5_000)]]).rows).toEqual([
      { part_number: 'x'.repeat(200), quantity: '9'.repeat(40) },
    ])
  })
})
