import { pickingStaff as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { recordFileView, serve, type StaffScope } from '../../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { sendPdf } from '../../platform/http/send-pdf.ts'
import type { DeliveryParts } from '../delivery-parts.ts'
import { findDelivery } from '../delivery.store.ts'
import type { DeliveryPrintParts } from '../print-delivery.ts'
import { showStaffDeliveries } from '../show-delivery.ts'
import { handOver } from './hand-over.ts'
import { packPicked } from './pack-picked.ts'
import { showPickList } from './pick-list.ts'
import { printLabels } from './print-labels.ts'
import { scanPicked } from './scan-picked.ts'
import { setPicked } from './set-picked.ts'

type Parts = DeliveryParts & DeliveryPrintParts

/** Registers the endpoints with which staff pick, pack, label and hand over deliveries. */
export const pickingStaffRoutes = (app: App, parts: Parts): void => {
  const { db, now } = parts

  const findRecord = async (scope: StaffScope, id: number, language: Language) => {
    const row = await findDelivery(db, id)
    return row && (await showStaffDeliveries(db, [row], scope, language))[0]
  }

  serve(app, endpoints.showPickList, async ({ query, language }) =>
    respondWith(await showPickList(db, query, language)),
  )

  serve(app, endpoints.scanPicked, async ({ scope, body }, c) => {
    const result = await scanPicked(db, {
      number: body.number,
      quantity: body.quantity,
      deliveryIds: body.delivery_ids,
      by: scope,
      command: { ...readCommandKey(c, endpoints.scanPicked), request: body },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWith({ record: result.body })
    if (result.error === 'invalid_request' || result.error === 'idempotency_key_reused')
      return refuseNotOnce(c, result.error)
    return result.error === 'over_list'
      ? refuse(409, result.error, { quantity: { code: 'more_than_open', maximum: result.maximum } })
      : refuse(409, result.error)
  })

  serve(app, endpoints.setPicked, async ({ scope, params, body, language }, c) => {
    const result = await setPicked(db, {
      ...body,
      id: params.id,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return respondWithRecord(await findRecord(scope, params.id, language))
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'over_list') {
      const errors = [...result.over].map(([at, maximum]) => [
        `lines.${at}.quantity`,
        { code: 'more_than_open', maximum } as const,
      ])
      return refuse(409, result.error, Object.fromEntries(errors))
    }
    return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
  })

  serve(app, endpoints.packPicked, async ({ scope, params, body, language }, c) => {
    const result = await packPicked(parts, {
      ...body,
      id: params.id,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return respondWithRecord(await findRecord(scope, params.id, language))
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, await findRecord(scope, params.id, language))
  })

  serve(app, endpoints.handOver, async ({ scope, body }, c) => {
    const records = await handOver(parts, {
      ...body,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    return respondWith({ records, total: records.length })
  })

  serve(app, endpoints.printDeliveryLabels, async ({ scope, params, query, language: own }, c) => {
    const row = await findDelivery(db, params.id)
    if (!row) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'delivery', subjectId: row.id, file: 'labels' },
    )
    return sendPdf(`${row.number}-labels`, await printLabels(parts, row, query.language ?? own))
  })
}
