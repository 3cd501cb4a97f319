import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { guardedInWorkbook } from '../import/guarded-text.ts'
import type { CatalogueExport } from './export-catalogue.ts'
import type { ExportedCell } from './export-cells.ts'

/** Excel's own sign for 'this is text, whatever it looks like'. */
const TEXT = '@'

const cellOf = (cell: ExportedCell) => {
  if (cell === undefined) return null
  return typeof cell === 'number'
    ? { type: Number, value: cell }
    : { type: String, value: guardedInWorkbook(cell), format: TEXT }
}

/** Writes an export as a workbook (.xlsx) of one sheet, texts typed as text; answers how many rows it has. */
export const writeWorkbook = async ({ headings, rows }: CatalogueExport, file: string): Promise<number> => {
  const data: SheetData = [
    headings.map((heading) => ({ type: String, value: heading, fontWeight: 'bold' as const })),
  ]
  for await (const row of rows) data.push(row.map(cellOf))
  await writeExcelFile(data, { sheet: 'Catalogue', stickyRowsCount: 1 }).toFile(file)
  return data.length - 1
}
