import type { PaymentState } from '@pasok/contract'
import { findMoneyOfOrders, updatePaymentState } from '../invoice/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { findAmountsOwed, type OwedOrder } from './amount-owed.ts'
import { computeReceived } from './payment.ts'

/** What a prepaid order owes and has, in whole rupiah. */
export interface OrderSums {
  readonly owed: number
  readonly received: number
}

/** What prepaid orders owe and have, as the ledger and their credit notes say, by the order's id. */
export const findSumsOfOrders = async (
  db: Db,
  orders: readonly OwedOrder[],
): Promise<ReadonlyMap<number, OrderSums>> => {
  const owed = await findAmountsOwed(db, orders)
  const money = await findMoneyOfOrders(
    db,
    orders.map(({ id }) => id),
  )
  return new Map(
    orders.map((order) => [
      order.id,
      {
        owed: owed.get(order.id) ?? 0,
        received: computeReceived(order, money.get(order.id) ?? { counted: 0, inReview: 0 }),
      },
    ]),
  )
}

/** Like findSumsOfOrders, for one order. */
export const findOrderSums = async (db: Db, order: OwedOrder): Promise<OrderSums> =>
  (await findSumsOfOrders(db, [order])).get(order.id) ?? { owed: 0, received: 0 }

/** Stores the payment state of a prepaid order, which the caller has locked, after its money or its proofs changed. */
export const refreshPaymentState = async (
  tx: Db,
  order: OrderRow,
  now: Date,
): Promise<OrderSums & { readonly payment_state: PaymentState }> => ({
  ...(await findOrderSums(tx, order)),
  payment_state: await updatePaymentState(tx, order, now),
})
