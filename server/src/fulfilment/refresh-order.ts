import { updatePaymentState } from '../invoice/index.ts'
import { lockOrder, setDelivered, type OrderAct, type OrderRow } from '../order/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { listOrderDeliveries, listDeliveryLines } from './delivery.store.ts'
import { computeProgress, type Consigned } from './fulfilment.ts'
import { findReturnedQuantities } from './returns/return.store.ts'

/** The deliveries of an order with their lines. */
export const listConsigned = async (
  db: Db,
  orderId: number,
): Promise<(Consigned & { readonly id: number })[]> => {
  const deliveries = await listOrderDeliveries(db, orderId)
  const lines = await listDeliveryLines(
    db,
    deliveries.map(({ id }) => id),
  )
  return deliveries.map(({ id, state, return_id }) => ({
    id,
    state,
    return_id,
    lines: lines.filter(({ delivery_id }) => delivery_id === id),
  }))
}

/** Updates an order, which the caller has locked, from its deliveries and returns. */
export const refreshOrder = async (
  tx: Db,
  parts: { readonly sendEmail: SendEmail },
  order: OrderRow,
  act: Omit<OrderAct, 'by'>,
): Promise<void> => {
  const progress = computeProgress(await listConsigned(tx, order.id))
  await setDelivered(
    tx,
    parts,
    order,
    { ...progress, returned: await findReturnedQuantities(tx, order.id) },
    act,
  )
  // What left the warehouse decides what is still to be invoiced of an order on terms.
  const current = order.payment_method === 'terms' ? await lockOrder(tx, order.id) : undefined
  if (current) await updatePaymentState(tx, current, act.now)
}
