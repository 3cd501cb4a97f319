import type { StaffScope } from '../../kernel/index.ts'
import { noteOrderEvent } from '../../order/index.ts'
import { inTransaction, versionConflict, type VersionConflict } from '../../platform/index.ts'
import { lockDelivery } from '../apply-delivery-step.ts'
import {
  insertDeliveryEvent,
  listDeliveryLines,
  updateDelivery,
  type DeliveryRow,
} from '../delivery.store.ts'
import type { DeliveryParts } from '../delivery-parts.ts'
import { notifyDeliveryEvent } from '../notify-delivery-event.ts'
import { refreshOrder } from '../refresh-order.ts'
import { cutToPicked } from './pick.store.ts'
import { leftToPick } from './picking.ts'

/** A delivery to pack with what is picked of it. */
export interface PackingPicked {
  readonly id: number
  /** The delivery's version that staff saw. */
  readonly version: number
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why a delivery was not packed. */
type PackError = 'not_found' | 'not_possible_now' | 'nothing_to_deliver' | 'ships_complete'

/** Makes a delivery ready with what is picked of it. What is not picked is open on its order again. */
export const packPicked = (
  { db, ...parts }: DeliveryParts,
  { id, version, by, now, requestId }: PackingPicked,
): Promise<'applied' | VersionConflict<DeliveryRow> | { readonly error: PackError }> =>
  inTransaction(db, async (tx) => {
    const locked = await lockDelivery(tx, id)
    if (!locked) return { error: 'not_found' }
    const { delivery, order } = locked
    const conflict = versionConflict(delivery, { version })
    if (conflict) return conflict
    if (delivery.state !== 'packing') return { error: 'not_possible_now' }
    const lines = await listDeliveryLines(tx, [id])
    if (lines.every(({ picked }) => picked === 0)) return { error: 'nothing_to_deliver' }
    const isWhole = leftToPick(lines) === 0
    // What replaces returned goods is open on no order.
    if (!isWhole && (order.is_ship_complete || delivery.return_id !== null))
      return { error: 'ships_complete' }
    if (!isWhole) await cutToPicked(tx, id)
    await updateDelivery(tx, id, { state: 'ready' }, now)
    await insertDeliveryEvent(tx, id, { at: now, zone: 'Asia/Jakarta', code: 'ready' })
    const act = { by: { staff: by }, now, requestId }
    await noteOrderEvent(tx, order.id, act, 'delivery_ready', delivery.number)
    await refreshOrder(tx, parts, order, act)
    await notifyDeliveryEvent(tx, parts, { id, news: 'ready', text: '' })
    return 'applied'
  })
