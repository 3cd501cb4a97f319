import { isGatewayMethod, type DeliveryState, type OrderState, type PaymentState } from '@pasok/contract'

/** How much of a line was ordered, left the warehouse, arrived, and came back from its buyer. */
export interface LineProgress {
  readonly quantity: number
  readonly shipped: number
  readonly delivered: number
  readonly returned: number
}

/** How far the delivery of an order is, by its lines. `hasComeBack`: a delivery of it could not be handed over. */
export const computeDeliveryState = (lines: readonly LineProgress[], hasComeBack: boolean): DeliveryState => {
  const every = (is: (line: LineProgress) => boolean) => lines.length > 0 && lines.every(is)
  if (every(({ quantity, delivered }) => delivered === quantity))
    return every(({ quantity, returned }) => returned === quantity) ? 'returned' : 'delivered'
  if (every(({ quantity, shipped }) => shipped === quantity)) return 'shipped'
  if (lines.some(({ shipped }) => shipped > 0)) return 'partially_shipped'
  return hasComeBack ? 'returned' : 'not_shipped'
}

/** The fields of an order that its deliveries decide. */
export interface ShippableOrder {
  readonly state: OrderState
  readonly payment_state: PaymentState
  readonly payment_method: string
}

/** Whether its goods may go: it is paid, or is paid after them. */
export const isPaidOrOnTerms = ({ payment_state, payment_method }: ShippableOrder): boolean =>
  payment_state === 'paid' || (payment_method === 'terms' && payment_state !== 'refunded')

/** How an order is still to be paid before its goods go; undefined where it is not. */
export const resolveAwaitedPayment = (order: ShippableOrder): 'gateway' | 'transfer' | undefined => {
  if (isPaidOrOnTerms(order)) return undefined
  return isGatewayMethod(order.payment_method) ? 'gateway' : 'transfer'
}

/** Whether an order is over once its goods have arrived. */
export const isComplete = (order: ShippableOrder, delivery: DeliveryState): boolean =>
  (order.state === 'confirmed' || order.state === 'processing') &&
  delivery === 'delivered' &&
  isPaidOrOnTerms(order)

/** Whether a completed order has to be processed again, because not all of its goods have arrived. */
export const isIncomplete = ({ state }: Pick<ShippableOrder, 'state'>, delivery: DeliveryState): boolean =>
  state === 'completed' && delivery !== 'delivered' && delivery !== 'returned'
