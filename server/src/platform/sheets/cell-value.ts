import type { Shown } from './cell-styles.ts'
import { codeText } from './code-format.ts'
import { plainNumber } from './plain-number.ts'
import { plainText } from './shared-strings.ts'

/** The workbook data that cells refer to. */
export interface CellContext {
  /** In characters; longer cells are cut. */
  readonly cellLength: number
  readonly strings: readonly string[]
  readonly styles: readonly Shown[]
  readonly is1904: boolean
}

/** A cell as the XML holds it. */
export interface RawCell {
  readonly type: string
  readonly style: string
  readonly text: string
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** The serial numbers of 1 January 1970 and of the first day of the 1904 calendar. */
const [DAY_1970, DAY_1904] = [25_569, 1_462]
const BOOLEANS = new Map([
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
])

/**
 * The value that a spreadsheet program displays: '40%' for 0.4 formatted as a percentage, '00123' for the format 00000,
 * the error's name for a failed formula. Null for an empty cell. Throws if the cell can't be read.
 */
export const cellValue = (
  { type, style, text }: RawCell,
  { strings, styles, is1904 }: CellContext,
): string | number | boolean | Date | null => {
  if (text.trim() === '') return null
  switch (type) {
    case 's':
      return known(strings[Number(text)]) || null
    case 'str':
    case 'inlineStr':
    case 'e':
      return plainText(text) || null
    case 'b':
      return known(BOOLEANS.get(text))
    case 'd':
      return isoDate(text)
    case 'n':
      return shownNumber(Number(text), styles[Number(style)], is1904)
    default:
      throw new Error(`a cell of type ${type}`)
  }
}

const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('a cell of what the workbook does not have')
  return value
}

const shownNumber = (number: number, shown: Shown, is1904: boolean): string | number | Date => {
  if (!Number.isFinite(number)) throw new Error('a number that is none')
  if (shown === 'percentage') return `${plainNumber(number * 100)}%`
  if (shown === 'scientific') return scientificText(number)
  if (shown !== 'date') return shown && number >= 0 && number < 1e15 ? codeText(number, shown) : number
  return new Date(Math.round((number - DAY_1970 + (is1904 ? DAY_1904 : 0)) * DAY_MS))
}

/** Scientific notation with two decimals and a two-digit exponent, as spreadsheet programs display it. */
const scientificText = (number: number): string =>
  number
    .toExponential(2)
    .replace(/e([+-])(\d+)$/, (_, sign: string, digits: string) => `E${sign}${digits.padStart(2, '0')}`)

/**
 * Parses an ISO 8601 date or time as UTC, since workbook times have no zone. An impossible date gives an invalid
 * `Date`, not a day of the next month.
 */
const isoDate = (text: string): Date => {
  const [day = '', time = '00:00'] = text.split('T')
  const isDay = new Date(day).toJSON()?.startsWith(day) ?? false
  return new Date(isDay ? `${day}T${/Z|[+-]/.test(time) ? time : `${time}Z`}` : Number.NaN)
}
