import type { OrderCancelled } from '../events/index.ts'
import type { SettleParts } from '../invoice/index.ts'
import { findMoneyOfOrder } from '../ledger/index.ts'
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
 * Cancels prepaid orders that are unpaid 7 days after their last attempt ended, and warns their buyers a day before. What an
 * order had from its company's account goes back there. No order is cancelled without the warning, or if it has received other
 * money or a proof. Returns the number of cancelled orders.
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

/**
 * When an order's last payment attempt ended, or money on account was last used for it; undefined if it received other money or
 * waits for something else.
 */
const unpaidFrom = async (db: Db, order: OrderRow): Promise<Date | undefined> => {
  if (!isPrepaymentAwaited(order)) return undefined
  if (order.payment_state === 'partially_paid' && !(await isPaidFromAccount(db, order.id))) return undefined
  const since = unpaidSince(await listAttempts(db, order.id), await listOrderProofs(db, order.id))
  const used = await findLastEvent(db, order.id, 'payment_on_account')
  return since && used && used.at > since ? used.at : since
}

/** Whether all that an order has came from its company's account. */
const isPaidFromAccount = async (db: Db, orderId: number): Promise<boolean> => {
  const { received, refunded, in_review, on_its_way_back } = await findMoneyOfOrder(db, orderId)
  return received === 0 && refunded === 0 && in_review === 0 && on_its_way_back === 0
}

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
