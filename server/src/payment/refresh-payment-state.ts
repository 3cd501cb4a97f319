import type { PaymentState } from '@pasok/contract'
import { findOrderMoney, updatePaymentState } from '../invoice/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { orderAmountOwed } from './amount-owed.ts'
import { computeReceived } from './payment.ts'

/** What a prepaid order owes and has, in whole rupiah. */
export interface OrderSums {
  readonly owed: number
  readonly received: number
}

/** What a prepaid order owes and has, as the ledger and its credit notes say. */
export const findOrderSums = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'state' | 'amount_total' | 'tax_percent'>,
): Promise<OrderSums> => ({
  owed: await orderAmountOwed(db, order),
  received: computeReceived(order, await findOrderMoney(db, order.id)),
})

/** Stores the payment state of a prepaid order, which the caller has locked, after its money or its proofs changed. */
export const refreshPaymentState = async (
  tx: Db,
  order: OrderRow,
  now: Date,
): Promise<OrderSums & { readonly payment_state: PaymentState }> => ({
  ...(await findOrderSums(tx, order)),
  payment_state: await updatePaymentState(tx, order, now),
})
