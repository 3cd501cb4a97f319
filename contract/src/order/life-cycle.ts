/** How far an order is. Its payment and its delivery have states of their own. */
export const orderStates = ['placed', 'confirmed', 'processing', 'completed', 'on_hold', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]
export const paymentStates = [
  'unpaid',
  'pending',
  'partially_paid',
  'paid',
  'on_terms',
  'overdue',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]
export const deliveryStates = [
  'not_shipped',
  'partially_shipped',
  'shipped',
  'delivered',
  'returned',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What staff do with an order; its buyer may cancel it until it is confirmed. */
export const staffOrderSteps = ['confirm', 'process', 'complete', 'hold', 'release', 'cancel'] as const
export type OrderStep = (typeof staffOrderSteps)[number]

/** 'before': where it stood when it was put on hold. */
const lifeCycle = {
  placed: { confirm: 'confirmed', hold: 'on_hold', cancel: 'cancelled' },
  confirmed: { process: 'processing', hold: 'on_hold', cancel: 'cancelled' },
  processing: { complete: 'completed', hold: 'on_hold', cancel: 'cancelled' },
  on_hold: { release: 'before', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
} as const satisfies Readonly<Record<OrderState, Readonly<Partial<Record<OrderStep, OrderState | 'before'>>>>>

/** The fields of an order that its life cycle needs. */
export interface OrderProgress {
  readonly state: OrderState
  readonly state_before_hold: OrderState | null
  readonly delivery_state: DeliveryState
}

/** Nothing is out: no delivery was picked up, or every one came back. */
const isAtWarehouse = ({ delivery_state }: OrderProgress): boolean =>
  delivery_state === 'not_shipped' || delivery_state === 'returned'

/** Where a step leads; undefined where it may not be taken. Nothing is cancelled while a delivery is out or has arrived. */
export const afterOrderStep = (order: OrderProgress, step: OrderStep): OrderState | undefined => {
  const steps: Readonly<Partial<Record<OrderStep, OrderState | 'before'>>> = lifeCycle[order.state]
  const next = steps[step]
  if (step === 'cancel' && !isAtWarehouse(order)) return undefined
  if (step === 'complete' && order.delivery_state !== 'delivered') return undefined
  return next === 'before' ? (order.state_before_hold ?? undefined) : next
}

/** What staff may do with an order now. */
export const listOrderSteps = (order: OrderProgress): OrderStep[] =>
  staffOrderSteps.filter((step) => afterOrderStep(order, step) !== undefined)

/** Whether its buyer may cancel it: until it is confirmed. */
export const isCancellable = (order: OrderProgress): boolean =>
  order.state === 'placed' || (order.state === 'on_hold' && order.state_before_hold === 'placed')
