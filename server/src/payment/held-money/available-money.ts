import { findOrderMoney, findOrderOfInvoice } from '../../invoice/index.ts'
import {
  findHeld,
  hasDifference,
  lockCompanyMoney,
  sumWaitingRefunds,
  sumOnItsWay,
  type HeldPlace,
} from '../../ledger/index.ts'
import { findAnyOrder, lockOrder, type OrderRow } from '../../order/index.ts'
import type { Db } from '../../platform/index.ts'
import { orderAmountOwed } from '../amount-owed.ts'

/** A place of held money, locked with the order that it belongs to. */
export interface LockedPlace {
  /** Undefined for money that is held for the company alone. */
  readonly order: OrderRow | undefined
  /** What is held there and needed for nothing, in whole rupiah. */
  readonly available: number
}

/** Why a place's money can't be refunded or moved. */
export type PlaceError = 'not_found' | 'frozen_money'

/** Locks the money of a place until the transaction ends, and finds what is available of it. */
export const lockPlace = async (
  tx: Db,
  place: HeldPlace,
): Promise<LockedPlace | { readonly error: PlaceError }> => {
  await lockCompanyMoney(tx, place.company_id)
  const orderId = await findOrderId(tx, place)
  if (orderId === null) return { order: undefined, available: await findHeld(tx, place) }
  const order = await lockOrder(tx, orderId)
  if (order?.company_id !== place.company_id) return { error: 'not_found' }
  if (await hasDifference(tx, order.id)) return { error: 'frozen_money' }
  return { order, available: await findAvailable(tx, order, place) }
}

/** What of a place can be refunded or moved now, in whole rupiah: what is available, less the refunds that members asked for. */
export const findMovable = async (db: Db, place: HeldPlace): Promise<number> => {
  const orderId = await findOrderId(db, place)
  const order = orderId === null ? undefined : await findAnyOrder(db, orderId)
  if (order && (await hasDifference(db, order.id))) return 0
  const available = await (order ? findAvailable(db, order, place) : findHeld(db, place))
  return Math.max(0, available - (await sumWaitingRefunds(db, place)))
}

/** The order that a place belongs to: 0 where an invoice has none, null for money that is held for the company alone. */
const findOrderId = async (db: Db, { invoice_id, order_id }: HeldPlace): Promise<number | null> =>
  invoice_id === null ? order_id : ((await findOrderOfInvoice(db, invoice_id)) ?? 0)

/** All that is held of an invoice or of a cancelled order is available; another order needs what it owes. */
const findAvailable = async (tx: Db, order: OrderRow, place: HeldPlace): Promise<number> => {
  const held = await findHeld(tx, place)
  if (place.invoice_id !== null || order.state === 'cancelled' || held === 0) return held
  const { counted } = await findOrderMoney(tx, order.id)
  const left = counted - (await sumOnItsWay(tx, order.id))
  return Math.max(0, Math.min(held, left - (await orderAmountOwed(tx, order))))
}
