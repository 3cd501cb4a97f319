import type { BankLayout, Day } from '@pasok/contract'

/** A line of a bank's statement. Amounts are in sen; money that came is positive. */
export interface StatementLine {
  /** The line of the file on which it begins, from 1. */
  readonly row: number
  readonly day: Day
  readonly amount: number
  readonly text: string
  readonly reference: string
  /** After the line; undefined in layouts without running balances. */
  readonly balance?: number | undefined
}

/** A bank's statement as a file has it. */
export interface BankFile {
  readonly layout: BankLayout
  /** The digits of the account; undefined where the file has none. */
  readonly account: string | undefined
  readonly lines: readonly StatementLine[]
  /** Lines that the bank has not booked yet: they come again with a day. */
  readonly pending: number
  /** In sen. */
  readonly opening: number | undefined
  readonly closing: number | undefined
}

/** Why a file was not read, with the line of the file. */
export interface BankFileError {
  readonly error:
    | 'bank_file_empty'
    | 'bank_layout_unknown'
    | 'bank_too_many_lines'
    | 'bank_row_cells'
    | 'bank_row_day'
    | 'bank_row_amount'
    | 'bank_row_balance'
    | 'bank_row_account'
    | 'bank_row_reference'
    | 'bank_row_currency'
    | 'bank_row_unknown'
    | 'bank_file_cut'
    | 'bank_closing_differs'
  readonly row?: number
}

const LONGEST_TEXT = 1_000
const STRANGE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu

/** A text of a bank as it is stored: one line without the apostrophe that KlikBCA puts before a cell. */
export const cleanBankText = (text: string): string =>
  text.replaceAll(STRANGE, ' ').trim().replace(/^'/, '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)

/** The digits of an account's number without leading zeros, which banks write or leave out. */
export const accountDigits = (account: string): string => account.replaceAll(/\D/g, '').replace(/^0+/, '')

const AMOUNT = /^(-?)(?:(\d{1,15})|(\d{1,3}(?:,\d{3}){1,5})|(\d{1,3}(?:\.\d{3}){1,5})|)(?:([.,])(\d{1,2}))?$/
const LARGEST_SEN = 1e17

/**
 * The sen of an amount as banks and spreadsheets write it: `1,234,567.89`, `1.234.567,89`, `1234567.8`, `.00`. A mark before
 * three digits stands for thousands, because no bank writes three decimals. Undefined for anything else.
 */
export const readSen = (text: string): number | undefined => {
  const cell = text.replace(/^(?:Rp\.?|IDR)\s*/i, '')
  if (cell.length > 30) return undefined
  const [, sign, plain, commas, points, mark, fraction = ''] = AMOUNT.exec(cell) ?? []
  if (sign === undefined || (commas && mark === ',') || (points && mark === '.')) return undefined
  const whole = plain ?? (commas ?? points ?? '').replaceAll(/\D/g, '')
  if (whole === '' && fraction === '') return undefined
  const sen = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (sen > LARGEST_SEN || !Number.isSafeInteger(sen)) return undefined
  return sign === '-' && sen !== 0 ? -sen : sen
}

const months = [
  ['jan', 'january', 'januari'],
  ['feb', 'february', 'februari'],
  ['mar', 'march', 'maret'],
  ['apr', 'april'],
  ['may', 'mei'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'agu', 'august', 'agustus'],
  ['sep', 'sept', 'september'],
  ['oct', 'okt', 'october', 'oktober'],
  ['nov', 'november', 'nopember'],
  ['dec', 'des', 'december', 'desember'],
] as const

/** The period that a statement says it covers. */
export interface StatementPeriod {
  readonly from: Day
  readonly to: Day
}

const DAY_FIRST = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?:[ T]|$)/
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]|$)/
const NAMED_MONTH = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4}|\d{2})(?:\s|$)/i

/** The day that begins a cell; without a year it is the one within the period. Undefined if there is no such day. */
export const readBankDay = (text: string, period: StatementPeriod | undefined): Day | undefined => {
  const named = NAMED_MONTH.exec(text)
  if (named) {
    const name = (named[2] ?? '').toLowerCase()
    return toDay(named[3] ?? '', 1 + months.findIndex((names) => names.some((one) => one === name)), named[1])
  }
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return toDay(year, Number(month), day)
  const [, first, second, own] = DAY_FIRST.exec(text) ?? []
  if (first === undefined) return undefined
  if (own !== undefined) return toDay(own, Number(second), first)
  if (!period) return undefined
  return [period.from, period.to]
    .map((bound) => toDay(bound.slice(0, 4), Number(second), first))
    .find((one) => one !== undefined && one >= period.from && one <= period.to)
}

/** A day of the calendar from a year of four or two digits, a month from 1, and a day; undefined if there is none. */
export const toDay = (year: string, month: number, day: string | undefined): Day | undefined => {
  const written = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== written ? undefined : written
}

/**
 * Why lines do not add up; undefined if they do. Each balance is that of the line before plus the amount, whether the oldest
 * line or the newest is the first; opening and closing balance differ by the sum of all lines.
 */
export const checkBalances = (
  lines: readonly StatementLine[],
  { opening, closing }: { readonly opening: number | undefined; readonly closing: number | undefined },
  closingRow: number,
): BankFileError | undefined => {
  const [forward, backward] = [lines, lines.toReversed()].map((ordered) => findWrongBalance(ordered, opening))
  if (forward && backward)
    return { error: 'bank_row_balance', row: (backward.at > forward.at ? backward : forward).row }
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  if (opening !== undefined && closing !== undefined && opening + sum !== closing)
    return { error: 'bank_closing_differs', row: closingRow }
  return undefined
}

/** The first line whose balance does not follow from the one before. */
const findWrongBalance = (
  lines: readonly StatementLine[],
  opening: number | undefined,
): { readonly row: number; readonly at: number } | undefined => {
  let before = opening
  for (const [at, { row, amount, balance }] of lines.entries()) {
    if (balance !== undefined && before !== undefined && before + amount !== balance) return { row, at }
    before = balance ?? (before === undefined ? undefined : before + amount)
  }
  return undefined
}
