import { sumClosedOfOrders, sumInvoices } from '../invoice/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'

/** The fields of an order that the amount owed for it needs. */
export type OwedOrder = Pick<OrderRow, 'id' | 'state' | 'amount_total' | 'tax_percent'>

/**
 * The amounts owed for prepaid orders, in whole rupiah, by the order's id: its total minus credit notes and what was closed
 * before it was invoiced. Credit notes of a cancelled order do not count: its payment state compares receipts with the total.
 */
export const findAmountsOwed = async (
  db: Db,
  orders: readonly OwedOrder[],
): Promise<ReadonlyMap<number, number>> => {
  const ids = orders.map(({ id }) => id)
  const [closed, invoices] = [await sumClosedOfOrders(db, orders), await sumInvoices(db, ids)]
  return new Map(
    orders.map(({ id, state, amount_total }) => {
      const toCome = amount_total - (closed.get(id) ?? 0)
      return [id, state === 'cancelled' ? toCome : toCome - (invoices.get(id)?.credited ?? 0)]
    }),
  )
}

/** Like findAmountsOwed, for one order. */
export const orderAmountOwed = async (db: Db, order: OwedOrder): Promise<number> =>
  (await findAmountsOwed(db, [order])).get(order.id) ?? 0
