import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { mendedWorkbook } from './mended-workbook.ts'
import { findOverlongCell, type OverlongCell } from './overlong-cell.ts'

/** What a workbook may have at most. */
export interface WorkbookLimits {
  readonly rows: number
  /** In bytes, unpacked. */
  readonly unpacked: number
}

/**
 * The rows of a workbook's first sheet, from the first on, empty ones too; or why there are none. It takes time and
 * memory: to be called in a thread that may end.
 */
export const readWorkbook = async (
  bytes: Uint8Array,
  limits: WorkbookLimits,
): Promise<unknown[][] | OverlongCell | 'too_large' | 'unreadable'> => {
  try {
    if (unpackedSize(bytes) > limits.unpacked) return 'too_large'
    const parts = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) })
    const overlong = findOverlongCell(parts)
    if (overlong) return overlong
    const { buffer, byteOffset, byteLength } = mendedWorkbook(bytes, parts)
    const rows: unknown[][] = await readSheet(Buffer.from(buffer, byteOffset, byteLength))
    return rows.length > limits.rows ? 'too_large' : rows
  } catch {
    return 'unreadable'
  }
}

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
