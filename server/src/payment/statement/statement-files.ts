import { formatDay, jakartaDay, STATEMENT_FILE_ROWS, type Statement } from '@pasok/contract'
import { documentTitles, periodWords, statementWords, type Language } from '@pasok/words'
import { chooseDefaults, findCompany, writtenAddress } from '../../company/index.ts'
import { buildLetterhead, type SettingsFile } from '../../content/index.ts'
import {
  makeDocument,
  type Db,
  type DocumentParts,
  type DocumentReader,
  type MadeDocument,
} from '../../platform/index.ts'
import type { Sheet } from '../../platform/sheets/write-sheet-thread.ts'
import { showStatement, type Period } from './show-statement.ts'

/** A statement with all its events, if a file may have so many. */
export const readWholeStatement = async (
  db: Db,
  companyId: number,
  period: Period,
  language: Language,
): Promise<Statement | { readonly error: 'period_too_long' }> => {
  const statement = await showStatement(db, {
    companyId,
    period,
    language,
    page: 1,
    per_page: STATEMENT_FILE_ROWS,
  })
  return statement.total > STATEMENT_FILE_ROWS ? { error: 'period_too_long' } : statement
}

/** The name of a statement as a file, without its ending. */
export const statementFilename = ({ from, to }: Period, language: Language): string =>
  `${statementWords.filename[language]}-${from}-${to}`

/** A statement of account as a PDF, with the bank accounts if the company owes something. */
export const printStatement = async (
  parts: DocumentParts & { readonly settings: SettingsFile },
  statement: Statement,
  language: Language,
  reader: DocumentReader,
): Promise<MadeDocument> => {
  const companyId = statement.company.id
  const [company, { billing }] = await Promise.all([
    findCompany(parts.db, companyId),
    chooseDefaults(parts.db, { companyId }),
  ])
  const { bankAccounts, ...letterhead } = buildLetterhead(parts.settings, language)
  const period = { from: formatDay(statement.from), to: formatDay(statement.to) }
  return makeDocument(parts, reader, {
    ...letterhead,
    language,
    kind: 'statement',
    number: periodWords[language](period),
    customer: {
      legalName: statement.company.name,
      npwp: company?.npwp,
      billingAddress: billing ? writtenAddress(billing, language, { isForParcel: false }) : [],
    },
    facts: { date: jakartaDay(parts.now()) },
    lines: [],
    entries: {
      opening: statement.opening_balance,
      debit: statement.debit,
      credit: statement.credit,
      closing: statement.closing_balance,
      rows: statement.rows.map(({ day, name, documents, reference, debit, credit, balance }) => ({
        day,
        name,
        documents: documents.map(({ number }) => number),
        reference,
        debit,
        credit,
        balance,
      })),
    },
    notes: statementWords.signs[language],
    bankAccounts: statement.closing_balance > 0 ? bankAccounts : undefined,
  })
}

/** A statement of account as a sheet: the opening balance, its events, and the closing balance. */
export const toStatementSheet = (statement: Statement, language: Language): Sheet => {
  const word = (name: keyof typeof statementWords) => statementWords[name][language]
  return {
    name: documentTitles.statement[language],
    headings: (['day', 'event', 'documents', 'reference', 'debit', 'credit', 'balance'] as const).map(word),
    widths: [12, 44, 40, 32, 16, 16, 16],
    rows: [
      [formatDay(statement.from), word('opening'), '', '', '', '', statement.opening_balance],
      ...statement.rows.map(({ day, name, documents, reference, debit, credit, balance }) => [
        formatDay(day),
        name,
        documents.map(({ number }) => number).join(', '),
        reference,
        debit === 0 ? '' : debit,
        credit === 0 ? '' : credit,
        balance,
      ]),
      [
        formatDay(statement.to),
        word('closing'),
        '',
        '',
        statement.debit,
        statement.credit,
        statement.closing_balance,
      ],
    ],
  }
}
