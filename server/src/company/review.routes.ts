import { companyStaff } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import { recordFileView, serve, type StaffScope } from '../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import type { Db, SendEmail, Storage } from '../platform/index.ts'
import type { Http } from '../platform/http/request-context.ts'
import { findDocument } from './registration/registration.store.ts'
import { review, type Order } from './review.ts'
import { listRegistrations } from './registration-list.store.ts'
import type { ListedRow } from './review.store.ts'
import { showForStaff } from './registration/show-for-staff.ts'

export interface ReviewParts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly now: () => Date
}

/** Registers the endpoints for staff's review of registrations. */
export const reviewRoutes = (app: App, parts: ReviewParts): void => {
  const { db, storage, now } = parts

  serve(app, companyStaff.listRegistrations, async ({ query }) => {
    const page = await listRegistrations(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = page.rows.map(toListedRegistration)
    return respondWith({ records, ...page.window })
  })

  const respondWithRegistration = async (id: number, language: Language) => {
    const record = await showForStaff(db, id, language)
    return respondWithRecord(record)
  }
  serve(app, companyStaff.showRegistration, ({ params, language }) =>
    respondWithRegistration(params.id, language),
  )

  serve(app, companyStaff.showDocument, async ({ params, scope }, c) => {
    const row = await findDocument(db, params.id, params.document_id)
    const file = row && (await storage.get(row.storage_key))
    if (!file) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'company', subjectId: params.id, file: 'document', details: { document: row.id } },
    )
    return { body: file.body, contentType: row.content_type, filename: row.filename }
  })

  type Decided = Pick<Order, 'step' | 'id' | 'version' | 'text' | 'companyId'>
  const decide = async (order: Decided, by: StaffScope, c: Context<Http>) => {
    const language = c.get('language')
    const result = await review(parts, { ...order, by, now: now(), requestId: c.get('requestId') })
    if (!('error' in result)) {
      for (const key of result.orphans) await storage.delete(key)
      return respondWithRegistration(result.companyId, language)
    }
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'unknown_company')
      return refuse(400, 'invalid_request', { company_id: result.error })
    return respondVersionConflict(result.error, await showForStaff(db, order.id, language))
  }

  serve(app, companyStaff.approveRegistration, ({ params, body, scope }, c) =>
    decide({ step: 'approve', ...params, ...body }, scope, c),
  )
  serve(app, companyStaff.rejectRegistration, ({ params, body, scope }, c) =>
    decide({ step: 'reject', ...params, version: body.version, text: body.reason }, scope, c),
  )
  serve(app, companyStaff.askRegistration, ({ params, body, scope }, c) =>
    decide({ step: 'ask', ...params, version: body.version, text: body.question }, scope, c),
  )
  serve(app, companyStaff.suspendRegistration, ({ params, body, scope }, c) =>
    decide({ step: 'suspend', ...params, version: body.version, text: body.reason }, scope, c),
  )
  serve(app, companyStaff.joinRegistration, ({ params, body, scope }, c) =>
    decide({ step: 'join', ...params, version: body.version, companyId: body.company_id }, scope, c),
  )
}

const toListedRegistration = (row: ListedRow) => ({
  id: row.id,
  version: row.version,
  registration_status: row.registration_status,
  has_question: row.has_question,
  legal_name: row.legal_name,
  npwp: row.npwp,
  ...(row.contact_name !== null && {
    contact: {
      name: row.contact_name,
      email: row.contact_email ?? '',
      is_email_verified: row.contact_is_verified ?? false,
    },
  }),
  created_at: row.created_at.toISOString(),
})
