import { deliveryMethodCodes, type DeliveryMethodCode } from '@pasok/contract'
import type { StaffScope } from '../kernel/index.ts'
import {
  isPaidOrOnTerms,
  listOrderLines,
  lockOrder,
  noteOrderEvent,
  startProcessing,
} from '../order/index.ts'
import type { OrderRow } from '../order/index.ts'
import { onceOnly, type Db } from '../platform/index.ts'
import { insertDelivery, insertDeliveryEvent } from './delivery.store.ts'
import { linesProblem, openQuantities, sumQuantities, type LinesProblem } from './fulfilment.ts'
import { listConsigned } from './refresh-order.ts'

/** A new delivery by staff, with the quantities to pack. */
export interface Packing {
  readonly orderId: number
  /** Without lines, everything that is in no delivery yet. */
  readonly lines: readonly { readonly order_line_id: number; readonly quantity: number }[] | undefined
  readonly by: StaffScope
  readonly command: { readonly key: string | undefined; readonly route: string; readonly request: unknown }
  readonly now: Date
  readonly requestId: string
}

/** Why no delivery was made. */
export type PackingError = LinesProblem | 'not_found' | 'not_possible_now' | 'not_paid_yet'

/**
 * Begins a delivery of an order that is confirmed and, if prepaid, paid; once for a key. Deliveries of one order are
 * made one after another, so that no two take the same quantity.
 */
export const makeDelivery = (db: Db, { orderId, lines, by, command, now, requestId }: Packing) =>
  onceOnly<
    { readonly status: 200; readonly body: { readonly id: number } },
    { readonly error: PackingError }
  >(db, { principal: { kind: 'staff', id: by.staff.id }, ...command }, now, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return { error: 'not_found' }
    const problem = shippingProblem(order)
    if (problem) return { error: problem }
    const ordered = await listOrderLines(tx, orderId)
    const open = openQuantities(ordered, await listConsigned(tx, orderId))
    const wanted = lines ? sumQuantities(lines) : open
    const wrong = linesProblem(wanted, open, ordered, order.is_ship_complete)
    if (wrong) return { error: wrong }
    const act = { by: { staff: by }, now, requestId }
    const id = await packLines(tx, order, { lines: wanted, returnId: null, by, now })
    await startProcessing(tx, order, act)
    await noteOrderEvent(tx, orderId, act, 'delivery_packing')
    return { status: 200, body: { id } }
  })

/** Why nothing of an order may be packed or sent now; undefined if it may. */
export const shippingProblem = (order: OrderRow): 'not_possible_now' | 'not_paid_yet' | undefined => {
  if (order.state !== 'confirmed' && order.state !== 'processing') return 'not_possible_now'
  return isPaidOrOnTerms(order) ? undefined : 'not_paid_yet'
}

interface Packed {
  readonly lines: ReadonlyMap<number, number>
  /** The return that it replaces. */
  readonly returnId: number | null
  readonly by: StaffScope
  readonly now: Date
}

/** Begins a delivery of these quantities of a locked order; returns its id. */
export const packLines = async (
  tx: Db,
  order: OrderRow,
  { lines, returnId, by, now }: Packed,
): Promise<number> => {
  const id = await insertDelivery(tx, {
    orderId: order.id,
    returnId,
    carrier: chooseCarrier(order.delivery_method),
    lines,
    by: by.staff.id,
    now,
  })
  await insertDeliveryEvent(tx, id, { at: now, zone: 'Asia/Jakarta', code: 'packing' })
  return id
}

const chooseCarrier = (method: string): DeliveryMethodCode =>
  deliveryMethodCodes.find((code) => code === method) ?? 'own_fleet'
