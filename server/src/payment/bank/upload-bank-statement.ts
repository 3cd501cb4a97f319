import { createHash } from 'node:crypto'
import { LARGEST_BANK_FILE, type Day } from '@pasok/contract'
import { inTransaction, writeAudit, type Db } from '../../platform/index.ts'
import type { MoneyAct } from '../transfers/give-money.ts'
import { accountDigits, type BankFile, type BankFileError, type StatementLine } from './bank-file.ts'
import {
  findAccountOfLines,
  findStatementOfFile,
  hasOtherLayout,
  insertBankStatement,
  insertNewLines,
  lockBankStatements,
  type BankStatementRow,
} from './bank.store.ts'
import { readBankFile } from './read-bank-file.ts'

/** A statement as finance uploads it. */
export interface UploadedStatement extends MoneyAct {
  readonly bytes: Uint8Array
  readonly filename: string
  /** As finance names it; signs between its digits do not matter. */
  readonly account: string
}

/** Why a statement was not stored. */
export type StatementError =
  | BankFileError
  | { readonly error: 'unknown_bank_account' | 'bank_file_too_large' | 'bank_days_other_layout' }
  | {
      readonly error: 'bank_other_account' | 'bank_other_account_has_file' | 'bank_other_account_has_lines'
      readonly account: string
    }

/**
 * Reads a statement of one of the shop's bank accounts and stores the lines that no statement before had; a file that was
 * stored before changes nothing.
 */
export const uploadBankStatement = async (
  { db, accounts }: { readonly db: Db; readonly accounts: readonly { readonly number: string }[] },
  { bytes, filename, account: named, by, now, requestId }: UploadedStatement,
): Promise<{ readonly statement: BankStatementRow; readonly isKnown: boolean } | StatementError> => {
  const account = accountDigits(named)
  if (account === '' || !accounts.some(({ number }) => accountDigits(number) === account))
    return { error: 'unknown_bank_account' }
  if (bytes.length > LARGEST_BANK_FILE) return { error: 'bank_file_too_large' }
  const file = readBankFile(bytes)
  if ('error' in file) return file
  if (file.account !== undefined && file.account !== account)
    return { error: 'bank_other_account', account: file.account }
  const period = findPeriod(file)
  if (!period) return { error: 'bank_file_empty' }
  const file_sha256 = createHash('sha256').update(bytes).digest('hex')
  return inTransaction(db, async (tx) => {
    await lockBankStatements(tx)
    const known = await findStatementOfFile(tx, file_sha256)
    if (known)
      return known.account === account
        ? { statement: known, isKnown: true }
        : { error: 'bank_other_account_has_file', account: known.account }
    const lines = identifyLines(file.lines)
    const other = file.account === undefined && (await findAccountOfLines(tx, account, lines))
    if (other) return { error: 'bank_other_account_has_lines', account: other }
    if (await hasOtherLayout(tx, { account, layout: file.layout, ...period }))
      return { error: 'bank_days_other_layout' }
    const id = await insertBankStatement(tx, {
      account,
      layout: file.layout,
      file_name: filename,
      file_sha256,
      first_day: period.from,
      last_day: period.to,
      line_count: file.lines.length,
      pending_count: file.pending,
      uploaded_at: now,
      uploaded_by: by.staff.id,
    })
    const added = await insertNewLines(
      tx,
      id,
      account,
      lines.map((line) => ({ ...line, statement_id: id, account })),
    )
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'payment.upload-bank-statement',
      subject: 'bank_statement',
      subjectId: id,
      details: { account, layout: file.layout, lines: file.lines.length, added },
      requestId,
    })
    const stored = await findStatementOfFile(tx, file_sha256)
    if (!stored) throw new Error('a statement that was not stored')
    return { statement: stored, isKnown: false }
  })
}

const findPeriod = ({ lines }: BankFile): { readonly from: Day; readonly to: Day } | undefined => {
  const days = lines.map(({ day }) => day).toSorted()
  const [from] = days
  const to = days.at(-1)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/**
 * Lines with what tells them apart from those of other statements of the account: day, amount, text and reference, and a running
 * number among those of a day that are equal.
 */
const identifyLines = (lines: readonly StatementLine[]) => {
  const counts = new Map<string, number>()
  return lines.map(({ day, amount, text, reference }) => {
    const line_sha256 = createHash('sha256')
      .update(JSON.stringify([day, amount, normalise(text), normalise(reference)]))
      .digest('hex')
    const occurrence = (counts.get(line_sha256) ?? 0) + 1
    counts.set(line_sha256, occurrence)
    const state = amount > 0 ? ('open' as const) : ('outgoing' as const)
    return { day, amount, text, reference, line_sha256, occurrence, state }
  })
}

/** In capital letters; of a number its digits, because spreadsheets drop leading zeros. */
const normalise = (text: string): string =>
  !/[^\d '.-]/.test(text) ? accountDigits(text) : text.toUpperCase()
