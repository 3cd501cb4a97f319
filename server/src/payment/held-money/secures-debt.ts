import { companyNetOwed, overdueDays } from '../../invoice/index.ts'
import type { HeldPlace } from '../../ledger/index.ts'
import type { Db } from '../../platform/index.ts'
import { lockCredit } from '../payment.store.ts'

/**
 * Whether an amount of a company's money beside prepaid orders, in whole rupiah, secures what the company owes: an invoice is
 * overdue, or without the money more than the credit limit would be owed. Locks the credit, as an order on terms does; the
 * caller locks nothing after it.
 */
export const securesDebt = async (tx: Db, companyId: number, amount: number, now: Date): Promise<boolean> => {
  const credit = await lockCredit(tx, companyId)
  if ((await overdueDays(tx, companyId, now)) > 0) return true
  return (await companyNetOwed(tx, companyId)) + amount > Math.max(0, credit?.credit_limit ?? 0)
}

/** Like securesDebt, of money that is held at a place: what is held for a prepaid order secures nothing. */
export const isNeeded = async (
  tx: Db,
  { company_id, order_id }: HeldPlace,
  amount: number,
  now: Date,
): Promise<boolean> => order_id === null && securesDebt(tx, company_id, amount, now)
