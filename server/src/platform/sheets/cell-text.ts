import { plainNumber } from './plain-number.ts'

/** What a spreadsheet program shows in a cell whose result it can't work out; here also a date that no calendar has. */
export const NO_RESULT = '#VALUE!'

/** A cell as text that a database takes: without the halves of characters, and the zero, that a workbook can name. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (typeof value === 'number') return plainNumber(value)
  if (value instanceof Date)
    return Number.isNaN(value.valueOf()) ? NO_RESULT : value.toISOString().replace(/T00:00:00\.000Z$/, '')
  return JSON.stringify(value)
}
