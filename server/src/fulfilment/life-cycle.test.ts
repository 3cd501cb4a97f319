import {
  canFollow,
  deliveryStages,
  listDeliverySteps,
  isDelivered,
  isShipped,
  staffDeliverySteps,
  takesQuantity,
  type DeliveryStage,
} from '@pasok/contract'
import { describe, expect, it } from 'vitest'
import { isReceivable } from './fulfilment.ts'

/** The stages that may follow each stage; all others are refused. */
const following: Readonly<Record<DeliveryStage, readonly DeliveryStage[]>> = {
  packing: ['ready', 'cancelled'],
  ready: ['packing', 'picked_up', 'cancelled'],
  picked_up: ['in_transit', 'out_for_delivery', 'failed_attempt', 'delivered', 'received', 'returning'],
  in_transit: ['in_transit', 'out_for_delivery', 'failed_attempt', 'delivered', 'received', 'returning'],
  out_for_delivery: ['failed_attempt', 'delivered', 'received'],
  failed_attempt: ['in_transit', 'out_for_delivery', 'delivered', 'received', 'returning'],
  delivered: ['received'],
  received: [],
  returning: ['returning', 'returned'],
  returned: [],
  cancelled: [],
}

// @spec §4 Delivery: states
describe('the life cycle of a delivery', () => {
  it.each(deliveryStages)('%s is followed only by the stages in the table', (from) => {
    const followed = deliveryStages.filter((to) => canFollow(from, to))
    expect(followed.toSorted()).toEqual(following[from].toSorted())
  })

  it.each(deliveryStages)(
    'staff record all steps after %s except the receipt, which the buyer signs',
    (from) => {
      expect(listDeliverySteps(from).toSorted()).toEqual(
        following[from].filter((to) => to !== 'received').toSorted(),
      )
      expect(isReceivable(from)).toBe(following[from].includes('received'))
    },
  )

  it('its receipt is no step of staff', () => {
    expect(staffDeliverySteps).toEqual(deliveryStages.filter((stage) => stage !== 'received'))
  })

  it('its goods are at the warehouse, out, or at their buyer', () => {
    expect(deliveryStages.filter((stage) => !isShipped(stage))).toEqual([
      'packing',
      'ready',
      'returned',
      'cancelled',
    ])
    expect(deliveryStages.filter(isDelivered)).toEqual(['delivered', 'received'])
    expect(deliveryStages.filter((stage) => !takesQuantity(stage))).toEqual(['returned', 'cancelled'])
  })
})
