import writeExcelFile from 'write-excel-file/node'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of one sheet, as a file input takes it. */
export const workbook = async (name: string, rows: readonly (readonly (string | number)[])[]) => ({
  name,
  mimeType: XLSX,
  buffer: await writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer(),
})
