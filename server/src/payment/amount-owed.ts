import { sumCredited } from '../invoice/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'

/**
 * The amount owed for a prepaid order, in whole rupiah: its total minus credit notes. Credit notes of a cancelled order
 * do not count: its payment state compares receipts with the total.
 */
export const orderAmountOwed = async (
  db: Db,
  { id, state, amount_total }: Pick<OrderRow, 'id' | 'state' | 'amount_total'>,
): Promise<number> => (state === 'cancelled' ? amount_total : amount_total - (await sumCredited(db, id)))
