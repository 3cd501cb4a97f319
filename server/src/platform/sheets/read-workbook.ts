import { readStyles } from './cell-styles.ts'
import { findOverlongCell, type OverlongCell } from './overlong-cell.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readRows, type SheetRows, type SheetsLeft } from './sheet-rows.ts'
import { TooLarge, unpack } from './unpack.ts'
import { findParts } from './workbook-parts.ts'

/** The default: 200 cells for each of 200,000 rows. */
const MOST_CELLS = 40_000_000
const MOST_CHARACTERS = 300_000_000

/** Limits of a workbook. `rows` counts those of all visible sheets, including empty ones. */
export interface WorkbookLimits extends Partial<Readonly<SheetsLeft>> {
  readonly rows: number
  /** In characters; longer cells are cut. */
  readonly cellLength?: number
  /** In bytes, unpacked. */
  readonly unpacked: number
}

/** The visible sheets of a workbook, in order. */
export interface Workbook {
  readonly sheets: readonly (SheetRows & { readonly name: string })[]
  /** The names of the hidden sheets. */
  readonly hiddenSheets: readonly string[]
}

/**
 * Reads the visible sheets of a workbook with all their rows, including empty ones, or returns an error code. Needs
 * much time and memory, so call it in a worker thread.
 */
export const readWorkbook = async (
  bytes: Uint8Array,
  limits: WorkbookLimits,
): Promise<Workbook | OverlongCell | 'too_large' | 'unreadable'> => {
  try {
    const parts = await unpack(bytes, (name) => /\.(?:xml|rels)$/.test(name), limits.unpacked)
    const overlong = findOverlongCell(parts)
    if (overlong) return overlong
    const { sheets, strings, styles, is1904 } = findParts(parts)
    const { rows, cells = MOST_CELLS, characters = MOST_CHARACTERS, cellLength = Infinity } = limits
    const context = {
      cellLength,
      strings: readSharedStrings(strings, cellLength),
      styles: readStyles(styles),
      is1904,
    }
    const left = { rows, cells, characters }
    const visible = sheets.filter(({ isHidden }) => !isHidden)
    // Several sheets may refer to one part, which is then read once for each.
    if (visible.reduce((sum, { part }) => sum + part.length, 0) > limits.unpacked) return 'too_large'
    return {
      sheets: visible.map(({ name, part }) => ({ name, ...readRows(part, left, context) })),
      hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    }
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'unreadable'
  }
}
