import { open } from 'node:fs/promises'
import type { FileRow, Hidden } from './file-row.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/** The first bytes of every ZIP file, and so of every .xlsx. */
const ZIP = 'PK\u0003\u0004'

/** Reads the rows of a workbook (.xlsx) or CSV file; its content decides which. Throws UnreadableFile. */
export async function* readTable(file: string, onHidden?: (hidden: Hidden) => void): AsyncGenerator<FileRow> {
  yield* (await beginsWith(file, ZIP)) ? readXlsx(file, onHidden) : readCsv(file)
}

const beginsWith = async (file: string, mark: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === mark
  } finally {
    await handle.close()
  }
}
