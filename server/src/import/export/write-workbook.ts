import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { guardedInWorkbook } from '../../platform/sheets/guarded-text.ts'
import type { CatalogueExport } from './export-catalogue.ts'
import type { ExportedCell } from './export-cells.ts'

/** Excel's format for text. */
const TEXT = '@'

const toCell = (cell: ExportedCell) => {
  if (cell === undefined) return null
  return typeof cell === 'number'
    ? { type: Number, value: cell }
    : { type: String, value: guardedInWorkbook(cell), format: TEXT }
}

/** The most characters that Excel accepts in a cell; it calls a file with more damaged. */
const LONGEST_CELL = 32_767

/** A text is too long for a workbook. */
export class TooLongForWorkbook extends Error {
  override readonly name = 'TooLongForWorkbook'
  constructor(product: ExportedCell, heading: string, length: number) {
    super(
      `Product ${product}, ${heading}: ${length} characters, and a workbook's cell holds ${LONGEST_CELL} at most. ` +
        'Write a CSV file instead, without --xlsx.',
    )
  }
}

const refuseLong = (headings: readonly string[], row: readonly ExportedCell[]): void => {
  for (const [i, cell] of row.entries()) {
    const length = typeof cell === 'string' ? guardedInWorkbook(cell).length : 0
    if (length > LONGEST_CELL) throw new TooLongForWorkbook(row[0], headings[i] ?? '', length)
  }
}

/**
 * Writes an export as a workbook (.xlsx) with one sheet and text cells typed as text; returns the number of rows.
 * Throws TooLongForWorkbook.
 */
export const writeWorkbook = async ({ headings, rows }: CatalogueExport, file: string): Promise<number> => {
  const data: SheetData = [
    headings.map((heading) => ({ type: String, value: heading, fontWeight: 'bold' as const })),
  ]
  for await (const row of rows) {
    refuseLong(headings, row)
    data.push(row.map(toCell))
  }
  await writeExcelFile(data, { sheet: 'Catalogue', stickyRowsCount: 1 }).toFile(file)
  return data.length - 1
}
