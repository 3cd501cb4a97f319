import type { Day } from '@pasok/contract'
import { payment as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import type { SettingsFile } from '../../content/index.ts'
import { documentReader } from '../../identity/index.ts'
import { serve } from '../../kernel/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { sendPdf } from '../../platform/http/send-pdf.ts'
import type { DocumentParts, DocumentReader } from '../../platform/index.ts'
import { sheetTask, XLSX } from '../../platform/sheets/write-sheet.ts'
import { showBalance } from './show-balance.ts'
import { resolvePeriod, showStatement } from './show-statement.ts'
import { printStatement, readWholeStatement, statementFilename, toStatementSheet } from './statement-files.ts'

/** What statements of account need. */
export interface StatementParts extends DocumentParts {
  readonly settings: SettingsFile
}

/** Registers the endpoints by which members read what their company owes and what is held for it. */
export const statementRoutes = (app: App, parts: StatementParts): void => {
  const { db, now } = parts

  serve(app, endpoints.showBalance, async ({ scope }) =>
    respondWith({ record: await showBalance(db, scope.companyId, now()) }),
  )

  serve(app, endpoints.showStatement, async ({ scope, query, language }) =>
    respondWithStatement(parts, { companyId: scope.companyId, query, language }),
  )

  serve(app, endpoints.printStatement, async ({ scope, query, language }) =>
    sendStatementPdf(
      parts,
      { companyId: scope.companyId, query, language },
      documentReader(db, scope, '/account/balance'),
    ),
  )

  serve(app, endpoints.downloadStatement, async ({ scope, query, language }) =>
    sendStatementSheet(parts, { companyId: scope.companyId, query, language }),
  )
}

/** A statement that is asked for. */
interface StatementRequest {
  readonly companyId: number
  readonly query: {
    readonly from?: Day | undefined
    readonly to?: Day | undefined
    readonly language?: Language | undefined
  }
  /** Of the reader. */
  readonly language: Language
}

/** Responds with a page of a company's statement. */
export const respondWithStatement = async (
  { db, now }: StatementParts,
  {
    companyId,
    query: { page, per_page, ...days },
    language,
  }: StatementRequest & { readonly query: { readonly page: number; readonly per_page: number } },
) => {
  const period = resolvePeriod(days, now())
  if ('error' in period) return refuse(400, 'invalid_request', { to: period.error })
  return respondWith({ record: await showStatement(db, { companyId, period, page, per_page, language }) })
}

const readRequested = async (
  { db, now }: StatementParts,
  { companyId, query, language: own }: StatementRequest,
) => {
  const period = resolvePeriod(query, now())
  if ('error' in period) return refuse(400, 'invalid_request', { to: period.error })
  const language = query.language ?? own
  const statement = await readWholeStatement(db, companyId, period, language)
  if ('error' in statement) return refuse(400, 'invalid_request', { from: statement.error })
  return { statement, language, filename: statementFilename(period, language) }
}

/** Responds with a company's statement as a PDF. */
export const sendStatementPdf = async (
  parts: StatementParts,
  request: StatementRequest,
  reader: DocumentReader,
) => {
  const read = await readRequested(parts, request)
  if (!('statement' in read)) return read
  return sendPdf(read.filename, await printStatement(parts, read.statement, read.language, reader))
}

/** Responds with a company's statement as a workbook. */
export const sendStatementSheet = async (parts: StatementParts, request: StatementRequest) => {
  const read = await readRequested(parts, request)
  if (!('statement' in read)) return read
  const body = await parts.workers.run(sheetTask, toStatementSheet(read.statement, read.language))
  if (typeof body === 'string') return refuse(503, 'overloaded')
  return { body, contentType: XLSX, filename: `${read.filename}.xlsx` }
}
