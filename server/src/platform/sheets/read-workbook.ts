import { readStyles } from './cell-styles.ts'
import { findOverlongCell, type OverlongCell } from './overlong-cell.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readRows } from './sheet-rows.ts'
import { statedSize, TooLarge, unpack } from './unpack.ts'
import { findParts } from './workbook-parts.ts'

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
    const { sheet, strings, styles, is1904 } = findParts(parts)
    const context = { strings: readSharedStrings(strings), styles: readStyles(styles), is1904 }
    return readRows(sheet, limits.rows, context)
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'unreadable'
  }
}
