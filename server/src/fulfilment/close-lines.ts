import type { StaffScope } from '../kernel/index.ts'
import { creditClosed, creditOrderIn, type CreditedClosing, type DueParts } from '../invoice/index.ts'
import {
  closeOrderLines,
  listOrderLines,
  lockOrder,
  noteOrderEvent,
  notifyOrderEvent,
  takeOrderStepIn,
  type OnCancelled,
  type OrderRow,
} from '../order/index.ts'
import {
  inTransaction,
  versionConflict,
  type Db,
  type SendEmail,
  type VersionConflict,
} from '../platform/index.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { openQuantities, overOpen, sumQuantities, type Quantities } from './fulfilment.ts'
import { listConsigned, refreshOrder } from './refresh-order.ts'

/** What closing lines of an order needs. */
export type CloseParts = DeliveryParts &
  Omit<DueParts, 'db'> & {
    readonly onCancelled: OnCancelled
    /** Runs in the same transaction when less is owed for an order. */
    readonly onClosed: (
      tx: Db,
      parts: { readonly sendEmail: SendEmail },
      orderId: number,
      closing: { readonly now: Date; readonly text: string },
    ) => Promise<void>
  }

interface Closing {
  readonly orderId: number
  /** The text for the buyer. */
  readonly reason: string
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was closed; `over`: the most that can be closed, by the position of each line that names more. */
type CloseError =
  | { readonly error: 'not_found' | 'not_possible_now' }
  | { readonly error: 'over_open'; readonly over: ReadonlyMap<number, number> }

/**
 * Closes quantities of an order that will not come: credits what was invoiced of them, and completes the order if nothing
 * else is to come. Only quantities in no delivery can be closed.
 */
export const closeLines = (
  { db, ...parts }: CloseParts,
  {
    version,
    lines,
    ...closing
  }: Closing & {
    /** The order's version that staff saw. */
    readonly version: number
    readonly lines: readonly { readonly order_line_id: number; readonly quantity: number }[]
  },
): Promise<'applied' | VersionConflict<OrderRow> | CloseError> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, closing.orderId)
    if (!order) return { error: 'not_found' }
    const conflict = versionConflict(order, { version })
    if (conflict) return conflict
    if (!['placed', 'confirmed', 'processing'].includes(order.state)) return { error: 'not_possible_now' }
    const open = openQuantities(await listOrderLines(tx, order.id), await listConsigned(tx, order.id))
    const over = overOpen(lines, open)
    if (over.size > 0) return { error: 'over_open', over }
    await close(tx, parts, sumQuantities(lines), closing)
    return 'applied'
  })

/** Closes the quantities that a credit note gives back of goods that did not leave the warehouse. */
export const closeCredited = (parts: Omit<CloseParts, 'db'>): CreditedClosing => ({
  async find(tx, order, credited) {
    if (order.state === 'cancelled') return new Map()
    const lines = await listOrderLines(tx, order.id)
    const open = openQuantities(lines, await listConsigned(tx, order.id))
    const closed = new Map<number, number>()
    for (const { id, quantity, closed: before, shipped } of lines) {
      const wanted = Math.min(credited.get(id) ?? 0, quantity - before - shipped)
      if (wanted > (open.get(id) ?? 0)) return { error: 'goods_packed' }
      if (wanted > 0) closed.set(id, wanted)
    }
    return closed
  },
  close: (tx, quantities, closing) => close(tx, parts, quantities, closing),
})

/** An order of which nothing was or will be delivered is cancelled. */
const close = async (
  tx: Db,
  parts: Omit<CloseParts, 'db'>,
  quantities: Quantities,
  { orderId, reason, by, now, requestId }: Closing,
): Promise<void> => {
  const act = { by: { staff: by }, now, requestId }
  const lines = await listOrderLines(tx, orderId)
  if (lines.every(({ id, quantity, closed }) => closed + (quantities.get(id) ?? 0) === quantity)) {
    const { version } = await findLocked(tx, orderId)
    const result = await takeOrderStepIn(tx, parts, {
      ...act,
      id: orderId,
      step: 'cancel',
      version,
      text: reason,
    })
    if (result !== 'applied') throw new Error(`an order without deliveries is not cancelled: ${result.error}`)
    await creditOrderIn(tx, parts, { orderId, by, now, requestId })
    return
  }
  await closeOrderLines(tx, quantities)
  await noteOrderEvent(tx, orderId, act, 'close', reason)
  await notifyOrderEvent(tx, parts, { id: orderId, news: 'close', text: reason })
  await creditClosed(tx, parts, { orderId, reason, by, now, requestId })
  await parts.onClosed(tx, parts, orderId, { now, text: reason })
  await refreshOrder(tx, parts, await findLocked(tx, orderId), act)
}

const findLocked = async (tx: Db, orderId: number): Promise<OrderRow> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error('an order that is not there')
  return order
}
