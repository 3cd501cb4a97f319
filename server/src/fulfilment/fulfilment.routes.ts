import { fulfilment as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../kernel/index.ts'
import { documentReader } from '../identity/index.ts'
import { findOrder } from '../order/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { sendPdf } from '../platform/http/send-pdf.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { listDeliveries } from './fulfilment-list.store.ts'
import { findDelivery, findOrderIdByNumber } from './delivery.store.ts'
import { printDelivery, type DeliveryDocument, type DeliveryPrintParts } from './print-delivery.ts'
import { showDeliveries, showDeliveryHead, showTracking } from './show-delivery.ts'
import { storeReceipt } from './sign-receipt.ts'
import { withdrawReceipt } from './withdraw-receipt.ts'

type Parts = DeliveryParts & DeliveryPrintParts

/** Registers the endpoints with which a company's members follow and receive their deliveries. */
export const fulfilmentRoutes = (app: App, parts: Parts): void => {
  const { db, storage, now } = parts

  serve(app, endpoints.listDeliveries, async ({ scope, query }) => {
    const page = await listDeliveries(db, query, scope)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = page.rows.map(showDeliveryHead)
    return respondWith({ records, ...page.window })
  })

  const respondWithTracking = async (scope: MemberScope, orderId: number | undefined, language: Language) => {
    const order = orderId === undefined ? undefined : await findOrder(db, scope, orderId)
    if (!order) return refuse(404, 'not_found')
    const record = await showTracking(db, order, language, { scope, now: now() })
    return respondWith({ record })
  }
  serve(app, endpoints.trackNumber, async ({ scope, query, language }) =>
    respondWithTracking(scope, await findOrderIdByNumber(db, scope.companyId, query.number), language),
  )
  serve(app, endpoints.trackOrder, ({ scope, params, language }) =>
    respondWithTracking(scope, params.id, language),
  )

  const findRecord = async (scope: MemberScope, id: number, language: Language) => {
    const row = await findDelivery(db, id, scope.companyId)
    return row && (await showDeliveries(db, [row], language, { scope, now: now() }))[0]
  }
  serve(app, endpoints.trackDelivery, async ({ scope, params, language }) => {
    const record = await findRecord(scope, params.id, language)
    return respondWithRecord(record)
  })

  serve(app, endpoints.signReceipt, async ({ scope, params, form, language }, c) => {
    const result = await storeReceipt(parts, form, {
      id: params.id,
      by: { member: scope },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result !== 'applied' && 'errors' in result) return refuse(400, result.error, result.errors)
    const record = await findRecord(scope, params.id, language)
    if (!record) return refuse(404, 'not_found')
    if (result === 'applied') return respondWith({ record })
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, record)
  })

  serve(app, endpoints.withdrawReceipt, async ({ scope, params, body, language }, c) => {
    const result = await withdrawReceipt(parts, {
      id: params.id,
      version: body.version,
      scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    const record = await findRecord(scope, params.id, language)
    if (!record) return refuse(404, 'not_found')
    if (result === 'withdrawn') return respondWith({ record })
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, record)
  })

  serve(app, endpoints.showReceiptProof, async ({ scope, params }) => {
    const row = await findDelivery(db, params.id, scope.companyId)
    const file = row?.proof_key ? await storage.get(row.proof_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    return {
      body: file.body,
      contentType: row.proof_type ?? 'application/octet-stream',
      filename: row.proof_name ?? '',
    }
  })

  const respondWithDocument = async (
    scope: MemberScope,
    id: number,
    kind: DeliveryDocument,
    language: Language,
  ) => {
    const row = await findDelivery(db, id, scope.companyId)
    if (!row) return refuse(404, 'not_found')
    const reader = documentReader(db, scope, `/account/trackorder/${id}`)
    const made = await printDelivery(parts, row, kind, language, reader)
    return sendPdf(kind === 'delivery_note' ? row.number : `${row.number}-packing-list`, made)
  }
  serve(app, endpoints.printDeliveryNote, ({ scope, params, query, language }) =>
    respondWithDocument(scope, params.id, 'delivery_note', query.language ?? language),
  )
  serve(app, endpoints.printPackingList, ({ scope, params, query, language }) =>
    respondWithDocument(scope, params.id, 'packing_list', query.language ?? language),
  )
}
