import { listClosedLines, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { computePart } from './invoice.ts'
import { invoicedQuantitiesOf } from './invoice.store.ts'

type ClosedOrder = Pick<OrderRow, 'id' | 'tax_percent'>

/** What the closed quantities of orders that were never invoiced come to, in whole rupiah with tax, by the order's id. */
export const sumClosedOfOrders = async (
  db: Db,
  orders: readonly ClosedOrder[],
): Promise<ReadonlyMap<number, number>> => {
  const sums = new Map<number, number>()
  const taxes = new Map(orders.map(({ id, tax_percent }) => [id, tax_percent]))
  const lines = taxes.size > 0 ? await listClosedLines(db, [...taxes.keys()]) : []
  const invoiced =
    lines.length > 0 ? await invoicedQuantitiesOf(db, [...taxes.keys()]) : new Map<number, number>()
  for (const line of lines) {
    const quantity = Math.min(line.closed, Math.max(0, line.quantity - (invoiced.get(line.id) ?? 0)))
    const taxPercent = taxes.get(line.order_id) ?? 0
    const { untaxed, tax } = computePart(line, line.quantity - quantity, quantity, taxPercent)
    sums.set(line.order_id, (sums.get(line.order_id) ?? 0) + untaxed + tax)
  }
  return sums
}

/** Like sumClosedOfOrders, for one order. */
export const sumClosed = async (db: Db, order: ClosedOrder): Promise<number> =>
  (await sumClosedOfOrders(db, [order])).get(order.id) ?? 0
