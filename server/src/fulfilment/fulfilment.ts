import {
  canFollow,
  deliveryStages,
  isDelivered,
  isShipped,
  RECEIPT_WITHDRAWAL_MINUTES,
  takesQuantity,
  type DeliveryEventCode,
  type DeliveryStage,
} from '@pasok/contract'

/** Quantities by the ids of the order's lines. */
export type Quantities = ReadonlyMap<number, number>

/** The sum of the quantities of each line. */
export const sumQuantities = (
  lines: readonly { readonly order_line_id: number; readonly quantity: number }[],
): Map<number, number> => {
  const sums = new Map<number, number>()
  for (const { order_line_id, quantity } of lines)
    sums.set(order_line_id, (sums.get(order_line_id) ?? 0) + quantity)
  return sums
}

/** The fields of a delivery that the quantity rules need. */
export interface Consigned {
  readonly state: DeliveryStage
  /** Set for a replacement of returned goods, which is beyond the ordered quantity. */
  readonly return_id: number | null
  readonly lines: readonly { readonly order_line_id: number; readonly quantity: number }[]
}

/** The quantities of an order's lines in deliveries of these stages, without replacements. */
const quantitiesIn = (
  deliveries: readonly Consigned[],
  is: (stage: DeliveryStage) => boolean,
): Map<number, number> =>
  sumQuantities(
    deliveries.flatMap(({ state, return_id, lines }) => (return_id === null && is(state) ? lines : [])),
  )

/** A line of an order. */
export interface OrderedLine {
  readonly id: number
  readonly quantity: number
  /** Closed short: it will not come. */
  readonly closed: number
}

/** The quantities of an order that will come and are in no delivery yet; lines without any are absent. */
export const openQuantities = (
  ordered: readonly OrderedLine[],
  deliveries: readonly Consigned[],
): Map<number, number> => {
  const taken = quantitiesIn(deliveries, takesQuantity)
  return new Map(
    ordered
      .map(({ id, quantity, closed }): [number, number] => [id, quantity - closed - (taken.get(id) ?? 0)])
      .filter(([, quantity]) => quantity > 0),
  )
}

/** The quantities of an order's lines that left the warehouse, and those that arrived. */
export const computeProgress = (deliveries: readonly Consigned[]) => ({
  shipped: quantitiesIn(deliveries, isShipped),
  delivered: quantitiesIn(deliveries, isDelivered),
  hasComeBack: deliveries.some(({ state }) => state === 'returned'),
})

/** Why a delivery can't be made of these quantities. */
export type LinesProblem = 'nothing_to_deliver' | 'over_ordered' | 'ships_complete'

/** Why a delivery can't take these quantities of the open ones; an order that ships complete must be taken whole. */
export const linesProblem = (
  wanted: Quantities,
  open: Quantities,
  ordered: readonly OrderedLine[],
  isShipComplete: boolean,
): LinesProblem | undefined => {
  if (wanted.size === 0) return 'nothing_to_deliver'
  for (const [id, quantity] of wanted) if (quantity > (open.get(id) ?? 0)) return 'over_ordered'
  const isWhole = ordered.every(({ id, quantity, closed }) => (wanted.get(id) ?? 0) === quantity - closed)
  return isShipComplete && !isWhole ? 'ships_complete' : undefined
}

/** The most that can be closed of each line, by its position among these, where one names more; empty if none does. */
export const overOpen = (
  lines: readonly { readonly order_line_id: number; readonly quantity: number }[],
  open: Quantities,
): Map<number, number> => {
  const left = new Map(open)
  const over = new Map<number, number>()
  for (const [at, { order_line_id: id, quantity }] of lines.entries()) {
    const most = left.get(id) ?? 0
    if (quantity > most) over.set(at, most)
    left.set(id, most - quantity)
  }
  return over
}

/** Whether the receiver may sign for the goods. */
export const isReceivable = (stage: DeliveryStage): boolean => canFollow(stage, 'received')

/** Whether a receipt of a delivery was withdrawn. A delivery's receipt can be withdrawn once. */
export const hasWithdrawnReceipt = (events: readonly { readonly code: DeliveryEventCode }[]): boolean =>
  events.some(({ code }) => code === 'receipt_withdrawn')

/** The end of the time in which the company's members may withdraw a receipt; undefined if none of them signed one. */
export const receiptWithdrawableUntil = ({
  received_at,
  received_by,
}: {
  readonly received_at: Date | null
  readonly received_by: number | null
}): Date | undefined =>
  received_at === null || received_by === null
    ? undefined
    : new Date(received_at.getTime() + RECEIPT_WITHDRAWAL_MINUTES * 60_000)

/** The stage of a delivery before its receipt, from its events in order. */
export const stageBeforeReceipt = (
  events: readonly { readonly code: DeliveryEventCode }[],
): DeliveryStage | undefined => {
  const code = events.findLast(
    (event) => event.code !== 'received' && event.code !== 'receipt_withdrawn',
  )?.code
  return deliveryStages.find((stage) => stage === code)
}
