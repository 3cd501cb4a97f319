import { daysBetween, jakartaDay, type WithheldTax } from '@pasok/contract'
import { paymentLedger as endpoints } from '@pasok/contract/endpoints'
import { journalWords, type Language } from '@pasok/words'
import type { SettingsFile } from '../../content/index.ts'
import { recordFileView, serve } from '../../kernel/index.ts'
import { findWithheld, listSuspense, type JournalPeriod } from '../../ledger/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { streamTexts } from '../../platform/http/text-stream.ts'
import {
  deleteDocuments,
  readDocument,
  storeDocuments,
  type Db,
  type Storage,
  type Workers,
} from '../../platform/index.ts'
import { sheetTask, XLSX } from '../../platform/sheets/write-sheet.ts'
import { listLines } from '../bank/bank.store.ts'
import { findCompanyNames } from '../company-names.store.ts'
import { findDocumentNumbers } from '../statement/statement.store.ts'
import { attachCertificate, CERTIFICATE_FOLDER } from './attach-certificate.ts'
import {
  checkExport,
  journalHeadings,
  readJournalRows,
  writeJournalCsv,
  type ExportError,
  type JournalRow,
} from './journal-export.ts'
import { listWithheld, type WithheldRow } from './withheld.store.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly settings: SettingsFile
  readonly workers: Workers
  readonly now: () => Date
}

/** Registers the endpoints by which finance takes what its own books need from the ledger. */
export const ledgerStaffRoutes = (app: App, { db, storage, settings, workers, now }: Parts): void => {
  serve(app, endpoints.listSuspense, async ({ query: { page, per_page } }) => {
    const { rows, total, amount } = await listSuspense(db, { limit: per_page, offset: (page - 1) * per_page })
    const open = await listLines(db, { state: 'open', statementId: undefined, limit: 0, offset: 0 })
    const names = await findCompanyNames(
      db,
      rows.map(({ company_id }) => company_id),
    )
    const { orders } = await findDocumentNumbers(db, {
      invoices: [],
      orders: rows.map(({ order_id }) => order_id),
      creditNotes: [],
    })
    const today = jakartaDay(now())
    return respondWith({
      records: rows.map((row) => ({
        attempt_id: row.attempt_id,
        order: { id: row.order_id, number: orders.get(row.order_id) ?? '' },
        ...(row.invoice_id !== null && { invoice_id: row.invoice_id }),
        company: { id: row.company_id, name: names.get(row.company_id) ?? '' },
        amount: row.amount,
        since: row.since,
        age_days: Math.max(0, daysBetween(row.since, today)),
      })),
      amount_total: amount,
      bank_lines: { total: open.total, amount: open.amount / 100 },
      total,
      page,
      per_page,
    })
  })

  const refuseExport = (result: ExportError) => {
    const refused = 'accounts' in result ? { code: result.error, choices: result.accounts } : result.error
    return refuse(400, 'invalid_request', { to: refused })
  }
  const filename = ({ from, to }: JournalPeriod, language: Language, ending: string) =>
    `${journalWords.filename[language]}-${from}-${to}.${ending}`

  serve(app, endpoints.downloadJournals, async ({ scope, query, language: own }, c) => {
    const { language = own, ...period } = query
    const made = { period, language, chart: settings.chart_of_accounts }
    const refused = await checkExport(db, made, { isWorkbook: false })
    if (refused) return refuseExport(refused)
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'journals', subjectId: 0, file: 'csv', details: period },
    )
    return {
      body: streamTexts(writeJournalCsv(db, made)),
      contentType: 'text/csv; charset=utf-8',
      filename: filename(period, language, 'csv'),
    }
  })

  serve(app, endpoints.downloadJournalWorkbook, async ({ scope, query, language: own }, c) => {
    const { language = own, ...period } = query
    const made = { period, language, chart: settings.chart_of_accounts }
    const refused = await checkExport(db, made, { isWorkbook: true })
    if (refused) return refuseExport(refused)
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'journals', subjectId: 0, file: 'xlsx', details: period },
    )
    const rows: JournalRow[] = []
    for await (const some of readJournalRows(db, made)) rows.push(...some)
    const body = await workers.run(sheetTask, {
      name: journalWords.sheet[language],
      headings: journalHeadings(language),
      widths: [12, 10, 12, 32, 36, 18, 44, 16, 16],
      rows,
    })
    if (typeof body === 'string') return refuse(503, 'overloaded')
    return { body, contentType: XLSX, filename: filename(period, language, 'xlsx') }
  })

  serve(app, endpoints.listWithheld, async ({ query: { certificate, page, per_page } }) => {
    const { rows, total, amount } = await listWithheld(db, {
      hasCertificate: certificate && certificate === 'attached',
      limit: per_page,
      offset: (page - 1) * per_page,
    })
    const today = jakartaDay(now())
    return respondWith({
      records: rows.map((row) => showWithheld(row, today)),
      amount_total: amount,
      total,
      page,
      per_page,
    })
  })

  serve(app, endpoints.attachCertificate, async ({ scope, params, form: { file: sent, ...form } }, c) => {
    const file = await readDocument(sent, CERTIFICATE_FOLDER)
    if ('error' in file) return refuse(400, 'invalid_request', { file: file.error })
    const result = await storeDocuments(
      storage,
      [file],
      () =>
        attachCertificate(db, {
          ...params,
          ...form,
          file,
          by: scope,
          now: now(),
          requestId: c.get('requestId'),
        }),
      (result) => !('error' in result),
    )
    if ('error' in result)
      return result.error === 'not_found'
        ? refuse(404, result.error)
        : refuse(400, 'invalid_request', { on: result.error })
    if (result.replaced !== null) await deleteDocuments(storage, [result.replaced])
    const { rows } = await listWithheld(db, { ...params, limit: 1, offset: 0 })
    const [row] = rows
    return row ? respondWith({ record: showWithheld(row, jakartaDay(now())) }) : refuse(404, 'not_found')
  })

  serve(app, endpoints.showCertificate, async ({ scope, params }, c) => {
    const row = await findWithheld(db, params.id)
    const file = row?.certificate_key ? await storage.get(row.certificate_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'withheld_tax', subjectId: row.id, file: 'certificate' },
    )
    return { body: file.body, contentType: row.certificate_type ?? '', filename: row.certificate_name ?? '' }
  })
}

const showWithheld = (row: WithheldRow, today: string): WithheldTax => ({
  id: row.id,
  invoice: { id: row.invoice_id, number: row.invoice_number },
  company: { id: row.company_id, name: row.company_name },
  amount: row.amount,
  note: row.note,
  recorded_at: row.recorded_at.toISOString(),
  age_days: Math.max(0, daysBetween(jakartaDay(row.recorded_at), today)),
  certificate_number: row.certificate_number ?? '',
  ...(row.certificate_on !== null &&
    row.certificate_at && {
      certificate: {
        on: row.certificate_on,
        filename: row.certificate_name ?? '',
        attached_at: row.certificate_at.toISOString(),
      },
    }),
})
