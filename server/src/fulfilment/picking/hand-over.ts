import type { HandOverResult, TimeZone } from '@pasok/contract'
import type { StaffScope } from '../../kernel/index.ts'
import { applyDeliveryStep } from '../apply-delivery-step.ts'
import type { DeliveryParts } from '../delivery-parts.ts'
import { findDelivery } from '../delivery.store.ts'

/** Deliveries that a carrier picked up. */
export interface HandOver {
  readonly deliveries: readonly { readonly id: number; readonly version: number }[]
  /** Empty ones leave a delivery's own. */
  readonly courier: string
  readonly driver: string
  readonly plate: string
  readonly zone: TimeZone
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Notes that deliveries were picked up, one after another, each in a transaction of its own. */
export const handOver = async (
  parts: DeliveryParts,
  { deliveries, courier, driver, plate, ...act }: HandOver,
): Promise<{ id: number; result: HandOverResult }[]> => {
  const travel = { ...(courier && { courier }), ...(driver && { driver }), ...(plate && { plate }) }
  const results: { id: number; result: HandOverResult }[] = []
  for (const { id, version } of deliveries) {
    const result = await applyDeliveryStep(parts, {
      id,
      version,
      step: 'picked_up',
      at: undefined,
      place: '',
      text: '',
      travel,
      ...act,
    })
    results.push({
      id,
      result: result === 'applied' ? 'handed_over' : await explain(parts, id, result.error),
    })
  }
  return results
}

const explain = async (
  { db }: Pick<DeliveryParts, 'db'>,
  id: number,
  error: string,
): Promise<HandOverResult> => {
  if (error === 'not_found' || error === 'not_paid_yet') return error
  const state = (await findDelivery(db, id))?.state
  if (state === 'picked_up') return 'handed_over_before'
  return error === 'version_conflict' ? error : 'not_possible_now'
}
