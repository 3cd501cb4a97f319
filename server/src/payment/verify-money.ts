import { derivePaymentState, findWrongInvoices } from '../invoice/index.ts'
import { findExcessRefunds, findWrongBalances, type WrongSum } from '../ledger/index.ts'
import { listPaymentStates } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { findWrongAttempts } from './payment.store.ts'

/**
 * Adds up the ledger again and compares it with all that is stored beside it: balances, refunds with receipts, sums of invoices and attempts, payment
 * states of orders. Empty where everything agrees. Reads all of one moment.
 */
export const verifyMoney = (db: Db, now: Date): Promise<readonly WrongSum[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => [
      ...(await findWrongBalances(tx)),
      ...(await findExcessRefunds(tx)),
      ...(await findWrongInvoices(tx)),
      ...(await findWrongAttempts(tx)),
      ...(await findWrongStates(tx, now)),
    ])

const findWrongStates = async (db: Db, now: Date): Promise<WrongSum[]> => {
  const wrong: WrongSum[] = []
  for (const order of await listPaymentStates(db)) {
    const computed = await derivePaymentState(db, order, now)
    if (computed !== order.payment_state)
      wrong.push({ what: `payment state of order ${order.number}`, stored: order.payment_state, computed })
  }
  return wrong
}
