import type { DeliveryMethodCode } from '@pasok/contract'
import { track_carrier_courier, track_carrier_own_fleet, track_carrier_pick_up } from '~words'

const names = {
  own_fleet: track_carrier_own_fleet,
  courier: track_carrier_courier,
  pick_up: track_carrier_pick_up,
} as const satisfies Record<DeliveryMethodCode, () => string>

/** How a delivery travels. */
export const carrierName = (carrier: DeliveryMethodCode): string => names[carrier]()
