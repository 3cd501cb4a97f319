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

type States = Pick<OrderInList, 'state' | 'payment_state' | 'delivery_state'>

/** The states of an order, its payment and its delivery; a cancelled order waits for neither of them. */
export const orderBadges = ({ state, payment_state, delivery_state }: States) => {
  const isOver = state === 'cancelled'
  return {
    order: <Badge tone={orderTones[state]}>{labelText(orderStateLabels[state])}</Badge>,
    payment: (
      <Badge tone={isOver ? 'over' : paymentTones[payment_state]}>
        {labelText(orderPaymentLabels[payment_state])}
      </Badge>
    ),
    delivery: (
      <Badge tone={isOver ? 'over' : deliveryTones[delivery_state]}>
        {labelText(orderDeliveryLabels[delivery_state])}
      </Badge>
    ),
  }
}
