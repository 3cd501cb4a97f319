import type { DeliveryEventCode, DeliveryInList, DeliveryStage } from '@pasok/contract'
import { deliveryStateLabels, readyToPickUpLabel } from '@pasok/words'
import { track_event_receipt_withdrawn } from '~words'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { labelText } from '../../kit/label.ts'

const tones: Record<DeliveryStage, Tone> = {
  packing: 'open',
  ready: 'open',
  picked_up: 'open',
  in_transit: 'open',
  out_for_delivery: 'open',
  failed_attempt: 'bad',
  delivered: 'due',
  received: 'good',
  returning: 'bad',
  returned: 'over',
  cancelled: 'over',
}

type Carried = Pick<DeliveryInList, 'carrier'>

/** The name of a delivery's stage; a delivery to be collected is ready for pick-up. */
const stageName = (stage: DeliveryStage, { carrier }: Carried): string =>
  labelText(stage === 'ready' && carrier === 'pick_up' ? readyToPickUpLabel : deliveryStateLabels[stage])

/** The name of a delivery's event: a stage, or that its receipt was withdrawn. */
export const eventName = (code: DeliveryEventCode, carried: Carried): string =>
  code === 'receipt_withdrawn' ? track_event_receipt_withdrawn() : stageName(code, carried)

/** The stage of a delivery. */
export function DeliveryBadge({ delivery }: { readonly delivery: Carried & Pick<DeliveryInList, 'state'> }) {
  const { state } = delivery
  return <Badge tone={tones[state]}>{stageName(state, delivery)}</Badge>
}
