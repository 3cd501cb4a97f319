import type { DeliveryDetails } from '@pasok/contract'
import { canFollow } from '@pasok/contract'
import type { StaffScope } from '../kernel/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type Db,
  type VersionConflict,
} from '../platform/index.ts'
import { updateDetails, type DeliveryRow } from './delivery.store.ts'
import { lockDelivery } from './apply-delivery-step.ts'

/** Staff's change of a delivery's transport. */
export interface DetailsChange {
  readonly id: number
  /** The delivery's version that staff saw. */
  readonly version: number
  readonly details: DeliveryDetails
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Sets a delivery's transport, as long as it has neither arrived nor been returned. */
export const changeDelivery = (
  db: Db,
  { id, version, details, by, now, requestId }: DetailsChange,
): Promise<'done' | VersionConflict<DeliveryRow> | { readonly error: 'not_found' | 'not_possible_now' }> =>
  inTransaction(db, async (tx) => {
    const delivery = (await lockDelivery(tx, id))?.delivery
    if (!delivery) return { error: 'not_found' }
    const conflict = versionConflict(delivery, { version })
    if (conflict) return conflict
    const isOnItsWay = canFollow(delivery.state, 'cancelled') || canFollow(delivery.state, 'delivered')
    if (!isOnItsWay) return { error: 'not_possible_now' }
    await updateDetails(tx, id, details, now)
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'delivery.change',
      subject: 'delivery',
      subjectId: id,
      requestId,
    })
    return 'done'
  })
