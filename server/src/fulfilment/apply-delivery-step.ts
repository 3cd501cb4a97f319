import { canFollow, isDelivered, takesQuantity, type DeliveryStep, type TimeZone } from '@pasok/contract'
import type { StaffScope } from '../kernel/index.ts'
import { findLastEvent, lockOrder, noteOrderEvent, type OrderRow } from '../order/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import {
  findDelivery,
  insertDeliveryEvent,
  listOrderDeliveries,
  listDeliveryEvents,
  listDeliveryLines,
  updateDelivery,
  type DeliveryRow,
} from './delivery.store.ts'
import { shippingProblem } from './make-delivery.ts'
import { refreshOrder } from './refresh-order.ts'
import { reopenReturn } from './returns/reopen-return.ts'
import { notifyDeliveryEvent } from './notify-delivery-event.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { isPartlyPicked } from './picking/picking.ts'

/** A step of a delivery, entered by staff. */
export interface DeliveryNoted {
  readonly id: number
  readonly step: DeliveryStep
  /** The delivery's version that staff saw. */
  readonly version: number
  /** When it happened; now by default. */
  readonly at: Date | undefined
  readonly zone: TimeZone
  readonly place: string
  readonly text: string
  /** Columns of the transport to set with it. */
  readonly travel?: Partial<Pick<DeliveryRow, 'courier' | 'driver' | 'plate'>>
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why a step was not applied. */
type DeliveryStepError =
  | 'not_found'
  | 'not_possible_now'
  | 'not_paid_yet'
  | 'day_to_come'
  | 'before_last_step'

const MINUTE_MS = 60_000

/** Applies a step to a delivery: its stage, event, order and e-mails, in one transaction. */
export const applyDeliveryStep = (
  { db, ...parts }: DeliveryParts,
  { id, step, version, zone, place, text, travel, by, now, requestId, ...details }: DeliveryNoted,
): Promise<'applied' | VersionConflict<DeliveryRow> | { readonly error: DeliveryStepError }> =>
  inTransaction(db, async (tx) => {
    const locked = await lockDelivery(tx, id)
    if (!locked) return { error: 'not_found' }
    const { delivery, order } = locked
    const conflict = versionConflict(delivery, { version })
    if (conflict) return conflict
    if (!canFollow(delivery.state, step)) return { error: 'not_possible_now' }
    if (step === 'ready' && isPartlyPicked(await listDeliveryLines(tx, [id])))
      return { error: 'not_possible_now' }
    const at = details.at ?? now
    if (at > now) return { error: 'day_to_come' }
    if (at < startOfMinute(await earliestStep(tx, order, delivery))) return { error: 'before_last_step' }
    // A replacement belongs to an order that is already over.
    const problem = step === 'picked_up' && delivery.return_id === null ? shippingProblem(order) : undefined
    if (problem) return { error: problem }
    await updateDelivery(
      tx,
      id,
      {
        state: step,
        ...travel,
        ...(step === 'picked_up' && { picked_up_at: at }),
        ...(isDelivered(step) && { delivered_at: at }),
      },
      now,
    )
    await insertDeliveryEvent(tx, id, { at, zone, code: step, place, text })
    const act = { by: { staff: by }, now, requestId }
    if (step !== delivery.state) await noteOrderEvent(tx, order.id, act, `delivery_${step}`, delivery.number)
    if (delivery.return_id !== null && !takesQuantity(step))
      await reopenReturn(tx, parts, delivery.return_id, act)
    await refreshOrder(tx, parts, order, act)
    await notifyDeliveryEvent(tx, parts, { id, news: step, text })
    // Replacement goods are invoiced already.
    if (step === 'picked_up' && delivery.return_id === null) await announcePickUp(tx, parts, delivery)
    return 'applied'
  })

/** Times are entered without seconds. */
const startOfMinute = (at: Date): Date => new Date(Math.floor(at.valueOf() / MINUTE_MS) * MINUTE_MS)

/** The earliest possible time of a delivery's next step: that of the last one. */
const earliestStep = async (tx: Db, order: OrderRow, { id, return_id }: DeliveryRow): Promise<Date> => {
  const events = await listDeliveryEvents(tx, [id])
  // Goods may have been packed and sent before their delivery was entered; a replacement waits for its return.
  if (events.length === 1 && return_id === null)
    return (await findLastEvent(tx, order.id, 'confirm'))?.at ?? order.placed_at
  return events.at(-1)?.at ?? order.placed_at
}

const announcePickUp = async (
  tx: Db,
  { announce }: Pick<DeliveryParts, 'announce'>,
  { id, order_id: order }: DeliveryRow,
): Promise<void> => {
  const lines = (await listDeliveryLines(tx, [id])).map(({ order_line_id: line, quantity }) => ({
    line,
    quantity,
  }))
  await announce(tx, { type: 'delivery_picked_up', delivery: id, order, lines })
}

/** Locks a delivery and its order until the transaction ends; only of this company if one is named. */
export const lockDelivery = async (tx: Db, id: number, companyId?: number) => {
  const orderId = (await findDelivery(tx, id, companyId))?.order_id
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  // Read again: the transaction that had the order locked may have changed it.
  const delivery = order && (await findDelivery(tx, id))
  return order && delivery && { order, delivery }
}

/** Cancels the deliveries of a cancelled order that have not left yet; returns how many. */
export const cancelDeliveries = (
  db: Db,
  orderId: number,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'cancelled') return 0
    const waiting = (await listOrderDeliveries(tx, orderId)).filter(({ state }) =>
      canFollow(state, 'cancelled'),
    )
    for (const { id, number } of waiting) {
      await updateDelivery(tx, id, { state: 'cancelled' }, now)
      await insertDeliveryEvent(tx, id, { at: now, zone: 'Asia/Jakarta', code: 'cancelled' })
      await noteOrderEvent(tx, orderId, { by: 'system', now, requestId }, 'delivery_cancelled', number)
    }
    return waiting.length
  })
