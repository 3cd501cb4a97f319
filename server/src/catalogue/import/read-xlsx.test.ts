import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
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
  (await Array.fromAsync(readTable(path))).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'share')),
  )

/** A workbook of the given sheet, as small as one may be. */
const packed = async (name: string, sheet: Uint8Array): Promise<string> => {
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
    const sheet = sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>', rows)
    const path = await packed('many.xlsx', sheet)
    let count = 0
    let last
    for await (const row of readTable(path)) {
      count++
      last = row
    }
    expect(count).toBe(200_000)
    expect(last).toEqual({ line: 200_001, share: 1, cells: { sku: 'S-199999' } })
  }, 60_000)

  it('of one row more is told to come as CSV', async () => {
    const rows = Array.from(
      { length: 200_001 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}"><v>${n}</v></c></row>`,
    )
    const path = await packed(
      'more.xlsx',
      sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>', rows),
    )
    await expect(read(path)).rejects.toThrow(/200,000 rows.*CSV/)
  }, 60_000)

  it('that unpacks to more than 300 MB is told so before it is unpacked', async () => {
    const path = await packed('bomb.xlsx', new Uint8Array(301 * 1024 * 1024))
    const began = performance.now()
    await expect(read(path)).rejects.toThrow(/300 MB unpacked.*CSV/)
    expect(performance.now() - began).toBeLessThan(5_000)
  }, 60_000)

  it.each<[string, Buffer | string]>([
    ['cut off', 'PK\u0003\u0004 and then nothing'],
    ['another kind of archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
  ])('%s is told', async (name, content) => {
    await writeFile(file(name), content)
    await expect(read(file(name))).rejects.toThrow(UnreadableFile)
  })

  it('without a row, and one with two columns of a name, is told', async () => {
    await expect(read(await workbook('twice.xlsx', [['sku', 'sku'].map(typed)]))).rejects.toThrow(
      /every column once/,
    )
    await expect(read(await packed('empty.xlsx', sheetOf('', [])))).rejects.toThrow(/empty/)
  })
})

const sheetOf = (first: string, rows: readonly string[]): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${first}${rows.join('')}</sheetData></worksheet>`,
  )

function typed(value: string | number | boolean | Date | null): SheetData[number][number] {
  return value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd' } : value
}
