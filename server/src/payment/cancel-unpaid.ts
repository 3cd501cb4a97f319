import type { OrderCancelled } from '../events/index.ts'
import type { SettleParts } from '../invoice/index.ts'
import {
  findAnyOrder,
  findLastEvent,
  listUnpaidOrders,
  lockOrder,
  noteOrderEvent,
  takeOrderStep,
  notifyOrderEvent,
  type OrderRow,
} from '../order/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import type { Moment } from './apply-transaction.ts'
import type { AnnounceAttempt } from './begin-attempt.ts'
import { closePayment } from './close-payment.ts'
import { isPrepaymentAwaited, unpaidSince } from './payment.ts'
import { listAttempts, listOrderProofs } from './payment.store.ts'

interface Parts extends SettleParts {
  readonly db: Db
  readonly announce: AnnounceAttempt & ((tx: Db, event: OrderCancelled) => Promise<void>)
}

const DAY_MS = 24 * 60 * 60 * 1000
/** How long an order may be unpaid after its last attempt, and how long before the end its buyer is warned. */
const UNPAID_MS = 7 * DAY_MS
const WARNED_MS = DAY_MS

/**
 * Cancels prepaid orders that are unpaid 7 days after their last attempt ended, and warns their buyers a day before. No
 * order is cancelled without the warning, or if it has received money or a proof. Returns the number of cancelled
 * orders.
 */
export const cancelUnpaid = async (parts: Parts, moment: Moment): Promise<number> => {
  const before = new Date(moment.now.getTime() - UNPAID_MS + WARNED_MS)
  let cancelled = 0
  for (const id of await listUnpaidOrders(parts.db, before)) {
    const order = await findAnyOrder(parts.db, id)
    const since = order && (await unpaidFrom(parts.db, order))
    if (!order || !since || since > before) continue
    const warned = await findLastEvent(parts.db, id, 'payment_warning')
    if (!warned || warned.at < since) await warn(parts, id, moment)
    else if (isOver(since, UNPAID_MS, moment) && isOver(warned.at, WARNED_MS, moment))
      cancelled += await cancel(parts, order, moment)
  }
  return cancelled
}

const isOver = (from: Date, ms: number, { now }: Moment): boolean => from.getTime() + ms <= now.getTime()

/** When an order's last payment attempt ended; undefined if it waits for something else. */
const unpaidFrom = async (db: Db, order: OrderRow): Promise<Date | undefined> =>
  isPrepaymentAwaited(order)
    ? unpaidSince(await listAttempts(db, order.id), await listOrderProofs(db, order.id))
    : undefined

const warn = ({ db, sendEmail }: Parts, id: number, { now, requestId }: Moment): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || !(await unpaidFrom(tx, order))) return
    await noteOrderEvent(tx, id, { by: 'system', now, requestId }, 'payment_warning')
    await notifyOrderEvent(tx, { sendEmail }, { id, news: 'payment_warning' })
  })

/** Returns the number of cancelled orders: 0 if the order has changed. */
const cancel = async (parts: Parts, order: OrderRow, { now, requestId }: Moment): Promise<0 | 1> => {
  const done = await takeOrderStep(
    { ...parts, onCancelled: closePayment(parts) },
    {
      id: order.id,
      step: 'cancel',
      version: order.version,
      text: '',
      reason: 'unpaid',
      by: 'system',
      now,
      requestId,
    },
  )
  return done === 'applied' ? 1 : 0
}
