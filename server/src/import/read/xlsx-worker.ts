import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { cellText } from '../../platform/sheets/cell-text.ts'
import { readWorkbook } from '../../platform/sheets/read-workbook.ts'
import { emptyColumns } from '../../platform/sheets/table-cells.ts'
import type { Hidden } from './file-row.ts'

// The first visible sheet of a workbook without its hidden rows and columns, handed on in parts; each is asked for with any
// message. One row of a part is one row of the sheet, from the first on, empty ones too.

/** The row of headings is no row of the catalogue. */
const LIMITS = { rows: 200_001, unpacked: 300 * 1024 * 1024 }
const PART = 500

/** A message of the worker. `rows` counts those of the whole sheet, as `hidden` does. */
export type XlsxMessage =
  | {
      readonly kind: 'part'
      readonly rows: number
      readonly hidden: Hidden
      readonly cells: readonly (readonly string[])[]
    }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly why: 'too_large' | 'unreadable' }
  | { readonly kind: 'refused'; readonly why: 'overlong_cell'; readonly cell: string | undefined }

const say = (message: XlsxMessage): void => parentPort?.postMessage(message)

const workbook = await readWorkbook(await readFile(workerData as string), LIMITS)
if (typeof workbook === 'string') say({ kind: 'refused', why: workbook })
else if ('cell' in workbook) say({ kind: 'refused', why: 'overlong_cell', cell: workbook.cell })
else {
  const { rows = [], hiddenRows = 0, hiddenColumns = [] } = workbook.sheets[0] ?? {}
  const hidden = {
    rows: hiddenRows,
    columns: emptyColumns(rows, hiddenColumns),
    sheets: workbook.hiddenSheets.length,
  }
  let at = 0
  parentPort?.on('message', () => {
    if (at >= rows.length) {
      say({ kind: 'end' })
      parentPort?.close()
      return
    }
    const cells = rows.slice(at, at + PART).map((row) => row.map(cellText))
    at += PART
    say({ kind: 'part', rows: rows.length, hidden, cells })
  })
}
