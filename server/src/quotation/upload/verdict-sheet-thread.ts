import writeExcelFile, { type SheetData } from 'write-excel-file/node'

/** A workbook to be: its headings and rows. A text is a text, also where it begins as a formula does. */
export interface Sheet {
  readonly name: string
  readonly headings: readonly string[]
  /** In characters, of each column. */
  readonly widths: readonly number[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Excel's own sign for 'this is text, whatever it looks like'. */
const TEXT = '@'

/** Writes a sheet as .xlsx. Runs in a thread. */
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
