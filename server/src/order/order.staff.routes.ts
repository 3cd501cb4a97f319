import { can, listOrderSteps, type StaffOrder } from '@pasok/contract'
import { orderStaff as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { findAvailable } from '../catalogue/index.ts'
import { recordFileView, serve, type StaffScope } from '../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import type { Db, SendEmail, Storage } from '../platform/index.ts'
import { listStaffOrders } from './order-list.store.ts'
import { findAnyOrder, listLines, type OrderRow } from './order.store.ts'
import { showOrder, showOrderHeads, type ReadMoney } from './show-order.ts'
import { takeOrderStep, type Announce, type OnCancelled } from './apply-step.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly now: () => Date
  readonly announce: Announce
  readonly onCancelled: OnCancelled
  readonly readMoney: ReadMoney
}

/** Registers the order endpoints for staff. */
export const orderStaffRoutes = (app: App, parts: Parts): void => {
  const { db, storage, now } = parts

  const readRecord = async (scope: StaffScope, id: number, language: Language) => {
    const row = await findAnyOrder(db, id)
    return row && showForStaff(parts, row, scope, language)
  }
  const shown = async (scope: StaffScope, id: number, language: Language) => {
    const record = await readRecord(scope, id, language)
    return respondWithRecord(record)
  }

  serve(app, endpoints.listStaffOrders, async ({ scope, query }) => {
    const page = await listStaffOrders(db, query, scope.staff.id)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const { rows, window } = page
    const heads = await showOrderHeads(db, rows)
    const companies = new Map(rows.map((row) => [row.id, { id: row.company_id, name: row.company_name }]))
    const records = heads.map((head) => ({ ...head, company: companies.get(head.id) ?? { id: 0, name: '' } }))
    return respondWith({ records, ...window })
  })

  serve(app, endpoints.showStaffOrder, ({ scope, params, language }) => shown(scope, params.id, language))

  serve(app, endpoints.showStaffOrderPoFile, async ({ scope, params }, c) => {
    const row = await findAnyOrder(db, params.id)
    const file = row?.po_file_key ? await storage.get(row.po_file_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'order', subjectId: row.id, file: 'po-file' },
    )
    return {
      body: file.body,
      contentType: row.po_file_type ?? 'application/octet-stream',
      filename: row.po_file_name ?? '',
    }
  })

  serve(app, endpoints.takeOrderStep, async ({ scope, params, body, language }, c) => {
    const result = await takeOrderStep(parts, {
      ...body,
      id: params.id,
      by: { staff: scope },
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result === 'applied') return shown(scope, params.id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'text_missing') return refuse(400, 'invalid_request', { text: 'missing' })
    return respondVersionConflict(result.error, await readRecord(scope, params.id, language))
  })
}

/** An order with the stock of its items and the steps that this staff user may take. */
export const showForStaff = async (
  parts: { readonly db: Db; readonly readMoney: ReadMoney },
  row: OrderRow,
  { staff }: StaffScope,
  language: Language,
): Promise<StaffOrder> => {
  const maySell = can(staff, 'sell')
  const { db } = parts
  const record = await showOrder(parts, row, language)
  const open =
    row.state === 'cancelled' || row.state === 'completed'
      ? []
      : record.order_line.filter((line) => line.qty_shipped + line.qty_closed < line.product_uom_qty)
  const available = await findAvailable(
    db,
    open.map(({ product }) => product.id),
    row.id,
  )
  const openIds = new Set(open.map(({ id }) => id))
  const costs = new Map(
    can(staff, 'readMoney') ? (await listLines(db, row.id)).map(({ id, unit_cost }) => [id, unit_cost]) : [],
  )
  return {
    ...record,
    order_line: record.order_line.map((line) => {
      const quantity = openIds.has(line.id) ? available.get(line.product.id) : undefined
      const cost = costs.get(line.id) ?? null
      return {
        ...line,
        ...(quantity !== undefined && { available_qty: quantity }),
        ...(cost !== null && { unit_cost: cost }),
      }
    }),
    steps: maySell ? listOrderSteps(row) : [],
  }
}
