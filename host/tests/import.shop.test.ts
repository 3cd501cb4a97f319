import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowXml, workbookBytes } from '../../server/src/testing/workbooks.ts'
import { newDesk, table, type Desk } from '../testing/cli-fixture.ts'

let desk: Desk
beforeAll(async () => {
  desk = await newDesk()
})
afterAll(() => desk.clear())

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of two sheets, the first of them hidden. Cells of style 1 have the format 00000. */
const hiddenFirst = (first: string, second: string): Uint8Array =>
  workbookBytes(first, '', {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Items" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${second}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  })

const NOT_TAKEN = /Rows or cells not taken: (\d+), see (.+)/

describe('a file without an error', () => {
  test('is taken whole, with 0; again, with nothing changed; a dry run before it writes nothing', async () => {
    const file = await desk.put('clean.csv', table(12))
    const dry = await desk.import(file, '--dry-run')
    expect(dry.code).toBe(0)
    expect(dry.output).toMatch(/^clean\.csv: a dry run, nothing written, \d+\.\d s\. /)
    expect(dry.output).toContain(
      'Rows: 12 read, 0 refused. Items: 12 new, 0 changed, 0 as before. It would write: products 6, prices 12.\n',
    )
    expect(await desk.items()).toEqual(new Map())

    const first = await desk.import(file)
    expect(first.code).toBe(0)
    expect(first.output).toMatch(/^clean\.csv: done, \d+\.\d s\. Rows: 12 read, 0 refused\. /)
    expect(first.output).toContain('Items: 12 new, 0 changed, 0 as before. Written: products 6, prices 12.\n')
    expect(existsSync(desk.path('clean.csv.rejected.csv'))).toBe(false)
    expect([...(await desk.items()).values()].map(({ sku, price }) => [sku, price])).toEqual(
      Array.from({ length: 12 }, (_, i) => [`S-${i + 1}`, String(1001 + i)]),
    )

    const again = await desk.import(file)
    expect(again.code).toBe(0)
    expect(again.output).toContain('Items: 0 new, 0 changed, 12 as before. Written: products 0, prices 0.\n')
  })
})

const FAULTY = [
  'product,sku,name_en,price,min_qty,images,colour',
  'B-1,B-1,Bolt,1000,5,,red',
  'B-1,B-2,Bolt,"1.000,50",5,,',
  ',B-3,Bolt,1000,5,,',
  'B-1,,Bolt,1000,5,,',
  'B-1,B-1,Bolt,1000,5,,',
  'B-1,B-4,Bolt',
  'B-1,B-5,Bolt,2000,half,nowhere.svg,',
  'NEW,B-6,,2000,5,,',
  'B-1,B-7,Bolt,=1+1,5,,',
  'B-1,B-8,Bolt,3000,5,,',
  '',
].join('\n')

describe('a file with errors', () => {
  beforeAll(async () => {
    await desk.put('faulty.csv', FAULTY)
  })

  test('is taken but for them, with 2; each is listed by line, column, reason and value', async () => {
    const { code, output } = await desk.import(desk.path('faulty.csv'))
    expect(code).toBe(2)
    expect(output).toContain('Rows: 10 read, 5 refused. Items: 5 new, 0 changed, 0 as before.')
    expect(NOT_TAKEN.exec(output)?.slice(1)).toEqual(['10', desk.path('faulty.csv.rejected.csv')])
    const lines = (await desk.read('faulty.csv.rejected.csv')).split('\r\n')
    expect(lines.toSorted(byLine)).toEqual([
      '',
      'line,column,reason,value',
      "1,colour,No column is called 'colour'; it was not read.,colour",
      `3,price,"The value '1.000,50' is not a whole amount in rupiah. Set a price factor if the file uses another currency.","1.000,50"`,
      '4,product,The product code is missing.,',
      '5,sku,The part number is missing.,',
      '6,sku,The part number B-1 already appears on an earlier row.,B-1',
      '7,,"The row has 3 cells, not as many as the heading.",3',
      `8,images,The picture file nowhere.svg was not found.,nowhere.svg`,
      `8,min_qty,The value 'half' is not a whole number in the range allowed.,half`,
      '9,name_en,A product needs a name in at least one language.,',
      "10,price,The value '=1+1' is not a number; write digits with a point for decimals.,'=1+1",
    ])
    const rows = await desk.items()
    expect(['B-1', 'B-2', 'B-5', 'B-7', 'B-8'].map((sku) => rows.get(sku)?.['price'])).toEqual([
      '1000',
      '',
      '2000',
      '',
      '3000',
    ])
    expect([rows.has('B-3'), rows.has('B-4'), rows.has('B-6')]).toEqual([false, false, false])
  })

  test('is printed in Indonesian with --language id, and the list goes once the errors are gone', async () => {
    const { code } = await desk.import(desk.path('faulty.csv'), '--language', 'id')
    expect(code).toBe(2)
    const lines = (await desk.read('faulty.csv.rejected.csv')).split('\r\n')
    expect(lines.toSorted(byLine)).toEqual([
      '',
      'baris,kolom,alasan,nilai',
      "1,colour,Tidak ada kolom bernama 'colour'; kolom itu tidak dibaca.,colour",
      `3,price,"Nilai '1.000,50' bukan rupiah bulat. Berikan faktor harga bila file memakai mata uang lain.","1.000,50"`,
      '4,product,Kode produk tidak ada.,',
      '5,sku,Nomor part tidak ada.,',
      '6,sku,Nomor part B-1 sudah ada pada baris sebelumnya.,B-1',
      '7,,"Baris ini berisi 3 sel, tidak sama dengan judul kolom.",3',
      '8,images,File gambar nowhere.svg tidak ditemukan.,nowhere.svg',
      "8,min_qty,Nilai 'half' bukan bilangan bulat dalam batas yang diizinkan.,half",
      '9,name_en,"Produk memerlukan nama, minimal dalam satu bahasa.",',
      "10,price,Nilai '=1+1' bukan angka; tulis digit dengan titik untuk desimal.,'=1+1",
    ])
    await desk.put('faulty.csv', `${FAULTY.split('\n')[0]?.replace(',colour', '')}\nB-1,B-1,Bolt,1000,5,\n`)
    expect(await desk.import(desk.path('faulty.csv'))).toMatchObject({ code: 0 })
    expect(existsSync(desk.path('faulty.csv.rejected.csv'))).toBe(false)
  })
})

/** The heading first, then by line and column. */
const byLine = (a: string, b: string): number =>
  (Number.parseInt(a, 10) || 0) - (Number.parseInt(b, 10) || 0) || (a < b ? -1 : 1)

describe('items that are not in the file', () => {
  beforeAll(async () => {
    await desk.clear()
    desk = await newDesk()
    expect(await desk.import(await desk.put('all.csv', table(20)))).toMatchObject({ code: 0 })
  })

  test('up to a tenth are retired', async () => {
    const { code, output } = await desk.import(await desk.put('most.csv', table(18)), '--retire-missing')
    expect(code).toBe(0)
    expect(output).toContain('Items not in the file: 2 of 20; they were retired.\n')
    expect((await desk.items()).size).toBe(18)
  })

  test('more are refused with 2 and stay, unless --yes is given', async () => {
    const file = await desk.put('few.csv', table(10))
    const refused = await desk.import(file, '--retire-missing')
    expect(refused.code).toBe(2)
    expect(refused.output).toContain(
      'Items not in the file: 8 of 18, more than 10 %: none was retired. Add --yes if that is meant.\n',
    )
    const dry = await desk.import(file, '--retire-missing', '--yes', '--dry-run')
    expect(dry.code).toBe(0)
    expect(dry.output).toContain('Items not in the file: 8 of 18; they would be retired.\n')
    expect((await desk.items()).size).toBe(18)

    expect(await desk.import(file, '--retire-missing', '--yes')).toMatchObject({ code: 0 })
    expect((await desk.items()).size).toBe(10)
  })
})

describe('a file that brings nothing', () => {
  const RETIRE = ['--retire-missing', '--yes']
  test.each([
    ['headings.csv', 'product,sku,name_en,price\n', /^The file has headings and no row below them: /],
    [
      'damaged.csv',
      'product,sku,name_en,price\nP-1,10-Mar,Clamp,1000\nP-2,2.00E+05,Relay,2000\n',
      /No row of the file was taken, so nothing was imported or retired; see \S+damaged\.csv\.rejected\.csv\.\n$/,
    ],
    [
      'headings.xlsx',
      workbookBytes(rowXml(1, 'product', 'sku', 'name_en')),
      /^The file has headings and no row below them: /,
    ],
    ['hidden.xlsx', hiddenFirst(rowXml(1, 'product', 'sku', 'name_en'), ''), /^The file is empty\.\n$/],
  ])('%s: 1, and nothing is retired', async (name, content, sentence) => {
    const before = [...(await desk.items()).keys()]
    expect(before.length).toBeGreaterThan(0)
    const file = await desk.put(name, content)
    for (const options of [[], ['--dry-run'], RETIRE, [...RETIRE, '--dry-run']]) {
      const { code, output } = await desk.import(file, ...options)
      expect(output).toMatch(sentence)
      expect(code).toBe(1)
    }
    expect([...(await desk.items()).keys()]).toEqual(before)
  })
})

test('a workbook is read as it is shown: its visible sheet, codes with their noughts, formulas without a result', async () => {
  await desk.clear()
  desk = await newDesk()
  const headings = rowXml(1, 'product', 'sku', 'name_en', 'price')
  const cells = '<c r="A2" t="inlineStr"><is><t>R-1</t></is></c><c r="B2" s="1"><v>123</v></c>'
  const more = '<c r="C2" t="inlineStr"><is><t>Ring</t></is></c><c r="D2"><f>500*2</f></c>'
  const file = await desk.put(
    'shown.xlsx',
    hiddenFirst(
      rowXml(1, 'Unit', 'pcs'),
      `${headings}<row r="2">${cells}${more}</row>${rowXml(3, 'R-2', 'R-2', 'Seal', 900)}`,
    ),
  )
  const { code, output } = await desk.import(file)
  expect(output).toContain('Rows: 2 read, 0 refused. Items: 2 new, ')
  expect(code).toBe(2)
  expect((await desk.read('shown.xlsx.rejected.csv')).split('\r\n').slice(1)).toEqual([
    "2,price,The spreadsheet couldn't calculate this cell; it shows #VALUE!.,#VALUE!",
    '',
  ])
  expect([...(await desk.items()).values()].map(({ sku, price }) => [sku, price])).toEqual([
    ['00123', ''],
    ['R-2', '900'],
  ])
})

test('hidden parts of a workbook are reported, and retire nothing without --yes', async () => {
  const rows = [rowXml(1, 'product', 'sku', 'name_en'), rowXml(2, 'R-2', 'R-2', 'Seal')].join('')
  const hidden = rowXml(3, 'R-1', '00123', 'Ring').replace('<row ', '<row hidden="1" ')
  const file = await desk.put('hidden-row.xlsx', workbookBytes(rows + hidden))
  const summary = 'Left out, as hidden in the workbook: 1 row.\n'
  const plain = await desk.import(file)
  expect(plain).toMatchObject({ code: 0, output: expect.stringContaining(summary) as string })
  const refused = await desk.import(file, '--retire-missing')
  expect(refused).toEqual({
    code: 1,
    output: `${summary}Nothing was imported: items of hidden rows would be retired. Show the rows or delete them, or add --yes.\n`,
  })
  expect([...(await desk.items()).keys()]).toEqual(['00123', 'R-2'])
  expect(await desk.import(file, '--retire-missing', '--yes')).toMatchObject({ code: 0 })
  expect([...(await desk.items()).keys()]).toEqual(['R-2'])
})

describe('pictures named by a web address', () => {
  test('are looked at with --fetch-images alone, and on this machine never called', async () => {
    const addresses: string[] = []
    const server = createServer((request, response) => {
      addresses.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/photo.png`
    try {
      const text = `product,sku,name_en,images\nP-1,S-1,Part 1,${address}\n`
      const file = await desk.put('web.csv', text)
      expect(await desk.import(file)).toMatchObject({ code: 0 })
      const fetching = await desk.import(file, '--fetch-images')
      expect(fetching.code).toBe(2)
      expect(await desk.read('web.csv.rejected.csv')).toContain(
        `\r\n2,images,The address ${address} points to a private network and was not fetched.,${address}\r\n`,
      )
      expect(addresses).toEqual([])
    } finally {
      server.close()
    }
  })
})
