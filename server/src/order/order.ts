import { isGatewayMethod, type DeliveryState, type OrderState, type PaymentState } from '@pasok/contract'

/** The quantities of a line that will come, and that were shipped, delivered and returned. */
export interface LineProgress {
  /** What was ordered without what was closed short. */
  readonly quantity: number
  readonly shipped: number
  readonly delivered: number
  readonly returned: number
}

/** The delivery state of an order by its lines. `hasComeBack`: one of its deliveries failed and came back. */
export const computeDeliveryState = (all: readonly LineProgress[], hasComeBack: boolean): DeliveryState => {
  const lines = all.filter(({ quantity }) => quantity > 0)
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

/** Whether the goods may be shipped: the order is paid, or on terms. */
export const isPaidOrOnTerms = ({ payment_state, payment_method }: ShippableOrder): boolean =>
  payment_state === 'paid' || (payment_method === 'terms' && payment_state !== 'refunded')

/** How an order must still be paid before it ships; undefined if it need not be. */
export const resolveAwaitedPayment = (order: ShippableOrder): 'gateway' | 'transfer' | undefined => {
  if (isPaidOrOnTerms(order) || order.payment_method === 'on_account') return undefined
  return isGatewayMethod(order.payment_method) ? 'gateway' : 'transfer'
}

/** Whether an order is complete once its goods have arrived. */
export const isComplete = (order: ShippableOrder, delivery: DeliveryState): boolean =>
  (order.state === 'confirmed' || order.state === 'processing') &&
  delivery === 'delivered' &&
  isPaidOrOnTerms(order)

/** Whether a completed order returns to processing because some goods have not arrived. */
export const isIncomplete = ({ state }: Pick<ShippableOrder, 'state'>, delivery: DeliveryState): boolean =>
  state === 'completed' && delivery !== 'delivered' && delivery !== 'returned'
