import { listBalancesOfOrders } from '../ledger/index.ts'
import type { Db } from '../platform/index.ts'
import { sumInvoices } from './invoice.store.ts'

/** The money of an order that is paid in advance, in whole rupiah. */
export interface OrderMoney {
  /** That pays it: used for its invoices, held for it, or on its way back. */
  readonly counted: number
  /** That waits for a decision of finance. */
  readonly inReview: number
}

/** The money of orders as the ledger has it, by the order's id. */
export const findMoneyOfOrders = async (
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderMoney>> => {
  const [balances, invoices] = [await listBalancesOfOrders(db, orderIds), await sumInvoices(db, orderIds)]
  return new Map(
    orderIds.map((id) => {
      const own = balances.filter(({ order_id }) => order_id === id)
      const sum = (...accounts: string[]) =>
        own.reduce((total, { account, amount }) => total - (accounts.includes(account) ? amount : 0), 0)
      const used = (invoices.get(id)?.invoiced ?? 0) + sum('receivable')
      return [id, { counted: used + sum('advance', 'refund_in_transit'), inReview: sum('suspense') }]
    }),
  )
}

/** Like findMoneyOfOrders, for one order. */
export const findOrderMoney = async (db: Db, orderId: number): Promise<OrderMoney> =>
  (await findMoneyOfOrders(db, [orderId])).get(orderId) ?? { counted: 0, inReview: 0 }
