import { listBalancesOfOrder } from '../ledger/index.ts'
import type { Db } from '../platform/index.ts'
import { sumInvoicedOfOrder } from './invoice.store.ts'

/** The money of an order that is paid in advance, in whole rupiah. */
export interface OrderMoney {
  /** That pays it: used for its invoices, held for it, or on its way back. */
  readonly counted: number
  /** That waits for a decision of finance. */
  readonly inReview: number
}

/** The money of an order as the ledger has it. */
export const findOrderMoney = async (db: Db, orderId: number): Promise<OrderMoney> => {
  const balances = await listBalancesOfOrder(db, orderId)
  const sum = (...accounts: string[]) =>
    balances.reduce((total, { account, amount }) => total - (accounts.includes(account) ? amount : 0), 0)
  const used = (await sumInvoicedOfOrder(db, orderId)) + sum('receivable')
  return { counted: used + sum('advance', 'refund_in_transit'), inReview: sum('suspense') }
}
