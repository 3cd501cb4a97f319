import type { DeliveryEventCode, DeliveryInList, DeliveryStage } from '@pasok/contract'
import {
  track_event_receipt_withdrawn,
  track_state_cancelled,
  track_state_delivered,
  track_state_failed_attempt,
  track_state_in_transit,
  track_state_out_for_delivery,
  track_state_packing,
  track_state_picked_up,
  track_state_ready,
  track_state_ready_pick_up,
  track_state_received,
  track_state_returned,
  track_state_returning,
} from '~words'
import { Badge, type Tone } from '../ui/badge.tsx'

/** What each stage of a delivery is called, and how it looks. */
const stages = {
  packing: [track_state_packing, 'open'],
  ready: [track_state_ready, 'open'],
  picked_up: [track_state_picked_up, 'open'],
  in_transit: [track_state_in_transit, 'open'],
  out_for_delivery: [track_state_out_for_delivery, 'open'],
  failed_attempt: [track_state_failed_attempt, 'bad'],
  delivered: [track_state_delivered, 'due'],
  received: [track_state_received, 'good'],
  returning: [track_state_returning, 'bad'],
  returned: [track_state_returned, 'over'],
  cancelled: [track_state_cancelled, 'over'],
} as const satisfies Record<DeliveryStage, readonly [name: () => string, tone: Tone]>

/** What a stage is called in a list of all deliveries. */
export const deliveryStageName = (stage: DeliveryStage): string => stages[stage][0]()

type Carried = Pick<DeliveryInList, 'carrier'>

/** What a stage of a delivery is called; what is fetched is ready for that. */
const stageName = (stage: DeliveryStage, { carrier }: Carried): string =>
  stage === 'ready' && carrier === 'pick_up' ? track_state_ready_pick_up() : stages[stage][0]()

/** What an event of a delivery is called: a stage, or that its receipt was withdrawn. */
export const eventName = (code: DeliveryEventCode, carried: Carried): string =>
  code === 'receipt_withdrawn' ? track_event_receipt_withdrawn() : stageName(code, carried)

/** How far a delivery is. */
export function DeliveryBadge({ delivery }: { readonly delivery: Carried & Pick<DeliveryInList, 'state'> }) {
  const { state } = delivery
  return <Badge tone={stages[state][1]}>{stageName(state, delivery)}</Badge>
}
