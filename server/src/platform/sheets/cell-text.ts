import { plainNumber } from './plain-number.ts'

/** The text that a spreadsheet program displays for a failed formula; here also for an impossible date. */
export const NO_RESULT = '#VALUE!'

/** A cell as text that PostgreSQL accepts: without lone surrogates and the zero character. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (typeof value === 'number') return plainNumber(value)
  if (value instanceof Date)
    return Number.isNaN(value.valueOf()) ? NO_RESULT : value.toISOString().replace(/T00:00:00\.000Z$/, '')
  return JSON.stringify(value)
}
