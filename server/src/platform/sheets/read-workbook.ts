import { readSheet } from 'read-excel-file/node'
import { mendedWorkbook } from './mended-workbook.ts'
import { findOverlongCell, type OverlongCell } from './overlong-cell.ts'
import { statedSize, TooLarge, unpack } from './unpack.ts'

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
    if (statedSize(bytes) > limits.unpacked) return 'too_large'
    const parts = unpack(bytes, (name) => /\.(?:xml|rels)$/.test(name), limits.unpacked)
    const overlong = findOverlongCell(parts)
    if (overlong) return overlong
    const { buffer, byteOffset, byteLength } = mendedWorkbook(parts)
    const rows: unknown[][] = await readSheet(Buffer.from(buffer, byteOffset, byteLength))
    return rows.length > limits.rows ? 'too_large' : rows
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'unreadable'
  }
}
