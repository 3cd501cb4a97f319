import { formatDay, jakartaDay } from '@pasok/contract'
import { paymentStaff as endpoints } from '@pasok/contract/endpoints'
import { ageingWords, type Language } from '@pasok/words'
import { findCompany } from '../../company/index.ts'
import { buildLetterhead } from '../../content/index.ts'
import { documentReader, staffNames } from '../../identity/index.ts'
import { recordFileView, serve, type StaffScope } from '../../kernel/index.ts'
import { sendPdf } from '../../platform/http/send-pdf.ts'
import { makeDocument } from '../../platform/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import type { Sheet } from '../../platform/sheets/write-sheet-thread.ts'
import { sheetTask, XLSX } from '../../platform/sheets/write-sheet.ts'
import {
  respondWithStatement,
  sendStatementPdf,
  sendStatementSheet,
  type StatementParts,
} from './statement.routes.ts'
import { showBalance } from './show-balance.ts'
import { readAgeing, readAgeingOfSalespeople, type Ageing } from './statement.store.ts'

/** More companies than owe money at once. */
const MOST_AGED = 50_000
/** Companies of a printed list. */
const MOST_PRINTED = 2_000

/** Registers the endpoints by which staff read the accounts of companies. */
export const statementStaffRoutes = (
  app: App,
  parts: StatementParts & { readonly adminOrigin: string },
): void => {
  const { db, now, workers } = parts

  const recordView = (
    by: StaffScope,
    requestId: string,
    view: { readonly subject: string; readonly subjectId: number; readonly file: string },
  ) => recordFileView(db, { by, now: now(), requestId }, view)
  const recordStatementView = (by: StaffScope, requestId: string, subjectId: number, file: 'pdf' | 'xlsx') =>
    recordView(by, requestId, { subject: 'company', subjectId, file: `statement-${file}` })

  serve(app, endpoints.showStaffBalance, async ({ params }) =>
    (await findCompany(db, params.id))
      ? respondWith({ record: await showBalance(db, params.id, now()) })
      : refuse(404, 'not_found'),
  )

  serve(app, endpoints.showStaffStatement, async ({ params, query, language }) =>
    (await findCompany(db, params.id))
      ? respondWithStatement(parts, { companyId: params.id, query, language })
      : refuse(404, 'not_found'),
  )

  serve(app, endpoints.printStaffStatement, async ({ scope, params, query, language }, c) => {
    if (!(await findCompany(db, params.id))) return refuse(404, 'not_found')
    await recordStatementView(scope, c.get('requestId'), params.id, 'pdf')
    const reader = documentReader(db, scope, parts.adminOrigin + c.req.path)
    return sendStatementPdf(parts, { companyId: params.id, query, language }, reader)
  })

  serve(app, endpoints.downloadStaffStatement, async ({ scope, params, query, language }, c) => {
    if (!(await findCompany(db, params.id))) return refuse(404, 'not_found')
    await recordStatementView(scope, c.get('requestId'), params.id, 'xlsx')
    return sendStatementSheet(parts, { companyId: params.id, query, language })
  })

  serve(app, endpoints.showAgeing, async ({ query: { salesperson_id: salespersonId, page, per_page } }) => {
    const window = { salespersonId, limit: per_page, offset: (page - 1) * per_page }
    const { rows, sums, total } = await readAgeing(db, jakartaDay(now()), window)
    return respondWith({ records: [...rows], sums, total, page, per_page })
  })

  serve(app, endpoints.downloadAgeing, async ({ scope, query, language: own }, c) => {
    const { salesperson_id: salespersonId, language = own } = query
    const today = jakartaDay(now())
    // Of one salesperson, or of all.
    await recordView(scope, c.get('requestId'), {
      subject: 'ageing',
      subjectId: salespersonId ?? 0,
      file: 'xlsx',
    })
    const ageing = await readAgeing(db, today, { salespersonId, limit: MOST_AGED, offset: 0 })
    const body = await workers.run(sheetTask, toAgeingSheet(ageing, language))
    if (typeof body === 'string') return refuse(503, 'overloaded')
    return { body, contentType: XLSX, filename: `${ageingWords.filename[language]}-${today}.xlsx` }
  })

  serve(app, endpoints.printAgeing, async ({ scope, query, language: own }, c) => {
    const { salesperson_id: salespersonId, language = own } = query
    const today = jakartaDay(now())
    await recordView(scope, c.get('requestId'), {
      subject: 'ageing',
      subjectId: salespersonId ?? 0,
      file: 'pdf',
    })
    const ageing = await readAgeing(db, today, { salespersonId, limit: MOST_PRINTED, offset: 0 })
    const salesperson =
      salespersonId === undefined ? undefined : (await staffNames(db, [salespersonId])).get(salespersonId)
    const { bankAccounts: _, ...letterhead } = buildLetterhead(parts.settings, language)
    const made = await makeDocument(parts, documentReader(db, scope, parts.adminOrigin + c.req.path), {
      ...letterhead,
      language,
      kind: 'ageing',
      number: formatDay(today),
      facts: { date: today, salesperson },
      lines: [],
      ageing: {
        headings: ageingWords.headings.map((heading) => heading[language]),
        rows: toAgeingRows(ageing, language),
      },
      notes: ageingWords.in_rupiah[language],
    })
    return sendPdf(`${ageingWords.filename[language]}-${today}`, made)
  })

  serve(app, endpoints.listAgeingOfSalespeople, async () => {
    const today = jakartaDay(now())
    const rows = await readAgeingOfSalespeople(db, today)
    const { sums } = await readAgeing(db, today, { salespersonId: undefined, limit: 0, offset: 0 })
    const names = await staffNames(
      db,
      rows.flatMap(({ salesperson_id }) => salesperson_id ?? []),
    )
    return respondWith({
      records: rows.map(({ salesperson_id, ...aged }) => ({
        ...(salesperson_id !== null && {
          salesperson: { id: salesperson_id, name: names.get(salesperson_id) ?? '' },
        }),
        ...aged,
      })),
      sums,
    })
  })
}

/** The cells of an ageing list: each company, and the sums. */
const toAgeingRows = ({ rows, sums }: Ageing, language: Language) =>
  [
    ...rows.map(({ company, ...aged }) => ({ name: company.name, aged })),
    { name: ageingWords.total[language], aged: sums },
  ].map(({ name, aged }) => ({
    name,
    amounts: [aged.not_due, aged.days_1_30, aged.days_31_60, aged.days_61_90, aged.over_90, aged.total],
  }))

const toAgeingSheet = (ageing: Ageing, language: Language): Sheet => ({
  name: ageingWords.sheet[language],
  headings: ageingWords.headings.map((heading) => heading[language]),
  widths: [44, 18, 18, 18, 18, 18, 18],
  rows: toAgeingRows(ageing, language).map(({ name, amounts }) => [name, ...amounts]),
})
