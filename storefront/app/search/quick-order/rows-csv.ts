import type { TypedRow } from '@pasok/contract'
import { getLocale } from '~words/runtime.js'
import { buildTable } from './check-rows.ts'

/** Spreadsheets read such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as a .csv file, with what was typed, as spreadsheets in the reader's language open it. */
export const rowsCsv = (rows: readonly TypedRow[]): string => {
  const mark = getLocale() === 'id' ? ';' : ','
  return `\uFEFF${buildTable(rows)
    .map((cells) => cells.map(formatCell).join(mark))
    .join('\r\n')}\r\n`
}

const formatCell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Saves a text as a file of this name. */
export const saveText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
