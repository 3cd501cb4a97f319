import { readStyles } from './cell-styles.ts'
import { findOverlongCell, type OverlongCell } from './overlong-cell.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readRows, type SheetRows, type SheetsLeft } from './sheet-rows.ts'
import { TooLarge, unpack } from './unpack.ts'
import { findParts } from './workbook-parts.ts'

/** Where nothing else is given: of 200,000 rows 200 each. */
const MOST_CELLS = 40_000_000
const MOST_CHARACTERS = 300_000_000

/** What a workbook may have at most: rows of all its visible sheets together, empty ones too. */
export interface WorkbookLimits extends Partial<Readonly<SheetsLeft>> {
  readonly rows: number
  /** In characters: a longer cell is cut. */
  readonly cellLength?: number
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
    // Several sheets may name one part, which is read for each of them.
    if (visible.reduce((sum, { part }) => sum + part.length, 0) > limits.unpacked) return 'too_large'
    return {
      sheets: visible.map(({ name, part }) => ({ name, ...readRows(part, left, context) })),
      hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    }
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'unreadable'
  }
}
