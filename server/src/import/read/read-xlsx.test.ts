import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { lyingZip } from '../../testing/lying-zip.ts'
import { UnreadableFile } from './file-row.ts'
import { readTable } from './read-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-xlsx-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)
const workbook = async (name: string, data: SheetData): Promise<string> => {
  await writeExcelFile(data).toFile(file(name))
  return file(name)
}
const read = async (path: string) =>
  (await Array.fromAsync(readTable(path))).map((row) => {
    if ('broken' in row) throw new Error(row.broken)
    return { line: row.line, cells: row.cells }
  })

/** A workbook with this sheet, as small as possible. */
const packWorkbook = async (
  name: string,
  sheet: Uint8Array,
  more: Record<string, string> = {},
): Promise<string> => {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const bytes = zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
    ...Object.fromEntries(Object.entries(more).map(([part, content]) => [part, xml(content)])),
  })
  await writeFile(file(name), bytes)
  return file(name)
}

describe('a workbook', () => {
  it('is rows by its headings, with the line of each, whatever it is called', async () => {
    const path = await workbook(
      'table.csv',
      [
        ['sku', ' name ', 'price', 'from', 'featured'],
        ['A-1', 'Bolt', 1250000, new Date('2026-11-01T00:00:00Z'), true],
        [null, null, null, null, null],
        ['007', '=1+1', 19.9, null, false],
      ].map((row) => row.map(typed)),
    )
    expect(await read(path)).toEqual([
      {
        line: 2,
        cells: { sku: 'A-1', name: 'Bolt', price: '1250000', from: '2026-11-01', featured: 'true' },
      },
      { line: 4, cells: { sku: '007', name: '=1+1', price: '19.9', from: '', featured: 'false' } },
    ])
  })

  it('of 200,000 rows is read to its last, in parts', async () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="inlineStr"><is><t>S-${n}</t></is></c></row>`,
    )
    const sheet = buildSheet('<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>', rows)
    const path = await packWorkbook('many.xlsx', sheet)
    let count = 0
    let last
    for await (const row of readTable(path)) {
      count++
      last = row
    }
    expect(count).toBe(200_000)
    expect(last).toEqual({ line: 200_001, share: 1, cells: { sku: 'S-199999' } })
  }, 60_000)

  it('of one row more is refused, and CSV recommended', async () => {
    const rows = Array.from(
      { length: 200_001 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}"><v>${n}</v></c></row>`,
    )
    const path = await packWorkbook(
      'more.xlsx',
      buildSheet('<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>', rows),
    )
    await expect(read(path)).rejects.toThrow(/200,000 rows.*CSV/)
  }, 60_000)

  it('that states more than 300 MB is refused before it is unpacked', async () => {
    const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>'
    const path = await packWorkbook('bomb.xlsx', buildSheet(row, []))
    // It could be read; only its stated size is too large.
    expect(await read(path)).toEqual([])
    await writeFile(path, lyingZip(await readFile(path), 301 * 1024 * 1024))
    await expect(read(path)).rejects.toThrow(/300 MB unpacked.*CSV/)
  })

  const buildCell = (text: string) =>
    `<c r="A1" t="inlineStr"><is><t>sku</t></is></c></row><row r="2">${text}`
  it.each<[string, () => [sheet: string, strings?: string]]>([
    [
      'in the sheet',
      () => [`<c r="A2"/><c r="B2" t="inlineStr"><is><t>${'a'.repeat(100_000_000)}</t></is></c>`],
    ],
    [
      'of many pieces',
      () => {
        const pieces = '<r><rPr><color rgb="1"/></rPr><t>abc</t></r>'.repeat(500_000)
        return [`<c t="inlineStr" r='B2'><is>${pieces}</is></c>`]
      },
    ],
    [
      'in the shared texts',
      () => [
        '<c r="A2"><v>1</v></c><c r="B2" t="s"><v>1</v></c>',
        `<x:sst><x:si><x:t>a</x:t></x:si><x:si><x:t>${'b'.repeat(20_000_000)}</x:t></x:si></x:sst>`,
      ],
    ],
  ])(
    'with many megabytes in one cell, %s, names the cell',
    async (name, parts) => {
      const [cells, strings] = parts()
      const sheet = buildSheet(`<row r="1">${buildCell(cells)}</row>`, [])
      const path = await packWorkbook(
        `${name}.xlsx`,
        sheet,
        strings ? { 'xl/sharedStrings.xml': strings } : {},
      )
      await expect(read(path)).rejects.toThrow(/^The cell in row 2, column B, is too long.*32,767/)
    },
    60_000,
  )

  it('of long cells, empty ones, and much beside them is read', async () => {
    const text = 'é"'.repeat(16_383)
    const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>${text.replaceAll('"', '&quot;')}</t></is></c><c r="B2"/></row>`
    const merged = `<mergeCells>${'<mergeCell ref="C1:D1"/>'.repeat(200_000)}</mergeCells>`
    const sheet = Buffer.from(
      buildSheet('<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>', [row]),
    )
    const path = await packWorkbook(
      'long.xlsx',
      strToU8(sheet.toString().replace('</worksheet>', `${merged}</worksheet>`)),
    )
    expect(await read(path)).toEqual([{ line: 2, cells: { sku: text } }])
  })

  it('gives numbers as people write them', async () => {
    const numbers = [1200.0000000000002, 0.1 + 0.2, 1e-7, 1e21, 1 / 3, -40.5]
    const path = await workbook(
      'numbers.xlsx',
      [['n'], ...numbers.map((n) => [n])].map((row) => row.map(typed)),
    )
    expect((await read(path)).map(({ cells }) => cells.n)).toEqual([
      '1200',
      '0.3',
      '0.0000001',
      '1000000000000000000000',
      '0.333333333333333',
      '-40.5',
    ])
  })

  it('gives a percentage as it is shown, and other numbers as they are', async () => {
    const styles = `<styleSheet><numFmts count="3"><numFmt numFmtId="164" formatCode="0.0\\ %"/>
      <numFmt formatCode="0&quot; %&quot;" numFmtId="165"/><numFmt numFmtId="166" formatCode="0.000%;[Red]-0.000%"/></numFmts>
      <cellStyleXfs count="1"><xf numFmtId="9"/></cellStyleXfs><cellXfs count="6">${[0, 9, 10, 164, 165, 166]
        .map((id) => `<xf numFmtId="${id}" fontId="0"/>`)
        .join('')}</cellXfs></styleSheet>`
    const cell = (row: number, rest: string) => `<row r="${row}"><c r="A${row}" ${rest}</c></row>`
    const sheet = buildSheet(cell(1, 't="str"><v>tkdn</v>'), [
      cell(2, 's="1"><v>0.4</v>'),
      cell(3, 's="2" t="n"><f>B1*2</f><v>0.41499999999999998</v>'),
      cell(4, 's="3"><v>0.07</v>'),
      cell(5, 's="4"><v>40</v>'),
      cell(6, "s='5'><f t='shared' si='0'/><v>1</v>"),
      cell(7, 's="0"><v>0.4</v>'),
      cell(8, 's="1" t="str"><v>forty</v>'),
    ])
    const path = await packWorkbook('percent.xlsx', sheet, { 'xl/styles.xml': styles })
    expect((await read(path)).map(({ cells }) => cells.tkdn)).toEqual([
      '40%',
      '41.5%',
      '7%',
      '40',
      '100%',
      '0.4',
      'forty',
    ])
  })

  it('gives what a formula failed with', async () => {
    const sheet = buildSheet(
      '<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="B1" t="str"><v>price</v></c></row>',
      [
        '<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2" t="e"><f>NA()</f><v>#N/A</v></c></row>',
        `<row r="3"><c r="A3" t='e'><v>#DIV/0!</v></c><c t="e" s="0" r="B3"><v>#REF!</v></c></row>`,
      ],
    )
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>'
    expect(await read(await packWorkbook('errors.xlsx', sheet, { 'xl/styles.xml': styles }))).toEqual([
      { line: 2, cells: { sku: 'A', price: '#N/A' } },
      { line: 3, cells: { sku: '#DIV/0!', price: '#REF!' } },
    ])
  })

  it('gives whole characters only, also those it names by their number', async () => {
    const texts = [
      'a&#x1F600;b',
      '&#128512;',
      '&#xe9;&#10;&amp;#x1F600;',
      'a_xD800_b',
      'a_x0000_b',
      '&#xD83D;&#xDE00;',
      '&#x110000;',
    ]
    const strings = `<sst>${['name', ...texts].map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
    const rows = ['name', ...texts].map(
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>${n}</v></c></row>`,
    )
    const path = await packWorkbook('letters.xlsx', buildSheet('', rows), { 'xl/sharedStrings.xml': strings })
    const names = (await read(path)).map(({ cells }) => cells.name)
    expect(names.slice(0, 6)).toEqual(['a😀b', '😀', 'é\n&#x1F600;', 'a\uFFFDb', 'ab', '😀'])
    expect(names.join('').isWellFormed()).toBe(true)
  })

  it('tells of a date that is none as of a cell that could not be worked out', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>'
    const sheet = buildSheet('<row r="1"><c r="A1" t="str"><v>from</v></c></row>', [
      '<row r="2"><c r="A2" s="0"><v>46053</v></c></row>',
      '<row r="3"><c r="A3" s="0"><v>99999999999</v></c></row>',
    ])
    expect(await read(await packWorkbook('dates.xlsx', sheet, { 'xl/styles.xml': styles }))).toMatchObject([
      { cells: { from: '2026-01-31' } },
      { cells: { from: '#VALUE!' } },
    ])
  })

  it.each<[string, Buffer | string]>([
    ['cut off', 'PK\u0003\u0004 and then nothing'],
    ['another kind of archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
  ])('%s is reported', async (name, content) => {
    await writeFile(file(name), content)
    await expect(read(file(name))).rejects.toThrow(UnreadableFile)
  })

  it('is read without its hidden columns, rows and sheets, which are reported before its first row', async () => {
    const text = (place: string, value: string) =>
      `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    const rows =
      `<row r="1">${text('A1', 'sku')}${text('B1', 'price')}${text('C1', 'name')}</row>` +
      `<row r="2">${text('A2', 'A-1')}${text('B2', '1')}${text('C2', 'Bolt')}</row>` +
      `<row r="3" hidden="1">${text('A3', 'A-2')}</row>`
    const sheet = strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="2" max="2" hidden="1"/></cols><sheetData>${rows}</sheetData></worksheet>`,
    )
    const events: unknown[] = []
    for await (const row of readTable(
      await packWorkbook('hidden.xlsx', sheet),
      (hidden) => void events.push(hidden),
    ))
      events.push('cells' in row && row.cells)
    expect(events).toEqual([
      { rows: 1, columns: 1, sheets: 0 },
      { sku: 'A-1', name: 'Bolt' },
    ])
  })

  it('without a row, and one with two columns of a name, is reported', async () => {
    await expect(read(await workbook('twice.xlsx', [['sku', 'sku'].map(typed)]))).rejects.toThrow(
      /every column once/,
    )
    await expect(read(await packWorkbook('empty.xlsx', buildSheet('', [])))).rejects.toThrow(/empty/)
  })
})

const buildSheet = (first: string, rows: readonly string[]): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${first}${rows.join('')}</sheetData></worksheet>`,
  )

function typed(value: string | number | boolean | Date | null): SheetData[number][number] {
  return value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd' } : value
}
