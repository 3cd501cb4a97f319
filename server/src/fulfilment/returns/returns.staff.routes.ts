import { returnsStaff as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { recordFileView, serve, type StaffScope } from '../../kernel/index.ts'
import type { DueParts } from '../../invoice/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../../platform/http/http.ts'
import type { Storage } from '../../platform/index.ts'
import { listStaffReturns } from '../fulfilment-list.store.ts'
import { findReturn, listPictures } from './return.store.ts'
import { showReturnHeads, showStaffReturn } from './show-return.ts'
import { applyReturnStep } from './apply-return-step.ts'

interface Parts extends DueParts {
  readonly storage: Storage
  readonly now: () => Date
}

/** Registers the endpoints with which staff handle returns. */
export const returnsStaffRoutes = (app: App, parts: Parts): void => {
  const { db, storage, now } = parts

  const findRecord = async (scope: StaffScope, id: number, language: Language) => {
    const row = await findReturn(db, id)
    return row && showStaffReturn(db, row, scope, language)
  }
  const respondWithReturn = async (scope: StaffScope, id: number, language: Language) => {
    const record = await findRecord(scope, id, language)
    return respondWithRecord(record)
  }

  serve(app, endpoints.listStaffReturns, async ({ scope, query }) => {
    const page = await listStaffReturns(db, query, scope.staff.id)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const { rows, window } = page
    const heads = await showReturnHeads(db, rows)
    const records = heads.map((head, at) => ({
      ...head,
      company: { id: rows[at]?.company_id ?? 0, name: rows[at]?.company_name ?? '' },
    }))
    return respondWith({ records, ...window })
  })

  serve(app, endpoints.showStaffReturn, ({ scope, params, language }) =>
    respondWithReturn(scope, params.id, language),
  )

  serve(app, endpoints.applyReturnStep, async ({ scope, params, body, language }, c) => {
    const result = await applyReturnStep(parts, {
      ...body,
      id: params.id,
      by: { staff: scope },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return respondWithReturn(scope, params.id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'not_allowed') return refuse(403, result.error)
    if (result.error === 'text_missing') return refuse(400, 'invalid_request', { text: 'missing' })
    if (result.error === 'not_of_return') return refuse(400, 'invalid_request', { lines: 'wrong_form' })
    if (result.error === 'more_than_invoiced') return refuse(409, result.error)
    return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
  })

  serve(app, endpoints.showStaffReturnPicture, async ({ scope, params }, c) => {
    const row = await findReturn(db, params.id)
    const picture = row && (await listPictures(db, row.id)).find(({ id }) => id === params.picture_id)
    const file = picture && (await storage.get(picture.file_key))
    if (!picture || !file) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'return', subjectId: params.id, file: 'picture', details: { picture: picture.id } },
    )
    return { body: file.body, contentType: picture.file_type, filename: picture.file_name }
  })
}
