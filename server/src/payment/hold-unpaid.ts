import { afterOrderStep } from '@pasok/contract'
import { updateOrder, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'

/** Puts an order whose money went away on hold, if nothing of it was shipped and its life cycle allows. */
export const holdUnpaid = async (tx: Db, order: OrderRow): Promise<void> => {
  if (order.delivery_state === 'not_shipped' && afterOrderStep(order, 'hold'))
    await updateOrder(tx, order.id, { state: 'on_hold', state_before_hold: order.state })
}
