import { order as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../kernel/index.ts'
import { documentReader } from '../identity/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { sendPdf } from '../platform/http/send-pdf.ts'
import type { SendEmail } from '../platform/index.ts'
import { printOrder, type OrderDocument, type PrintParts } from './print-order.ts'
import { listOrders } from './order-list.store.ts'
import { findOrder } from './order.store.ts'
import { showOrder, showOrderHeads, type ReadMoney } from './show-order.ts'
import { takeOrderStep, type Announce, type OnCancelled } from './apply-step.ts'

type Parts = PrintParts & {
  readonly sendEmail: SendEmail
  readonly announce: Announce
  readonly onCancelled: OnCancelled
  readonly readMoney: ReadMoney
}

/** Registers the order endpoints for members. */
export const orderRoutes = (app: App, parts: Parts): void => {
  const { db, storage, now } = parts

  const readRecord = async (scope: MemberScope, id: number, language: Language) => {
    const row = await findOrder(db, scope, id)
    return row && showOrder(parts, row, language, scope)
  }
  const shown = async (scope: MemberScope, id: number, language: Language) => {
    const record = await readRecord(scope, id, language)
    return respondWithRecord(record)
  }

  serve(app, endpoints.listOrders, async ({ scope, query }) => {
    const page = await listOrders(db, query, scope)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await showOrderHeads(db, page.rows)
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showOrder, ({ scope, params, language }) => shown(scope, params.id, language))

  serve(app, endpoints.cancelOrder, async ({ scope, params, body, language }, c) => {
    const result = await takeOrderStep(parts, {
      id: params.id,
      step: 'cancel',
      version: body.version,
      text: body.reason,
      by: { member: scope },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return shown(scope, params.id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'text_missing') return refuse(400, 'invalid_request', { reason: 'missing' })
    return respondVersionConflict(result.error, await readRecord(scope, params.id, language))
  })

  const printed = async (scope: MemberScope, id: number, kind: OrderDocument, language: Language) => {
    const record = await readRecord(scope, id, language)
    if (!record) return refuse(404, 'not_found')
    const reader = documentReader(db, scope, `/account/orders/${id}`)
    const made = await printOrder(parts, record, kind, language, reader)
    return sendPdf(kind === 'order_confirmation' ? record.number : `${record.number}-pro-forma`, made)
  }
  serve(app, endpoints.printOrder, ({ scope, params, query, language }) =>
    printed(scope, params.id, 'order_confirmation', query.language ?? language),
  )
  serve(app, endpoints.printProforma, ({ scope, params, query, language }) =>
    printed(scope, params.id, 'proforma_invoice', query.language ?? language),
  )

  serve(app, endpoints.showOrderPoFile, async ({ scope, params }) => {
    const row = await findOrder(db, scope, params.id)
    const file = row?.po_file_key ? await storage.get(row.po_file_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    return {
      body: file.body,
      contentType: row.po_file_type ?? 'application/octet-stream',
      filename: row.po_file_name ?? '',
    }
  })
}
