import type { Db, SendEmail } from '../platform/index.ts'
import { appendHistory, type Act } from './append-history.ts'
import { computeDeliveryState, isComplete, isIncomplete } from './order.ts'
import { listLines, updateLineProgress, updateOrder, type OrderRow } from './order.store.ts'
import { notifyOrderEvent } from './notify-order-event.ts'

/** Quantities of an order by line id; a line without an entry has none. */
export interface Progress {
  readonly shipped: ReadonlyMap<number, number>
  readonly delivered: ReadonlyMap<number, number>
  /** Returned by the buyer after delivery. */
  readonly returned: ReadonlyMap<number, number>
  /** Whether a delivery failed and came back. */
  readonly hasComeBack: boolean
}

/**
 * Updates the shipped and delivered quantities of an order that the caller has locked, and its delivery state. The order is
 * completed when everything has arrived or is closed short, and it is paid or on terms. A completed order goes back to processing when a
 * withdrawn receipt lowers its delivered quantities.
 */
export const setDelivered = async (
  tx: Db,
  parts: { readonly sendEmail: SendEmail },
  order: OrderRow,
  { shipped, delivered, returned, hasComeBack }: Progress,
  act: Omit<Act, 'by'>,
): Promise<void> => {
  const lines = (await listLines(tx, order.id)).map(({ id, quantity, closed }) => ({
    id,
    quantity: quantity - closed,
    shipped: shipped.get(id) ?? 0,
    delivered: delivered.get(id) ?? 0,
    returned: returned.get(id) ?? 0,
  }))
  await updateLineProgress(tx, lines)
  const delivery_state = computeDeliveryState(lines, hasComeBack)
  const isOver = isComplete(order, delivery_state)
  const isReopened = isIncomplete(order, delivery_state)
  await updateOrder(tx, order.id, {
    delivery_state,
    ...(isOver && { state: 'completed' }),
    ...(isReopened && { state: 'processing' }),
  })
  if (isReopened) await appendHistory(tx, order.id, { ...act, by: 'system' }, 'reopen')
  if (!isOver) return
  await appendHistory(tx, order.id, { ...act, by: 'system' }, 'complete')
  await notifyOrderEvent(tx, parts, { id: order.id, news: 'complete' })
}

/** A confirmed order is in processing from its first delivery on. */
export const startProcessing = async (tx: Db, order: OrderRow, act: Act): Promise<void> => {
  if (order.state !== 'confirmed') return
  await updateOrder(tx, order.id, { state: 'processing' })
  await appendHistory(tx, order.id, act, 'process')
}
