import { returns as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../../kernel/index.ts'
import type { DueParts } from '../../invoice/index.ts'
import { findOrder, listOrderLines } from '../../order/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { readDocument, storeDocuments, type Storage } from '../../platform/index.ts'
import { showDeliveryLine } from '../show-delivery.ts'
import { addPicture, PICTURE_FOLDER } from './add-picture.ts'
import { requestReturn, findReturnableQuantities } from './request-return.ts'
import { listReturns } from '../fulfilment-list.store.ts'
import { findReturn, listPictures } from './return.store.ts'
import { showReturn, showReturnHeads } from './show-return.ts'
import { applyReturnStep } from './apply-return-step.ts'

interface Parts extends DueParts {
  readonly storage: Storage
  readonly now: () => Date
}

/** Registers the endpoints with which a company's members return goods. */
export const returnsRoutes = (app: App, parts: Parts): void => {
  const { db, storage, settings, now } = parts
  const windowDays = settings.return_window_days

  const findRecord = async (scope: MemberScope, id: number, language: Language) => {
    const row = await findReturn(db, id, scope.companyId)
    return row && showReturn(db, row, language, scope)
  }
  const respondWithReturn = async (scope: MemberScope, id: number, language: Language) => {
    const record = await findRecord(scope, id, language)
    return respondWithRecord(record)
  }

  serve(app, endpoints.listReturns, async ({ scope, query }) => {
    const page = await listReturns(db, query, scope)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await showReturnHeads(db, page.rows)
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showReturn, ({ scope, params, language }) =>
    respondWithReturn(scope, params.id, language),
  )

  serve(app, endpoints.listReturnable, async ({ scope, params, language }) => {
    const order = await findOrder(db, scope, params.id)
    if (!order) return refuse(404, 'not_found')
    const left = await findReturnableQuantities(db, order.id, { windowDays, now: now() })
    const lines = (await listOrderLines(db, order.id)).flatMap((line) => {
      const quantity = left.get(line.id)
      return quantity === undefined
        ? []
        : showDeliveryLine({ ...line, order_line_id: line.id, quantity }, language)
    })
    const record = { order: { id: order.id, number: order.number }, lines, window_days: windowDays }
    return respondWith({ record })
  })

  serve(app, endpoints.requestReturn, async ({ scope, params, body, language }, c) => {
    const result = await requestReturn(parts, {
      scope,
      orderId: params.id,
      ...body,
      command: { ...readCommandKey(c, endpoints.requestReturn), request: { id: params.id, ...body } },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWithReturn(scope, result.body.id, language)
    if ('over' in result) {
      const errors = [...result.over].map(([at, maximum]) => [
        `lines.${at}.quantity`,
        { code: 'more_than_returnable', maximum } as const,
      ])
      return refuse(409, result.error, Object.fromEntries(errors))
    }
    return result.error === 'not_found' ? refuse(404, result.error) : refuseNotOnce(c, result.error)
  })

  serve(app, endpoints.withdrawReturn, async ({ scope, params, body, language }, c) => {
    const result = await applyReturnStep(parts, {
      id: params.id,
      step: 'withdraw',
      version: body.version,
      text: '',
      by: { member: scope },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return respondWithReturn(scope, params.id, language)
    if (result.error === 'version_conflict' || result.error === 'not_possible_now')
      return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
    return refuse(404, 'not_found')
  })

  serve(app, endpoints.addReturnPicture, async ({ scope, params, form, language }) => {
    const file = await readDocument(form.file, PICTURE_FOLDER)
    const isOtherType =
      'error' in file ? file.error === 'document_type' : file.contentType === 'application/pdf'
    if (isOtherType) return refuse(400, 'invalid_request', { file: 'return_picture_type' })
    if ('error' in file) return refuse(400, 'invalid_request', { file: file.error })
    const result = await storeDocuments(
      storage,
      [file],
      () => addPicture(db, { scope, id: params.id, file, now: now() }),
      (result) => result === 'applied',
    )
    if (result === 'applied') return respondWithReturn(scope, params.id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
  })

  serve(app, endpoints.showReturnPicture, async ({ scope, params }) => {
    const row = await findReturn(db, params.id, scope.companyId)
    const picture = row && (await listPictures(db, row.id)).find(({ id }) => id === params.picture_id)
    const file = picture && (await storage.get(picture.file_key))
    if (!picture || !file) return refuse(404, 'not_found')
    return { body: file.body, contentType: picture.file_type, filename: picture.file_name }
  })
}
