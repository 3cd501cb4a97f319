import { sumClosed, sumCredited } from '../invoice/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'

/**
 * The amount owed for a prepaid order, in whole rupiah: its total minus credit notes and what was closed before it was
 * invoiced. Credit notes of a cancelled order do not count: its payment state compares receipts with the total.
 */
export const orderAmountOwed = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'state' | 'amount_total' | 'tax_percent'>,
): Promise<number> => {
  const toCome = order.amount_total - (await sumClosed(db, order))
  return order.state === 'cancelled' ? toCome : toCome - (await sumCredited(db, order.id))
}
