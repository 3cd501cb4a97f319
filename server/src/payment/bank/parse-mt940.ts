import { MOST_BANK_LINES, type Day } from '@pasok/contract'
import {
  accountDigits,
  checkBalances,
  cleanBankText,
  readSen,
  toDay,
  type BankFile,
  type BankFileError,
  type StatementLine,
} from './bank-file.ts'

/** A field of a message: its tag and its lines. */
interface Field {
  readonly tag: string
  readonly row: number
  readonly lines: string[]
}

const TAG = /^:(\d{2}[A-Z]?):/
const BALANCE = /^([CD])\d{6}([A-Z]{3})([\d.]*,?\d{0,2})$/
/** Value date, entry date, C or D (R before it takes it back), third letter of the currency, amount, type, reference. */
const LINE =
  /^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?(R?)([CD])[A-Z]?([\d.]*,?\d{0,2})([NFS][A-Z0-9]{3})(.*)$/
/** Where a line is full, its text goes on in the next one within a word. */
const FULL_LINE = 65

/** Whether a text is MT940: it has a statement's first field. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:25:/m.test(text)

/** Reads the statements of a SWIFT MT940 file, all of one account. */
export const parseMt940 = (text: string): BankFile | BankFileError => {
  const lines: StatementLine[] = []
  let account: string | undefined
  let opening: number | undefined
  let closing: number | undefined
  /** The first line of the statement that is read, and whether its closing balance is still to come. */
  let from = 0
  let before: number | undefined
  let isOpen = false
  let row = 1
  for (const field of listFields(text)) {
    row = field.row
    const [value = ''] = field.lines
    switch (field.tag) {
      case '20':
        if (isOpen) return { error: 'bank_file_cut', row }
        isOpen = true
        before = undefined
        from = lines.length
        break
      case '25': {
        const digits = accountDigits(value.split('/').at(-1) ?? '')
        if (digits === '' || (account !== undefined && account !== digits))
          return { error: 'bank_row_account', row }
        account = digits
        break
      }
      case '60F':
      case '60M': {
        const read = readBalance(value)
        if (typeof read !== 'number') return { error: read, row }
        // Statements follow on one another.
        if (closing !== undefined && closing !== read) return { error: 'bank_row_balance', row }
        before = read
        opening ??= read
        break
      }
      case '61': {
        const line = readLine(field)
        if ('error' in line) return line
        lines.push(line)
        if (lines.length > MOST_BANK_LINES) return { error: 'bank_too_many_lines', row }
        break
      }
      case '86': {
        const last = lines.pop()
        // After the closing balance it is about the statement.
        if (last) lines.push(isOpen && lines.length >= from ? describe(last, field) : last)
        break
      }
      case '62F':
      case '62M': {
        const read = readBalance(value)
        if (typeof read !== 'number') return { error: read, row }
        if (before === undefined) return { error: 'bank_row_balance', row }
        const wrong = checkBalances(lines.slice(from), { opening: before, closing: read }, row)
        if (wrong) return wrong
        closing = read
        isOpen = false
        break
      }
    }
  }
  if (isOpen || closing === undefined) return { error: 'bank_file_cut', row }
  return { layout: 'mt940', account, lines, pending: 0, opening, closing }
}

function* listFields(text: string): Generator<Field> {
  let field: Field | undefined
  let row = 0
  for (const written of text.split('\n')) {
    row++
    // A message may stand in blocks: {1:…}{2:…}{4: before its fields, -} behind them.
    const line = written.replace(/^\{.*\{4:(?=:|$)/, '').trimEnd()
    const tag = TAG.exec(line)
    if (tag) {
      if (field) yield field
      field = { tag: tag[1] ?? '', row, lines: [line.slice(tag[0].length)] }
    } else if (/^-\}?/.test(line) && line.length <= 2) {
      if (field) yield field
      field = undefined
    } else field?.lines.push(line)
  }
  if (field) yield field
}

const readBalance = (value: string): number | 'bank_row_balance' | 'bank_row_currency' => {
  const [, side, currency, amount = ''] = BALANCE.exec(value.trim()) ?? []
  const sen = readSwiftSen(amount)
  if (side === undefined || sen === undefined) return 'bank_row_balance'
  if (currency !== 'IDR') return 'bank_row_currency'
  return side === 'C' || sen === 0 ? sen : -sen
}

/** The comma is a decimal's, and always there: `1234567,`. */
const readSwiftSen = (amount: string): number | undefined => readSen(amount.replace(/,$/, ''))

const readLine = ({ row, lines: [value = '', ...more] }: Field): StatementLine | BankFileError => {
  const [, year, month, date, entryMonth, entryDate, reversal, side, amount, , reference = ''] =
    LINE.exec(value) ?? []
  if (year === undefined) return { error: 'bank_row_cells', row }
  const valueDay = toDay(year, Number(month), date)
  const day =
    valueDay && (entryMonth === undefined ? valueDay : entryDay(valueDay, entryMonth, entryDate ?? ''))
  if (day === undefined) return { error: 'bank_row_day', row }
  const sen = readSwiftSen(amount ?? '')
  if (sen === undefined || sen === 0) return { error: 'bank_row_amount', row }
  const isCredit = (side === 'C') !== (reversal === 'R')
  return {
    row,
    day,
    amount: isCredit ? sen : -sen,
    text: cleanBankText(more.join(' ')),
    reference: cleanBankText(reference.split('//')[0] === 'NONREF' ? '' : (reference.split('//')[0] ?? '')),
  }
}

/** The day on which a line was booked: the one with this month and date that is nearest to its value day. */
const entryDay = (valueDay: Day, month: string, date: string): Day | undefined => {
  const year = Number(valueDay.slice(0, 4))
  const distance = (day: Day) => Math.abs(Date.parse(day) - Date.parse(valueDay))
  return [year - 1, year, year + 1]
    .map((one) => toDay(String(one), Number(month), date))
    .filter((one) => one !== undefined)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

const describe = (line: StatementLine, { lines }: Field): StatementLine => {
  const text = lines.reduce(
    (all, one, at) => all + ((lines[at - 1]?.length ?? 0) >= FULL_LINE || at === 0 ? '' : ' ') + one,
    '',
  )
  return { ...line, text: cleanBankText(`${line.text} ${text}`) }
}
