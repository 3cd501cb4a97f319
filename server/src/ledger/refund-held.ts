import type { Db } from '../platform/index.ts'
import { ofHeld, type HeldPlace } from './ledger.ts'
import {
  countJournals,
  findBalance,
  findLastJournal,
  listBalancesOfOrder,
  post,
  type Recorded,
} from './ledger.store.ts'

/** A refund of held money, in whole rupiah. */
interface HeldRefundPosted extends Recorded {
  readonly refundId: number
  readonly place: HeldPlace
  readonly amount: number
}

/** What is held at a place, in whole rupiah. */
export const findHeld = async (db: Db, place: HeldPlace): Promise<number> =>
  Math.max(0, -(await findBalance(db, ofHeld('advance', place))))

/** What is on its way back of the money of an order, by finance or by the gateway, in whole rupiah. */
export const sumOnItsWay = async (db: Db, orderId: number): Promise<number> =>
  (await listBalancesOfOrder(db, orderId)).reduce(
    (sum, { account, amount }) => sum - (account === 'refund_in_transit' ? amount : 0),
    0,
  )

/** Posts that held money is on its way back: it can't be used for anything else. */
export const reserveHeldRefund = async (
  tx: Db,
  { refundId, place, amount, ...recorded }: HeldRefundPosted,
): Promise<void> => {
  await post(tx, { kind: 'refund_requested', source: 'held_refund', source_id: refundId }, recorded, [
    { ...ofHeld('advance', place), amount },
    { ...ofHeld('refund_in_transit', place), amount: -amount },
  ])
}

/** Posts that a refund of held money was transferred. */
export const payHeldRefund = async (
  tx: Db,
  { refundId, place, amount, ...recorded }: HeldRefundPosted,
): Promise<void> => {
  await post(tx, { kind: 'refund_made', source: 'held_refund', source_id: refundId }, recorded, [
    { ...ofHeld('refund_in_transit', place), amount },
    { ...place, account: 'cash', method: 'transfer', amount: -amount },
  ])
}

/** Posts that a refund of held money will not be transferred: its money is held again. */
export const releaseHeldRefund = async (
  tx: Db,
  { refundId, place, amount, ...recorded }: HeldRefundPosted,
): Promise<void> => {
  await post(tx, { kind: 'refund_refused', source: 'held_refund', source_id: refundId }, recorded, [
    { ...ofHeld('refund_in_transit', place), amount },
    { ...ofHeld('advance', place), amount: -amount },
  ])
}

/** An order whose money moves. */
export interface OrderOfMoney {
  readonly id: number
  readonly company_id: number
}

/**
 * Posts that money of an order is held for its company beside orders; a negative amount moves it back to the order. The caller
 * has locked the order.
 */
export const moveToAccount = async (
  tx: Db,
  { order, amount }: { readonly order: OrderOfMoney; readonly amount: number },
  recorded: Recorded,
): Promise<void> => {
  const place = { company_id: order.company_id, order_id: order.id, invoice_id: null }
  const source_id = await findLastJournal(tx, order.id)
  const event = { kind: 'advance_moved', source: 'journal', source_id } as const
  const occurrence = 1 + (await countJournals(tx, event.kind, event))
  await post(tx, { ...event, occurrence }, recorded, [
    { ...ofHeld('advance', place), amount },
    { ...ofHeld('advance', { ...place, order_id: null }), amount: -amount },
  ])
}
