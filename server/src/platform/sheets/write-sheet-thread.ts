import writeExcelFile, { type SheetData } from 'write-excel-file/node'

/** The headings and rows of a workbook to write. Texts stay texts even if they start like a formula. */
export interface Sheet {
  readonly name: string
  readonly headings: readonly string[]
  /** Column widths in characters. */
  readonly widths: readonly number[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Excel's number format for text, which disables its own interpretation. */
const TEXT = '@'

/** Writes a sheet as .xlsx. Runs in a worker thread. */
export const writeSheet = async ({ name, headings, widths, rows }: Sheet): Promise<Uint8Array> => {
  const data: SheetData = [
    headings.map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === 'number' ? { type: Number, value } : { type: String, value, format: TEXT },
      ),
    ),
  ]
  return writeExcelFile(data, {
    sheet: name,
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
  }).toBuffer()
}
