import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { lyingZip } from '../../testing/lying-zip.ts'
import { readWorkbook, type WorkbookLimits } from './read-workbook.ts'

const MB = 1024 * 1024
const LIMITS = { rows: 1_000, unpacked: 2 * MB }

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>6204-2RS</t></is></c><c r="B1"><v>4</v></c></row>'

/** A workbook of one row, its sheet padded with so many spaces. */
const workbook = (more: string, extra: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${row}</sheetData>${more}</worksheet>`,
    ),
    ...extra,
  })

/** The rows of a workbook's first sheet. */
const readRows = async (bytes: Uint8Array, limits: WorkbookLimits) => {
  const read = await readWorkbook(bytes, limits)
  return typeof read === 'object' && 'sheets' in read ? read.sheets[0]?.rows : read
}

it('reads a workbook, also one whose directory states other sizes', async () => {
  const expected = [['6204-2RS', 4]]
  expect(await readRows(workbook(''), LIMITS)).toEqual(expected)
  expect(await readRows(lyingZip(workbook(''), 10), LIMITS)).toEqual(expected)
})

it('refuses what unpacks to more than it may, whatever the directory states', async () => {
  const bomb = workbook('<a/>'.repeat(2 * MB))
  expect(await readWorkbook(lyingZip(bomb, 1_000), LIMITS)).toBe('too_large')
  expect(await readWorkbook(bomb, LIMITS)).toBe('too_large')
})

it('unpacks no more than the limit', async () => {
  const bomb = Buffer.from(lyingZip(workbook('<a/>'.repeat(2 * MB)), 1_000))
  // The sheet stands before the directory; its last kilobyte cannot be unpacked.
  const directory = bomb.readUInt32LE(bomb.length - 6)
  bomb.fill(0xff, directory - 1_000, directory)
  expect(await readWorkbook(bomb, { rows: 1_000, unpacked: 100 * MB })).toBe('unreadable')
  expect(await readWorkbook(bomb, { rows: 1_000, unpacked: MB })).toBe('too_large')
})

it('counts all parts together', async () => {
  const part = strToU8('<a/>'.repeat(MB / 4))
  const parts = { 'xl/0.xml': part, 'xl/1.xml': part }
  expect(await readWorkbook(lyingZip(workbook('', parts), 1), LIMITS)).toBe('too_large')
  expect(await readRows(lyingZip(workbook('', { 'xl/0.xml': part }), 1), LIMITS)).toEqual([['6204-2RS', 4]])
})

it.each([
  ['of which the end is missing', (bytes: Uint8Array) => bytes.subarray(0, -30)],
  ['whose directory is somewhere else', (bytes: Uint8Array) => withDirectoryAt(bytes, 4_000_000_000)],
  ['that is no ZIP file', () => strToU8('PK\u0003\u0004 and nothing of it')],
  ['with a part outside of it', () => workbook('', { '../x.xml': strToU8('<a/>') })],
])('calls a file %s unreadable', async (_, broken) => {
  expect(await readWorkbook(broken(workbook('')), LIMITS)).toBe('unreadable')
})

it('refuses a file of more parts than any workbook has', async () => {
  const parts = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}`, strToU8('')]))
  expect(await readWorkbook(workbook('', parts), LIMITS)).toBe('too_large')
})

it('reads a file whose directory is named by a record of ZIP64', async () => {
  expect(await readRows(withZip64End(workbook('')), LIMITS)).toEqual([['6204-2RS', 4]])
})

/** The same file with the directory's offset and entry count only in the ZIP64 records. */
const withZip64End = (bytes: Uint8Array): Uint8Array => {
  const end = Buffer.from(bytes.subarray(-22))
  const body = bytes.subarray(0, -22)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), at)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(body.length), 8)
  locator.writeUInt32LE(1, 16)
  end.fill(0xff, 8, 20)
  return Buffer.concat([body, record, locator, end])
}

const withDirectoryAt = (bytes: Uint8Array, at: number): Uint8Array => {
  const zip = Buffer.from(bytes)
  zip.writeUInt32LE(at, zip.length - 6)
  return zip
}
