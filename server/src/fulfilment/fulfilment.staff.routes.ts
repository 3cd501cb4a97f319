import { fulfilmentStaff as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { recordFileView, serve, type StaffScope } from '../kernel/index.ts'
import { documentReader } from '../identity/index.ts'
import { findAnyOrder, listOrderLines, showStaffOrder, type ReadMoney } from '../order/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../platform/http/once.ts'
import { sendPdf } from '../platform/http/send-pdf.ts'
import type { DocumentReader } from '../platform/index.ts'
import { changeDelivery } from './change-delivery.ts'
import { closeLines, type CloseParts } from './close-lines.ts'
import { listStaffDeliveries } from './fulfilment-list.store.ts'
import { findDelivery, listOrderDeliveries } from './delivery.store.ts'
import { openQuantities } from './fulfilment.ts'
import { makeDelivery } from './make-delivery.ts'
import { printDelivery, type DeliveryDocument, type DeliveryPrintParts } from './print-delivery.ts'
import { listConsigned } from './refresh-order.ts'
import { showDeliveryHead, showDeliveryLine, showStaffDeliveries } from './show-delivery.ts'
import { storeReceipt } from './sign-receipt.ts'
import { applyDeliveryStep } from './apply-delivery-step.ts'

type Parts = CloseParts &
  DeliveryPrintParts & {
    /** The origin of staff's pages. */
    readonly adminOrigin: string
    readonly readMoney: ReadMoney
  }

/** Registers the endpoints with which staff pack, send and close deliveries. */
export const fulfilmentStaffRoutes = (app: App, parts: Parts): void => {
  const { db, storage, now } = parts

  const findRecord = async (scope: StaffScope, id: number, language: Language) => {
    const row = await findDelivery(db, id)
    return row && (await showStaffDeliveries(db, [row], scope, language))[0]
  }
  const respondWithDelivery = async (scope: StaffScope, id: number, language: Language) => {
    const record = await findRecord(scope, id, language)
    return respondWithRecord(record)
  }

  const recordView = (scope: StaffScope, id: number, what: string, requestId: string) =>
    recordFileView(
      db,
      { by: scope, now: now(), requestId },
      { subject: 'delivery', subjectId: id, file: what },
    )

  serve(app, endpoints.listStaffDeliveries, async ({ scope, query }) => {
    const page = await listStaffDeliveries(db, query, scope.staff.id)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = page.rows.map((row) => ({
      ...showDeliveryHead(row),
      company: { id: row.company_id, name: row.company_name },
    }))
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.listOrderDeliveries, async ({ scope, params, language }) => {
    const order = await findAnyOrder(db, params.id)
    if (!order) return refuse(404, 'not_found')
    const lines = await listOrderLines(db, order.id)
    const left = openQuantities(lines, await listConsigned(db, order.id))
    const open = lines.flatMap((line) => {
      const quantity = left.get(line.id)
      return quantity === undefined
        ? []
        : showDeliveryLine({ ...line, order_line_id: line.id, quantity }, language)
    })
    const rows = await listOrderDeliveries(db, order.id)
    const records = await showStaffDeliveries(db, rows, scope, language)
    return respondWith({ records, total: records.length, open })
  })

  serve(app, endpoints.makeDelivery, async ({ scope, params, body, language }, c) => {
    const result = await makeDelivery(db, {
      orderId: params.id,
      lines: body.lines,
      by: scope,
      command: { ...readCommandKey(c, endpoints.makeDelivery), request: { id: params.id, ...body } },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWithDelivery(scope, result.body.id, language)
    if (result.error === 'invalid_request' || result.error === 'idempotency_key_reused')
      return refuseNotOnce(c, result.error)
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(409, result.error)
  })

  const findOrderRecord = async (scope: StaffScope, id: number, language: Language) => {
    const row = await findAnyOrder(db, id)
    return row && showStaffOrder(parts, row, scope, language)
  }
  serve(app, endpoints.closeOrderLines, async ({ scope, params, body, language }, c) => {
    const result = await closeLines(parts, {
      ...body,
      orderId: params.id,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return respondWithRecord(await findOrderRecord(scope, params.id, language))
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'over_open') {
      const errors = [...result.over].map(([at, maximum]) => [
        `lines.${at}.quantity`,
        { code: 'more_than_open', maximum } as const,
      ])
      return refuse(409, result.error, Object.fromEntries(errors))
    }
    return respondVersionConflict(result.error, await findOrderRecord(scope, params.id, language))
  })

  serve(app, endpoints.showStaffDelivery, ({ scope, params, language }) =>
    respondWithDelivery(scope, params.id, language),
  )

  serve(app, endpoints.changeDelivery, async ({ scope, params, body, language }, c) => {
    const { version, ...details } = body
    const result = await changeDelivery(db, {
      id: params.id,
      version,
      details,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'done') return respondWithDelivery(scope, params.id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
  })

  serve(app, endpoints.applyDeliveryStep, async ({ scope, params, body, language }, c) => {
    const { at, ...noted } = body
    const result = await applyDeliveryStep(parts, {
      ...noted,
      id: params.id,
      at: at === undefined ? undefined : new Date(at),
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return respondWithDelivery(scope, params.id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'day_to_come' || result.error === 'before_last_step')
      return refuse(400, 'invalid_request', { at: result.error })
    return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
  })

  serve(app, endpoints.recordReceipt, async ({ scope, params, form, language }, c) => {
    const result = await storeReceipt(parts, form, {
      id: params.id,
      by: { staff: scope },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return respondWithDelivery(scope, params.id, language)
    if ('errors' in result) return refuse(400, result.error, result.errors)
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
  })

  serve(app, endpoints.showStaffReceiptProof, async ({ scope, params }, c) => {
    const row = await findDelivery(db, params.id)
    const file = row?.proof_key ? await storage.get(row.proof_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    await recordView(scope, row.id, 'receipt', c.get('requestId'))
    return {
      body: file.body,
      contentType: row.proof_type ?? 'application/octet-stream',
      filename: row.proof_name ?? '',
    }
  })

  const respondWithDocument = async (
    id: number,
    kind: DeliveryDocument,
    language: Language,
    reader: DocumentReader,
    noteIt: () => Promise<void>,
  ) => {
    const row = await findDelivery(db, id)
    if (!row) return refuse(404, 'not_found')
    await noteIt()
    const made = await printDelivery(parts, row, kind, language, reader)
    return sendPdf(kind === 'delivery_note' ? row.number : `${row.number}-packing-list`, made)
  }
  /** Staff have no page for a delivery, so e-mails link to the file itself. */
  const createReader = (scope: StaffScope, path: string, language: Language) =>
    documentReader(db, scope, `${parts.adminOrigin}${path}?language=${language}`)
  serve(app, endpoints.printStaffDeliveryNote, ({ scope, params, query, language: own }, c) => {
    const language = query.language ?? own
    return respondWithDocument(
      params.id,
      'delivery_note',
      language,
      createReader(scope, c.req.path, language),
      () => recordView(scope, params.id, 'note', c.get('requestId')),
    )
  })
  serve(app, endpoints.printStaffPackingList, ({ scope, params, query, language: own }, c) => {
    const language = query.language ?? own
    return respondWithDocument(
      params.id,
      'packing_list',
      language,
      createReader(scope, c.req.path, language),
      () => recordView(scope, params.id, 'packing-list', c.get('requestId')),
    )
  })
}
