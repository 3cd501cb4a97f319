import { MOST_BANK_LINES } from '@pasok/contract'
import { scanRow } from '../../platform/sheets/scan-row.ts'
import {
  accountDigits,
  checkBalances,
  cleanBankText,
  readBankDay,
  readSen,
  type BankFile,
  type BankFileError,
  type StatementLine,
  type StatementPeriod,
} from './bank-file.ts'
import { csvLayouts, type CsvLayout } from './bank-layouts.ts'

/** Rows before the table: the holder, the account, the period. */
const MOST_PREAMBLE = 40
/** No layout has so many columns. */
const MOST_CELLS = 60

interface CsvRow {
  readonly row: number
  /** Undefined for a row whose quotation marks are not in order, or that has too many cells. */
  readonly cells: readonly string[] | undefined
}

/** Reads a statement in one of the banks' CSV layouts. Reading ends with the first row that is not understood, which is named. */
export const parseCsvStatement = (text: string): BankFile | BankFileError => {
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = scanRows(text, delimiter)
    const at = rows.slice(0, MOST_PREAMBLE).findIndex(({ cells }) => cells && findLayout(cells))
    const layout = findLayout(rows[at]?.cells ?? [])
    if (layout) return readTable(layout, rows.slice(0, at), rows.slice(at))
  }
  return text.trim() === '' ? { error: 'bank_file_empty' } : { error: 'bank_layout_unknown' }
}

const scanRows = (text: string, delimiter: string): CsvRow[] => {
  const rows: CsvRow[] = []
  for (let [at, row] = [0, 1]; at < text.length && rows.length <= MOST_BANK_LINES + 2 * MOST_PREAMBLE;) {
    const scanned = scanRow(text, at, delimiter, true)
    if (!scanned) break
    if ('broken' in scanned || scanned.cells.length > MOST_CELLS) rows.push({ row, cells: undefined })
    else if (scanned.cells.some((cell) => cell.trim() !== ''))
      rows.push({ row, cells: scanned.cells.map(cleanBankText) })
    at = scanned.next
    row += scanned.lines
  }
  return rows
}

/** With the signs around it; the longest heading has 20 characters. */
const LONGEST_HEADING = 60

const nameHeading = (cell: string): string =>
  // Trimming long runs of signs takes quadratic time.
  cell
    .slice(0, LONGEST_HEADING)
    .toLowerCase()
    .replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .replaceAll('. ', ' ')

const findLayout = (cells: readonly string[]): CsvLayout | undefined => {
  const names = cells.map(nameHeading)
  return csvLayouts.find(({ headings }) => headings.every((heading, at) => names[at] === heading))
}

const readTable = (
  layout: CsvLayout,
  preamble: readonly CsvRow[],
  [heading, ...rows]: readonly CsvRow[],
): BankFile | BankFileError => {
  const period = findPeriod(preamble)
  const currency = findAfter(preamble, /^(?:kode )?mata uang\b|^currency\b/i)
  if (currency && !isRupiah(currency.value)) return { error: 'bank_row_currency', row: currency.row }
  const accounts = new Set<string>()
  const named = findAfter(preamble, /^(?:no(?:mor)?\.? ?)?rekening\b|^account (?:no|number)\b/i)
  if (named && accountDigits(named.value) !== '') accounts.add(accountDigits(named.value))
  const lines: StatementLine[] = []
  let pending = 0
  const footer: CsvRow[] = []
  for (const one of rows) {
    if (!one.cells) return { error: 'bank_row_cells', row: one.row }
    if (footer.length > 0 || (layout.hasFooter && FOOTER.test(one.cells[0] ?? ''))) {
      if (!FOOTER.test(one.cells[0] ?? '')) return { error: 'bank_row_unknown', row: one.row }
      footer.push(one)
      continue
    }
    // An amount without quotation marks is several cells.
    if (one.cells.slice(heading?.cells?.length).some((cell) => cell !== ''))
      return { error: 'bank_row_cells', row: one.row }
    const line = readLine(layout, one, period)
    if (line === 'pending') pending++
    else if ('error' in line) return line
    else {
      if (line.account !== undefined) accounts.add(line.account)
      if (accounts.size > 1) return { error: 'bank_row_account', row: one.row }
      lines.push(line.line)
      if (lines.length > MOST_BANK_LINES) return { error: 'bank_too_many_lines', row: one.row }
    }
  }
  const lastRow = (rows.at(-1) ?? preamble.at(-1))?.row ?? 1
  const opening = readFooter([...preamble, ...footer], /^saldo awal\b/i)
  const closing = readFooter(footer, /^saldo akhir\b/i)
  for (const sum of [opening, closing])
    if (sum && sum.value === undefined) return { error: 'bank_row_amount', row: sum.row }
  if (layout.hasFooter && !closing) return { error: 'bank_file_cut', row: lastRow }
  const sums = { opening: opening?.value, closing: closing?.value }
  const wrong = checkBalances(lines, sums, closing?.row ?? lastRow)
  if (wrong) return wrong
  const [account] = accounts
  return { layout: layout.name, account, lines, pending, ...sums }
}

const FOOTER = /^(?:saldo (?:awal|akhir)|(?:mutasi )?(?:kredit|debet|debit))\b/i
const PENDING = /^'?PEND$/i
/** A long number as a spreadsheet writes it, whose digits are lost. */
const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?E\+\d+$/i

const isRupiah = (currency: string): boolean => /^(?:IDR|Rp\.?|Rupiah)$/i.test(currency)

/** The rest of the first row that begins so: `Periode : 01/11/2026 - 30/11/2026`, or its cells `Periode`, `:`, `…`. */
const findAfter = (
  rows: readonly CsvRow[],
  begins: RegExp,
): { readonly row: number; readonly value: string } | undefined => {
  for (const { row, cells = [] } of rows) {
    const [first = '', ...rest] = cells
    const found = begins.exec(first)
    if (found)
      return {
        row,
        value: cleanBankText(
          [first.slice(found[0].length), ...rest.filter((cell) => cell !== '')]
            .join(' ')
            .replace(/^[\s:=']+/, ''),
        ),
      }
  }
  return undefined
}

const findPeriod = (preamble: readonly CsvRow[]): StatementPeriod | undefined => {
  const [from, to] = (findAfter(preamble, /^periode?\b/i)?.value ?? '')
    .split(/\s(?:-|s\/d|to)\s/i, 2)
    .map((written) => readBankDay(written.trim(), undefined))
  return from === undefined || to === undefined || from > to ? undefined : { from, to }
}

const readFooter = (
  rows: readonly CsvRow[],
  begins: RegExp,
): { readonly row: number; readonly value: number | undefined } | undefined => {
  const found = findAfter(rows, begins)
  // Without quotation marks an amount with commas is several cells.
  return found && { row: found.row, value: readSen(found.value) ?? readSen(found.value.replaceAll(' ', ',')) }
}

const readLine = (
  layout: CsvLayout,
  { row, cells = [] }: CsvRow,
  period: StatementPeriod | undefined,
): { readonly line: StatementLine; readonly account: string | undefined } | BankFileError | 'pending' => {
  if (cells.length < layout.headings.length) return { error: 'bank_row_cells', row }
  const cell = (heading: string | undefined): string =>
    heading === undefined ? '' : (cells[layout.headings.indexOf(heading)] ?? '')
  if (PENDING.test(cell(layout.day))) return 'pending'
  const day = readBankDay(cell(layout.day), period)
  if (day === undefined) return { error: 'bank_row_day', row }
  const amount = readAmount(layout, cell)
  if (amount === undefined || amount === 0) return { error: 'bank_row_amount', row }
  const balance = layout.balance === undefined ? undefined : readSen(cell(layout.balance))
  if (layout.balance !== undefined && balance === undefined) return { error: 'bank_row_balance', row }
  if (layout.currency !== undefined && !isRupiah(cell(layout.currency)))
    return { error: 'bank_row_currency', row }
  const account = layout.account === undefined ? undefined : accountDigits(cell(layout.account))
  if (account === '') return { error: 'bank_row_account', row }
  const reference = cell(layout.reference)
  if (SHORTENED_NUMBER.test(reference)) return { error: 'bank_row_reference', row }
  const text = layout.headings.flatMap((heading, at) =>
    layout.text.includes(heading) ? [cells[at] ?? ''] : [],
  )
  return {
    account,
    line: {
      row,
      day,
      amount,
      text: cleanBankText(text.join(' ')),
      reference,
      balance,
    },
  }
}

/** In sen; what left the account is negative. Undefined if it can't be read, or if money both came and left. */
const readAmount = ({ amount }: CsvLayout, cell: (heading: string) => string): number | undefined => {
  if ('credit' in amount) {
    const [credit, debit] = [cell(amount.credit), cell(amount.debit)].map((one) =>
      one === '' ? 0 : readSen(one),
    )
    if (credit === undefined || debit === undefined || (credit !== 0 && debit !== 0)) return undefined
    return credit - debit
  }
  const written = cell(amount.column)
  const marked = amount.mark === undefined ? (/ ?(CR|DB)$/i.exec(written)?.[1] ?? '') : cell(amount.mark)
  const sen = readSen(
    amount.mark === undefined ? written.slice(0, written.length - marked.length).trim() : written,
  )
  if (sen === undefined || sen < 0) return undefined
  if (/^CR$/i.test(marked)) return sen
  return /^DB$/i.test(marked) ? -sen : undefined
}
