import type { DeliveryState, OrderInList, OrderState, PaymentState } from '@pasok/contract'
import {
  order_delivery_delivered,
  order_delivery_not_shipped,
  order_delivery_partially_shipped,
  order_delivery_returned,
  order_delivery_shipped,
  order_payment_on_terms,
  order_payment_overdue,
  order_payment_paid,
  order_payment_partially_paid,
  order_payment_pending,
  order_payment_refunded,
  order_payment_unpaid,
  order_state_cancelled,
  order_state_completed,
  order_state_confirmed,
  order_state_on_hold,
  order_state_placed,
  order_state_processing,
} from '~words'
import { Badge, type Tone } from '../ui/badge.tsx'

type Look = readonly [name: () => string, tone: Tone]

/** What each state of an order is called, and how it looks. */
export const orderStateNames = {
  placed: [order_state_placed, 'open'],
  confirmed: [order_state_confirmed, 'open'],
  processing: [order_state_processing, 'open'],
  completed: [order_state_completed, 'good'],
  on_hold: [order_state_on_hold, 'bad'],
  cancelled: [order_state_cancelled, 'over'],
} as const satisfies Record<OrderState, Look>

const paymentStateNames = {
  unpaid: [order_payment_unpaid, 'due'],
  pending: [order_payment_pending, 'open'],
  partially_paid: [order_payment_partially_paid, 'due'],
  paid: [order_payment_paid, 'good'],
  on_terms: [order_payment_on_terms, 'open'],
  overdue: [order_payment_overdue, 'bad'],
  refunded: [order_payment_refunded, 'over'],
} as const satisfies Record<PaymentState, Look>

const deliveryStateNames = {
  not_shipped: [order_delivery_not_shipped, 'open'],
  partially_shipped: [order_delivery_partially_shipped, 'open'],
  shipped: [order_delivery_shipped, 'open'],
  delivered: [order_delivery_delivered, 'good'],
  returned: [order_delivery_returned, 'bad'],
} as const satisfies Record<DeliveryState, Look>

type States = Pick<OrderInList, 'state' | 'payment_state' | 'delivery_state'>

/** How far an order is, its payment and its delivery; of one that is cancelled nothing more is paid or delivered. */
export const orderBadges = ({ state, payment_state, delivery_state }: States) => {
  const isOver = state === 'cancelled'
  const badge = ([name, tone]: Look, isEnded = false) => (
    <Badge tone={isEnded ? 'over' : tone}>{name()}</Badge>
  )
  return {
    order: badge(orderStateNames[state]),
    payment: badge(paymentStateNames[payment_state], isOver),
    delivery: badge(deliveryStateNames[delivery_state], isOver),
  }
}
