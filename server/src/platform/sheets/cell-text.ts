import { plainNumber } from './plain-number.ts'

/** A date that no calendar has is told like other cells that could not be worked out. */
const NO_DATE = '#VALUE!'

/** A cell as text that a database takes: without the halves of characters, and the zero, that a workbook can name. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (typeof value === 'number') return plainNumber(value)
  if (value instanceof Date)
    return Number.isNaN(value.valueOf()) ? NO_DATE : value.toISOString().replace(/T00:00:00\.000Z$/, '')
  return JSON.stringify(value)
}
