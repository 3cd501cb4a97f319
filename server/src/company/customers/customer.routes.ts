import { company, customerStaff as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { findStaffContact } from '../../identity/index.ts'
import { openStaffChanges, recordFileView, serve } from '../../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { onceOnly, type Db, type Storage } from '../../platform/index.ts'
import { remove, setRole } from '../members/manage-members.ts'
import { refuseChange } from '../members/members.routes.ts'
import { findDocument } from '../registration/registration.store.ts'
import { findCompany } from '../review.store.ts'
import { addNote, changeCompany, setSalesperson } from './change-customer.ts'
import { listCompanies } from './customer.store.ts'
import { showCustomer, showListed } from './show-customer.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly now: () => Date
}

/** Registers the endpoints for companies as staff keep them. */
export const customerRoutes = (app: App, { db, storage, now }: Parts): void => {
  const toChange = openStaffChanges(now)

  serve(app, endpoints.listCompanies, async ({ scope, query }) => {
    const page = await listCompanies(db, query, scope.staff.id)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    return respondWith({ records: await showListed(db, page.rows), ...page.window })
  })

  const respondWithCompany = async (id: number, language: Language) =>
    respondWithRecord(await showCustomer(db, id, language))

  serve(app, company.showSalesperson, async ({ scope }) => {
    const row = await findCompany(db, scope.companyId)
    const found = row?.salesperson_id == null ? undefined : await findStaffContact(db, row.salesperson_id)
    const salesperson = found && { name: found.name, ...(found.phone !== '' && { phone: found.phone }) }
    return respondWith({ ...(salesperson && { salesperson }) })
  })

  serve(app, endpoints.showCompany, ({ params, language }) => respondWithCompany(params.id, language))

  serve(app, endpoints.showCompanyDocument, async ({ params, scope }, c) => {
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

  const respondToChange = async (
    result: Awaited<ReturnType<typeof changeCompany>>,
    id: number,
    language: Language,
  ) => {
    if (result === 'done') return respondWithCompany(id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'invalid') return refuse(400, 'invalid_request', result.errors)
    return respondVersionConflict(result.error, await showCustomer(db, id, language))
  }

  serve(app, endpoints.changeCompany, async ({ scope, params, body, language }, c) =>
    respondToChange(await changeCompany(db, toChange(scope, c), params.id, body), params.id, language),
  )

  serve(app, endpoints.setSalesperson, async ({ scope, params, body, language }, c) =>
    respondToChange(await setSalesperson(db, toChange(scope, c), params.id, body), params.id, language),
  )

  serve(app, endpoints.addCompanyNote, async ({ scope, params, body, language }, c) => {
    const command = {
      principal: { kind: 'staff', id: scope.staff.id } as const,
      ...readCommandKey(c, endpoints.addCompanyNote),
      request: { ...params, ...body },
    }
    const by = { ...toChange(scope, c), who: { kind: 'staff', id: scope.staff.id } as const }
    const result = await onceOnly<
      { readonly status: 200; readonly body: null },
      { readonly error: 'not_found' }
    >(db, command, now(), async (tx) => {
      const added = await addNote(tx, by, params.id, body.text)
      return added === 'done' ? { status: 200, body: null } : added
    })
    if (!('error' in result)) return respondWithCompany(params.id, language)
    return result.error === 'not_found' ? refuse(404, result.error) : refuseNotOnce(c, result.error)
  })

  serve(app, endpoints.setCompanyMemberRole, async ({ scope, params, body, language }, c) => {
    const by = { ...toChange(scope, c), companyId: params.id }
    const set = await setRole(db, by, { id: params.member_id, role: body.role })
    return 'error' in set ? refuseChange(set) : respondWithCompany(params.id, language)
  })

  serve(app, endpoints.removeCompanyMember, async ({ scope, params, language }, c) => {
    const by = { ...toChange(scope, c), companyId: params.id }
    const removed = await remove({ db, storage }, by, params.member_id)
    return removed === 'removed' ? respondWithCompany(params.id, language) : refuseChange(removed)
  })
}
