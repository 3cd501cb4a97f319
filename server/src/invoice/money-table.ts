import type { MoneyTable } from '@pasok/contract'
import { findMoneyOfOrder, type MoneyOfOrder } from '../ledger/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { sumCredited, sumInvoicedOfOrder } from './invoice.store.ts'
import { sumClosed } from './sum-closed.ts'

/** What the money table of an order is made of, in whole rupiah. */
export interface MoneyFigures extends MoneyOfOrder {
  readonly ordered: number
  readonly closed: number
  readonly credited: number
  readonly isCancelled: boolean
  /** What its invoices come to without what was credited. */
  readonly invoiced: number
}

/** Arranges the money of an order in two columns that add up. A cancelled order owes nothing. */
const tabulateMoney = ({ ordered, closed, credited, isCancelled, ...sums }: MoneyFigures): MoneyTable => {
  const charged = ordered - closed - credited
  const to_pay = isCancelled ? 0 : charged
  const owned = sums.invoiced - sums.receivable + sums.held_for_order
  const paid = Math.min(owned, to_pay)
  return {
    ordered,
    closed,
    credited,
    cancelled: charged - to_pay,
    to_pay,
    received: sums.received,
    on_account: sums.moved,
    adjusted: sums.adjusted,
    refunded: sums.refunded,
    refund_on_its_way: sums.on_its_way_back,
    in_review: sums.in_review,
    held: sums.held_of_invoices + owned - paid,
    paid,
    open: to_pay - paid,
  }
}

/** Reads the money table of an order. */
export const readMoneyTable = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'state' | 'amount_total' | 'tax_percent'>,
): Promise<MoneyTable> => {
  const [money, invoiced, credited, closed] = await Promise.all([
    findMoneyOfOrder(db, order.id),
    sumInvoicedOfOrder(db, order.id),
    sumCredited(db, order.id),
    sumClosed(db, order),
  ])
  return tabulateMoney({
    ...money,
    ordered: order.amount_total,
    closed,
    credited,
    invoiced,
    isCancelled: order.state === 'cancelled',
  })
}
