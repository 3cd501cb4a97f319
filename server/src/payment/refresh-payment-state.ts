import type { PaymentState } from '@pasok/contract'
import { findOrderMoney } from '../invoice/index.ts'
import { sumRefunds } from '../ledger/index.ts'
import { updateOrder, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { orderAmountOwed } from './amount-owed.ts'
import { computeReceived, paymentStateFor } from './payment.ts'
import { listOrderProofs } from './payment.store.ts'

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

/** The payment state of a prepaid order, and the sums that it follows from. */
export const derivePaymentState = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'state' | 'amount_total' | 'tax_percent'>,
): Promise<OrderSums & { readonly payment_state: PaymentState }> => {
  const money = await findOrderMoney(db, order.id)
  const sums = { owed: await orderAmountOwed(db, order), received: computeReceived(order, money) }
  const refunds = await sumRefunds(db, order.id)
  const refunded = order.state === 'cancelled' ? refunds.all : refunds.counted
  const payment_state = paymentStateFor({
    // What was refunded of a cancelled order is not owed again.
    owed: order.state === 'cancelled' ? sums.owed - refunds.all : sums.owed,
    // Money in review pays nothing.
    received: money.counted,
    isRefunded: refunded > 0 && sums.received === 0,
    isProofWaiting: (await listOrderProofs(db, order.id)).some(({ state }) => state === 'waiting'),
  })
  return { ...sums, payment_state }
}

/** Stores the payment state of a prepaid order, which the caller has locked, after its money or its proofs changed. */
export const refreshPaymentState = async (
  tx: Db,
  order: Pick<OrderRow, 'id' | 'state' | 'amount_total' | 'tax_percent' | 'payment_state'>,
): Promise<OrderSums & { readonly payment_state: PaymentState }> => {
  const derived = await derivePaymentState(tx, order)
  const { payment_state } = derived
  if (payment_state !== order.payment_state) await updateOrder(tx, order.id, { payment_state })
  return derived
}
