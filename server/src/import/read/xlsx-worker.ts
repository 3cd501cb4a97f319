import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { mendedWorkbook } from './mended-workbook.ts'
import { findOverlongCell, type OverlongCell } from './overlong-cell.ts'
import { plainNumber } from './plain-number.ts'

// The first sheet of a workbook, handed on in parts; each is asked for with any message. One row of a part is one row of
// the sheet, from the first on, empty ones too.

const MOST_ROWS = 200_000
const MOST_UNPACKED = 300 * 1024 * 1024
const PART = 500

/** What the worker says. `rows` counts those of the whole sheet. */
export type XlsxMessage =
  | { readonly kind: 'part'; readonly rows: number; readonly cells: readonly (readonly string[])[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly why: 'too_large' | 'unreadable' }
  | { readonly kind: 'refused'; readonly why: 'overlong_cell'; readonly cell: string | undefined }

/** The size of everything that is packed in a file, as its own directory states it. */
const unpackedSize = (bytes: Uint8Array): number => {
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  return size
}

/** A date that no calendar has is told like other cells that could not be worked out. */
const NO_DATE = '#VALUE!'

/** A cell as text that a database takes: without the halves of characters, and the zero, that a workbook can name. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (typeof value === 'number') return plainNumber(value)
  if (value instanceof Date)
    return Number.isNaN(value.valueOf()) ? NO_DATE : value.toISOString().replace(/T00:00:00\.000Z$/, '')
  return JSON.stringify(value)
}

const read = async (file: string): Promise<unknown[][] | OverlongCell | 'too_large' | 'unreadable'> => {
  const bytes = await readFile(file)
  try {
    if (unpackedSize(bytes) > MOST_UNPACKED) return 'too_large'
    const parts = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) })
    const overlong = findOverlongCell(parts)
    if (overlong) return overlong
    const { buffer, byteOffset, byteLength } = mendedWorkbook(bytes, parts)
    const rows: unknown[][] = await readSheet(Buffer.from(buffer, byteOffset, byteLength))
    return rows.length > MOST_ROWS + 1 ? 'too_large' : rows
  } catch {
    return 'unreadable'
  }
}

const say = (message: XlsxMessage): void => parentPort?.postMessage(message)

const rows = await read(workerData as string)
if (typeof rows === 'string') say({ kind: 'refused', why: rows })
else if ('cell' in rows) say({ kind: 'refused', why: 'overlong_cell', cell: rows.cell })
else {
  let at = 0
  parentPort?.on('message', () => {
    if (at >= rows.length) {
      say({ kind: 'end' })
      parentPort?.close()
      return
    }
    const cells = rows.slice(at, at + PART).map((row) => row.map(textOf))
    at += PART
    say({ kind: 'part', rows: rows.length, cells })
  })
}
