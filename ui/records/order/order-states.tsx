import type { DeliveryState, OrderInList, OrderState, PaymentState } from '@pasok/contract'
import { orderDeliveryLabels, orderPaymentLabels, orderStateLabels } from '@pasok/words'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { labelText } from '../../kit/label.ts'

const orderTones: Record<OrderState, Tone> = {
  placed: 'open',
  confirmed: 'open',
  processing: 'open',
  completed: 'good',
  on_hold: 'bad',
  cancelled: 'over',
}

const paymentTones: Record<PaymentState, Tone> = {
  unpaid: 'due',
  pending: 'open',
  partially_paid: 'due',
  paid: 'good',
  on_terms: 'open',
  overdue: 'bad',
  refunded: 'over',
}

const deliveryTones: Record<DeliveryState, Tone> = {
  not_shipped: 'open',
  partially_shipped: 'open',
  shipped: 'open',
  delivered: 'good',
  returned: 'bad',
}

/** The state of an order. */
export function OrderBadge({ state }: { readonly state: OrderState }) {
  return <Badge tone={orderTones[state]}>{labelText(orderStateLabels[state])}</Badge>
}

type Ordered = Pick<OrderInList, 'state'>

/** How far an order is paid; a cancelled one waits for no payment. */
export function OrderPaymentBadge({
  order,
}: {
  readonly order: Ordered & Pick<OrderInList, 'payment_state'>
}) {
  const { state, payment_state } = order
  const tone = state === 'cancelled' ? 'over' : paymentTones[payment_state]
  return <Badge tone={tone}>{labelText(orderPaymentLabels[payment_state])}</Badge>
}

/** How far an order is delivered; a cancelled one waits for no delivery. */
export function OrderDeliveryBadge({
  order,
}: {
  readonly order: Ordered & Pick<OrderInList, 'delivery_state'>
}) {
  const { state, delivery_state } = order
  const tone = state === 'cancelled' ? 'over' : deliveryTones[delivery_state]
  return <Badge tone={tone}>{labelText(orderDeliveryLabels[delivery_state])}</Badge>
}
