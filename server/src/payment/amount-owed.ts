import { sumCredited } from '../invoice/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'

/**
 * What the money of an order that is paid in advance is held against, in whole rupiah: its total without what was credited of
 * it. A cancelled one is credited whole, and still paid as far as it was.
 */
export const orderAmountOwed = async (
  db: Db,
  { id, state, amount_total }: Pick<OrderRow, 'id' | 'state' | 'amount_total'>,
): Promise<number> => (state === 'cancelled' ? amount_total : amount_total - (await sumCredited(db, id)))
