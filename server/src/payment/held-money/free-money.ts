import { findOrderMoney, findOrderOfInvoice } from '../../invoice/index.ts'
import { findHeld, hasDifference, lockCompanyMoney, sumOnItsWay, type HeldPlace } from '../../ledger/index.ts'
import { lockOrder, type OrderRow } from '../../order/index.ts'
import type { Db } from '../../platform/index.ts'
import { orderAmountOwed } from '../amount-owed.ts'

/** A place of held money, locked with the order that it belongs to. */
export interface LockedPlace {
  /** Undefined for money that is held for the company alone. */
  readonly order: OrderRow | undefined
  /** What is held there and needed for nothing, in whole rupiah. */
  readonly free: number
}

/** Why a place's money can't be refunded or moved. */
export type PlaceError = 'not_found' | 'frozen_money'

/** Locks the money of a place until the transaction ends, and finds what is free of it. */
export const lockPlace = async (
  tx: Db,
  place: HeldPlace,
): Promise<LockedPlace | { readonly error: PlaceError }> => {
  await lockCompanyMoney(tx, place.company_id)
  const orderId =
    place.invoice_id === null ? place.order_id : ((await findOrderOfInvoice(tx, place.invoice_id)) ?? 0)
  if (orderId === null) return { order: undefined, free: await findHeld(tx, place) }
  const order = await lockOrder(tx, orderId)
  if (order?.company_id !== place.company_id) return { error: 'not_found' }
  if (await hasDifference(tx, order.id)) return { error: 'frozen_money' }
  return { order, free: await findFree(tx, order, place) }
}

/** All that is held of an invoice or of a cancelled order is free; another order needs what it owes. */
const findFree = async (tx: Db, order: OrderRow, place: HeldPlace): Promise<number> => {
  const held = await findHeld(tx, place)
  if (place.invoice_id !== null || order.state === 'cancelled' || held === 0) return held
  const { counted } = await findOrderMoney(tx, order.id)
  const left = counted - (await sumOnItsWay(tx, order.id))
  return Math.max(0, Math.min(held, left - (await orderAmountOwed(tx, order))))
}
