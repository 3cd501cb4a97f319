import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { csvLine, type catalogueImport } from '@pasok/server'
import { importProblemWords } from '@pasok/words'

/** The rows and cells of a file that were not taken, as a CSV file beside it. */
export interface RejectedReport {
  readonly file: string
  add(problem: catalogueImport.ImportProblem): void
  close(): void
}

const headings = {
  en: ['line', 'column', 'reason', 'value'],
  id: ['baris', 'kolom', 'alasan', 'nilai'],
} as const

/** Opens the report; the file is made when the first problem comes, and what an earlier run left is removed. */
export const rejectedReport = (file: string, language: 'en' | 'id'): RejectedReport => {
  rmSync(file, { force: true })
  let out: number | undefined
  return {
    file,
    add: ({ line, column, code, value }) => {
      if (out === undefined) {
        out = openSync(file, 'w')
        writeSync(out, csvLine(headings[language]))
      }
      writeSync(out, csvLine([String(line), column, importProblemWords[code][language](value), value]))
    },
    close: () => {
      if (out !== undefined) closeSync(out)
    },
  }
}
