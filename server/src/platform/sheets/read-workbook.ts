import { readStyles } from './cell-styles.ts'
import { findOverlongCell, type OverlongCell } from './overlong-cell.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readRows, type SheetRows } from './sheet-rows.ts'
import { statedSize, TooLarge, unpack } from './unpack.ts'
import { findParts } from './workbook-parts.ts'

/** What a workbook may have at most: rows of all its visible sheets together, empty ones too. */
export interface WorkbookLimits {
  readonly rows: number
  /** In bytes, unpacked. */
  readonly unpacked: number
}

/** What a workbook shows: its sheets in their order, without those that are hidden. */
export interface Workbook {
  readonly sheets: readonly (SheetRows & { readonly name: string })[]
  /** The names of those that are hidden. */
  readonly hiddenSheets: readonly string[]
}

/**
 * The visible sheets of a workbook with their rows, from the first on, empty ones too; or why there are none. It takes
 * time and memory: to be called in a thread that may end.
 */
export const readWorkbook = async (
  bytes: Uint8Array,
  limits: WorkbookLimits,
): Promise<Workbook | OverlongCell | 'too_large' | 'unreadable'> => {
  try {
    if (statedSize(bytes) > limits.unpacked) return 'too_large'
    const parts = unpack(bytes, (name) => /\.(?:xml|rels)$/.test(name), limits.unpacked)
    const overlong = findOverlongCell(parts)
    if (overlong) return overlong
    const { sheets, strings, styles, is1904 } = findParts(parts)
    const context = { strings: readSharedStrings(strings), styles: readStyles(styles), is1904 }
    let left = limits.rows
    const visible = sheets.filter(({ isHidden }) => !isHidden)
    return {
      sheets: visible.map(({ name, part }) => {
        const sheet = readRows(part, left, context)
        left -= sheet.rows.length
        return { name, ...sheet }
      }),
      hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    }
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'unreadable'
  }
}
