import { csvLine, type Db } from '../../platform/index.ts'
import { JOURNAL_WORKBOOK_ROWS, MOST_JOURNAL_DAYS, daysBetween } from '@pasok/contract'
import { journalWords, statementEventWords, type Language } from '@pasok/words'
import type { SettingsFile } from '../../content/index.ts'
import { findUsedAccounts, readJournals, type Journal, type JournalPeriod } from '../../ledger/index.ts'
import { findCompanyNames } from '../company-names.store.ts'
import { findDocumentNumbers } from '../statement/statement.store.ts'
import { findChartAccount } from './chart.ts'

/** An export of journals that can be made. */
export interface JournalExport {
  readonly period: JournalPeriod
  readonly chart: SettingsFile['chart_of_accounts']
  readonly language: Language
}

/** Why journals are not exported. */
export type ExportError =
  | { readonly error: 'period_reversed' | 'period_over_a_year' | 'journal_too_long' }
  | { readonly error: 'unmapped_account'; readonly accounts: string }

/** Why journals can't be exported; undefined if they can. */
export const checkExport = async (
  db: Db,
  { period, chart }: JournalExport,
  { isWorkbook }: { readonly isWorkbook: boolean },
): Promise<ExportError | undefined> => {
  if (period.from > period.to) return { error: 'period_reversed' }
  if (daysBetween(period.from, period.to) >= MOST_JOURNAL_DAYS) return { error: 'period_over_a_year' }
  const used = await findUsedAccounts(db, period)
  const unmapped = used.filter(({ account, method }) => !findChartAccount(chart, account, method))
  if (unmapped.length > 0)
    return {
      error: 'unmapped_account',
      accounts: [...new Set(unmapped.map(({ account }) => account))].join(', '),
    }
  const rows = used.reduce((sum, { postings }) => sum + postings, 0)
  return isWorkbook && rows > JOURNAL_WORKBOOK_ROWS ? { error: 'journal_too_long' } : undefined
}

/** A row of an export: texts, then debit and credit in whole rupiah, of which one is empty. */
export type JournalRow = readonly [...texts: string[], debit: number | '', credit: number | '']

/** The headings of an export. */
export const journalHeadings = (language: Language): string[] =>
  journalWords.headings.map((heading) => heading[language])

/** The rows of an export, and at the end the sums of debit and credit, which are equal. */
export async function* readJournalRows(
  db: Db,
  { period, chart, language }: JournalExport,
): AsyncGenerator<readonly JournalRow[]> {
  let debit = 0
  let credit = 0
  for await (const journals of readJournals(db, period)) {
    const names = await findNames(db, journals)
    const rows = journals.flatMap((journal) => toRows(journal, { names, chart, language }))
    for (const row of rows) {
      debit += Number(row.at(-2))
      credit += Number(row.at(-1))
    }
    yield rows
  }
  yield [['', '', '', journalWords.total[language], '', '', '', debit, credit]]
}

/** An export as the texts of a CSV file. */
export async function* writeJournalCsv(db: Db, made: JournalExport): AsyncGenerator<string> {
  yield csvLine(journalHeadings(made.language))
  for await (const rows of readJournalRows(db, made))
    yield rows.map((row) => csvLine(row.map(String))).join('')
}

type Names = Awaited<ReturnType<typeof findNames>>

const findNames = async (db: Db, journals: readonly Journal[]) => {
  const postings = journals.flatMap((journal) => journal.postings)
  const numbers = await findDocumentNumbers(db, {
    invoices: postings.flatMap(({ invoice_id }) => invoice_id ?? []),
    orders: postings.flatMap(({ order_id }) => order_id ?? []),
    creditNotes: journals.flatMap(({ source, source_id }) => (source === 'credit_note' ? [source_id] : [])),
  })
  const companies = await findCompanyNames(
    db,
    postings.map(({ company_id }) => company_id),
  )
  return { ...numbers, companies }
}

const toRows = (
  { id, day, kind, source, source_id, note, postings }: Journal,
  { names, chart, language }: Omit<JournalExport, 'period'> & { readonly names: Names },
): JournalRow[] => {
  const moved = postings.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const description = [statementEventWords[kind][language]({ moved }), note]
    .filter((text) => text !== '')
    .join(' · ')
  const creditNote = source === 'credit_note' ? names.creditNotes.get(source_id)?.number : undefined
  return postings.map(({ account, method = null, company_id, order_id, invoice_id, amount }) => {
    const own = findChartAccount(chart, account, method)
    if (!own) throw new Error(`the account ${account} is not mapped`)
    const document =
      creditNote ?? names.invoices.get(invoice_id ?? 0) ?? names.orders.get(order_id ?? 0) ?? ''
    return [
      day,
      String(id),
      own.code,
      own.name,
      names.companies.get(company_id) ?? '',
      document,
      description.replaceAll(/\s+/g, ' '),
      amount > 0 ? amount : '',
      amount < 0 ? -amount : '',
    ]
  })
}
