import type { Task } from '../jobs/workers.ts'
import type { writeSheet } from './write-sheet-thread.ts'

/** What a workbook is called over HTTP. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Writes a sheet as a workbook, in a worker thread. */
export const sheetTask: Task<typeof writeSheet> = {
  module: new URL('write-sheet-thread.ts', import.meta.url),
  name: 'writeSheet',
  deadlineMs: 20_000,
}
