import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cellText } from './cell-text.ts'
import { readWorkbook } from './read-workbook.ts'
import { tableCells } from './table-cells.ts'

const LIMITS = { rows: 1_000, unpacked: 100 * 1024 * 1024 }

const STRICT = 'http://purl.oclc.org/ooxml'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const book = (properties = '', sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>') =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${sheets}</sheets></workbook>`
const relation = (id: string, kind: string, target: string, office = OFFICE) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
const relations = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`

/** A workbook of this sheet; `parts` replaces other parts. */
const workbook = (rows: string, parts: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': book(),
        'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
        ...parts,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
    { level: 1 },
  )
/** The rows of a workbook's first sheet. */
const rowsIn = async (bytes: Uint8Array, limits = LIMITS) => {
  const read = await readWorkbook(bytes, limits)
  return typeof read === 'object' && 'sheets' in read ? (read.sheets[0]?.rows ?? []) : read
}
const read = (rows: string, parts: Record<string, string> = {}) => rowsIn(workbook(rows, parts))

const strings = (...items: string[]) => ({
  'xl/sharedStrings.xml': `<sst>${items.map((item) => `<si>${item}</si>`).join('')}</sst>`,
})
/** Styles with these formats: custom codes, or ids of built-in formats. */
const styles = (...formats: (string | number)[]) => {
  const own = formats.map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${code}"/>`)
  const cells = formats.map((code, n) => `<xf numFmtId="${typeof code === 'number' ? code : 164 + n}"/>`)
  return {
    'xl/styles.xml': `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`,
  }
}
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

describe('a text', () => {
  it('is that of its runs, without how it is pronounced', async () => {
    const runs = '<r><rPr><b/></rPr><t xml:space="preserve">Ball </t></r><r><t>valve</t></r>'
    const pronounced = '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>'
    const row = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is>${runs}${pronounced}</is></c></row>`
    expect(await read(row, strings(runs, pronounced))).toEqual([['Ball valve', '東京', 'Ball valve東京']])
  })

  it('has no blanks around it, and what is escaped or in CDATA as it is meant', async () => {
    expect(
      await read(
        `<row>${['  a ', 'x_x000A_y', '_x005F_x0041_', '<![CDATA[a<&lt;]]>b', ' '].map(text).join('')}</row>`,
      ),
    ).toEqual([['a', 'x\ny', '_x0041_', 'a<&lt;b']])
  })

  it('expands no entity of its own: a workbook with a document type is unreadable', async () => {
    const row = `<row>${text('a')}</row>`
    const sheet = `<worksheet><sheetData>${row}</sheetData></worksheet>`
    const part = (before: string) => ({ 'xl/worksheets/sheet1.xml': before + sheet })
    expect(await read('', part('<?xml version="1.0"?><!-- a --> '))).toEqual([['a']])
    expect(await read('', part('<!DOCTYPE a [<!ENTITY b "c">]>'))).toBe('unreadable')
    expect(await read('', part('<!DOCTYPE worksheet SYSTEM "file:///etc/passwd">'))).toBe('unreadable')
    expect(await read(`<row>${text('&b;')}</row>`)).toEqual([['&b;']])
  })
})

describe('a value', () => {
  it('may be true or false, a number, or what a formula came to', async () => {
    const row =
      '<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c><v>-1.5E3</v></c><c t="str"><f>A1&amp;"x"</f><v>ax</v></c><c t="e"><v>#N/A</v></c></row>'
    expect(await read(row)).toEqual([[true, false, -1500, 'ax', '#N/A']])
  })

  it('of a formula may be empty; one that was never computed is reported as failed', async () => {
    const empty = '<c t="str"><f>""</f><v></v></c><c t="str"><f>""</f><v/></c>'
    const never =
      '<c><f>A1*2</f></c><c t="str"><f>""</f></c><c><f>10000*2</f><v/></c><c t="n"><f>1+1</f><v></v></c>'
    expect(await read(`<row>${empty}${never}</row>`)).toEqual([
      [null, null, '#VALUE!', '#VALUE!', '#VALUE!', '#VALUE!'],
    ])
  })

  it('may be a date as ISO 8601 writes it, in no time zone', async () => {
    const dates = ['2026-11-01', '2026-11-01T10:20:30', '2026-11-01T10:20:30.5Z', '2026-02-30', 'soon']
    const rows = await read(`<row>${dates.map((date) => `<c t="d"><v>${date}</v></c>`).join('')}</row>`)
    expect((rows as unknown[][])[0]?.map(cellText)).toEqual([
      '2026-11-01',
      '2026-11-01T10:20:30.000Z',
      '2026-11-01T10:20:30.500Z',
      '#VALUE!',
      '#VALUE!',
    ])
  })

  it.each([
    [14, true],
    [22, true],
    [47, true],
    [58, true],
    [1, false],
    [44, false],
    ['yyyy-mm-dd', true],
    ['dd/mm/yyyy\\ hh:mm;@', true],
    ['[$-421]d\\ mmmm\\ yyyy;@', true],
    ['[h]:mm:ss', true],
    ['mm:ss.0', true],
    ['h:mm AM/PM', true],
    ['[Red]yyyy&quot;年&quot;m&quot;月&quot;', true],
    ['General', false],
    ['[Red]0.00', false],
    ['&quot;day&quot; 0', false],
    ['0\\d', false],
    ['&quot;d&quot;', false],
    ['[$Rp-421]#,##0', false],
    ['@', false],
  ])('of the format %s is a date: %s', async (format, isDate) => {
    const expected = isDate ? new Date('2026-01-31T12:00:00Z') : 46053.5
    expect(await read('<row><c s="0"><v>46053.5</v></c></row>', styles(format))).toEqual([[expected]])
  })

  it.each([
    ['00000', 123, '00123'],
    ['00000', 0, '00000'],
    ['00000', 1_234_567, '1234567'],
    ['000-000', 1234, '001-234'],
    ['000\\.000', 1234, '001.234'],
    ['&quot;SKU-&quot;0000', 12, 'SKU-0012'],
    ['[Blue]00000;[Red]-00000', 123, '00123'],
    ['00000', -5, -5],
    ['0', 123, 123],
    ['#,##0', 1234, 1234],
    ['0.00', 2.5, 2.5],
    ['#,#00', 5, 5],
    ['00.0', 5, 5],
    ['[$Rp-421]#,##0', 12345, 12345],
    ['0.00E+00', 200_000, '2.00E+05'],
    [11, 8_991_234_567_890_123_000, '8.99E+18'],
    [48, 0.000_02, '2.00E-05'],
  ])('of the format %s is %d as %j', async (format, number, shown) => {
    expect(await read(`<row><c s="0"><v>${number}</v></c></row>`, styles(format))).toEqual([[shown]])
  })

  it('of a date counts from 1904 where the workbook does', async () => {
    const row = '<row><c s="0"><v>1</v></c></row>'
    const countRows = async (properties: string) =>
      read(row, { ...styles(14), 'xl/workbook.xml': book(properties) })
    expect(await countRows('<workbookPr date1904="1"/>')).toEqual([[new Date('1904-01-02')]])
    expect(await countRows('<workbookPr date1904="0"/>')).toEqual([[new Date('1899-12-31')]])
  })

  it('has the format of its base style where it has none of its own', async () => {
    const sheet = `<styleSheet><cellStyleXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf xfId="1"/></cellXfs></styleSheet>`
    expect(await read('<row><c><v>0.4</v></c></row>', { 'xl/styles.xml': sheet })).toEqual([['40%']])
  })

  it.each([
    ['a number that is none', '<c><v>many</v></c>'],
    ['a text that is not there', '<c t="s"><v>1</v></c>'],
    ['neither true nor false', '<c t="b"><v>constructor</v></c>'],
    ['of no type that there is', '<c t="x"><v>1</v></c>'],
  ])('that is %s is unreadable', async (_, cell) => {
    expect(await read(`<row>${cell}</row>`, strings('<t>a</t>'))).toBe('unreadable')
  })
})

describe('a sheet', () => {
  it('is one of cells that is not hidden, in its place in the workbook, wherever it lies', async () => {
    const parts = {
      'xl/workbook.xml': book(
        '',
        '<sheet name="Chart" sheetId="3" r:id="c"/><sheet name="H &amp; H" sheetId="4" state="hidden" r:id="b"/><sheet name="V" sheetId="5" state="veryHidden" r:id="b"/><sheet name="B" sheetId="2" state="visible" r:id="b"/><sheet name="A" sheetId="1" r:id="a"/>',
      ),
      'xl/_rels/workbook.xml.rels': relations(
        relation('a', 'worksheet', 'worksheets/sheet1.xml'),
        relation('b', 'worksheet', '/sheets/second.xml'),
        relation('c', 'chartsheet', 'chartsheets/sheet1.xml'),
        relation('d', 'sharedStrings', '../texts.xml'),
      ),
      'sheets/second.xml': `<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>`,
      'texts.xml': '<sst><si><t>second</t></si></sst>',
    }
    expect(await readWorkbook(workbook(`<row>${text('first')}</row>`, parts), LIMITS)).toEqual({
      sheets: [
        { name: 'B', rows: [['second']], hiddenRows: 0, hiddenColumns: [] },
        { name: 'A', rows: [['first']], hiddenRows: 0, hiddenColumns: [] },
      ],
      hiddenSheets: ['H & H', 'V'],
    })
  })

  it('leaves out what is hidden by hand or by a filter, and counts the rows that have cells', async () => {
    const rows = [
      `<row r="1">${text('a')}</row>`,
      `<row r="2" hidden="1">${text('b')}</row>`,
      `<row r="3" hidden="true">${text('c')}</row>`,
      '<row r="4" hidden="1"/>',
      `<row r="5" hidden="0">${text('d')}</row>`,
    ]
    expect(await readWorkbook(workbook(rows.join('')), LIMITS)).toEqual({
      sheets: [{ name: 'A', rows: [['a'], [], [], [], ['d']], hiddenRows: 2, hiddenColumns: [] }],
      hiddenSheets: [],
    })
  })

  it('leaves out columns that are hidden, and counts those that have cells', async () => {
    const cols =
      '<cols><col min="1" max="1"/><col min="2" max="3" hidden="1"/><col min="4" max="4" hidden="0"/><col min="5" max="16384" hidden="true"/></cols>'
    const row = ['a', '', 'c', 'd'].map((one) => (one === '' ? '<c/>' : text(one))).join('')
    const bytes = workbook('', {
      'xl/worksheets/sheet1.xml': `<worksheet>${cols}<sheetData><row>${row}</row></sheetData></worksheet>`,
    })
    expect(await tableCells(bytes, { ...LIMITS, columns: 10 })).toEqual({
      sheets: [{ name: 'A', cells: [['a', '', '', 'd']], hiddenRows: 0, hiddenColumns: 1 }],
      hiddenSheets: [],
    })
  })

  it('counts with the others towards the rows that there may be', async () => {
    const parts = {
      'xl/workbook.xml': book('', '<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId1"/>'),
    }
    const bytes = workbook(`<row>${text('a')}</row><row>${text('b')}</row>`, parts)
    expect(await readWorkbook(bytes, { ...LIMITS, rows: 4 })).toMatchObject({ sheets: [{}, {}] })
    expect(await readWorkbook(bytes, { ...LIMITS, rows: 3 })).toBe('too_large')
  })

  it('may have prefixes, and the namespaces of the strict form', async () => {
    const main = `${STRICT}/spreadsheetml/main`
    const parts = {
      'xl/workbook.xml': `<x:workbook xmlns:x="${main}" xmlns:q="${STRICT}/officeDocument/relationships"><x:workbookPr date1904="true"/><x:sheets><x:sheet name="A" sheetId="1" q:id="rId1"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships">${[
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml', `${STRICT}/officeDocument/relationships`),
        relation('rId2', 'styles', 'looks.xml', `${STRICT}/officeDocument/relationships`),
      ]
        .join('')
        .replaceAll('<R', '<p:R')}</p:Relationships>`,
      'xl/looks.xml': `<x:styleSheet xmlns:x="${main}"><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>`,
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c><x:c r="B1" s="1"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    }
    expect(await read('', parts)).toEqual([['a', new Date('1904-01-01')]])
  })

  it.each([
    ['is cut off', '<worksheet><sheetData><row><c><v>1</v></c></row>'],
    ['closes another element', '<worksheet><sheetData><row><c><v>1</c></v></row></sheetData></worksheet>'],
    [
      'has an attribute without quotation marks',
      '<worksheet><sheetData><row r=5></row></sheetData></worksheet>',
    ],
    ['is empty', ''],
  ])('that %s is unreadable', async (_, sheet) => {
    expect(await read('', { 'xl/worksheets/sheet1.xml': sheet })).toBe('unreadable')
  })

  it('that is not there is unreadable', async () => {
    expect(await read('', { 'xl/workbook.xml': book('', '') })).toBe('unreadable')
    expect(await read('', { 'xl/_rels/workbook.xml.rels': relations() })).toBe('unreadable')
  })
})

describe('a cell', () => {
  it('stands where it says, with empty ones before it and none behind', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c><c r="F2" s="0"/></row><row r="3"/><row r="5"><c r="A5"><v>3</v></c></row><row r="900000"><c r="A900000"/></row>'
    expect(await read(rows)).toEqual([[], [null, 1, null, 2], [], [], [3]])
  })

  it('stands behind the one before it where it does not say', async () => {
    const rows =
      '<row><c><v>1</v></c><c/><c><v>2</v></c></row><row><c r="C2"><v>3</v></c><c><v>4</v></c></row><row><c r="A4"><v>5</v></c></row><row><c><v>6</v></c></row>'
    expect(await read(rows)).toEqual([[1, null, 2], [null, null, 3, 4], [], [5], [6]])
  })

  it('is none of what has the name of one behind the rows', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><from><col>1</col><xdr:row>0</xdr:row><c/></from></worksheet>`
    expect(await read('', { 'xl/worksheets/sheet1.xml': sheet })).toEqual([[1]])
  })

  it.each([
    ['beyond the last column', '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
    ['nowhere', '<row r="1"><c r="1A"><v>1</v></c></row>'],
    ['in another row', '<row r="1"><c r="A2"><v>1</v></c></row>'],
    ['before one that came', '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'],
    ['in a row before one that came', '<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>'],
    ['in row 0', '<row r="0"><c><v>1</v></c></row>'],
  ])('that stands %s is unreadable', async (_, rows) => {
    expect(await read(rows)).toBe('unreadable')
  })

  it('in a row beyond the limit is too much at once, whatever follows', async () => {
    const begun = process.memoryUsage().heapUsed
    expect(await read('<row r="1048576"><c r="A1048576"><v>1</v></c></row><row r="1">')).toBe('too_large')
    expect(await read('<row r="1001"><c><v>1</v></c></row>')).toBe('too_large')
    expect(await read('<row r="1000"><c><v>1</v></c></row>')).toHaveLength(1_000)
    expect(process.memoryUsage().heapUsed - begun).toBeLessThan(20_000_000)
  })

  it('in the last column of many rows is too much', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, n) => `<row r="${n + 1}"><c r="XFD${n + 1}"><v>1</v></c></row>`)
    expect(await read(rows(1).join(''))).toEqual([[...Array.from({ length: 16_383 }, () => null), 1]])
    expect(await rowsIn(workbook(rows(5_000).join('')), { ...LIMITS, rows: 5_000 })).toBe('too_large')
  })
})

it('takes as long for a row of many as for one of few', async () => {
  const timeReading = async (count: number): Promise<number> => {
    const rows = Array.from({ length: count }, (_, n) => `<row r="${n + 1}">${text(`S-${n}`)}</row>`)
    const bytes = workbook(rows.join(''))
    const begun = process.cpuUsage().user
    expect(await rowsIn(bytes, { ...LIMITS, rows: count })).toHaveLength(count)
    return process.cpuUsage().user - begun
  }
  await timeReading(30_000)
  const few = await timeReading(30_000)
  expect(await timeReading(150_000)).toBeLessThan(10 * few)
}, 60_000)
