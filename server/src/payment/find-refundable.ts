import { refundableMoney } from '../ledger/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { toPayment, type AttemptRow } from './payment.store.ts'
import { leftOfAttempt } from './refund.ts'
import type { RefundRow } from './refund.store.ts'

/**
 * The refundable amount of an attempt, in whole rupiah: what it brought, less its refunds, as far as the shop holds it.
 * What paid an invoice is held once a credit note has freed it.
 */
export const findRefundable = async (
  db: Db,
  order: Pick<OrderRow, 'company_id'>,
  attempt: AttemptRow,
  refunds: readonly Pick<RefundRow, 'state'>[],
): Promise<number> => {
  const left = leftOfAttempt(attempt, refunds)
  return left === 0 ? 0 : Math.min(left, await refundableMoney(db, toPayment(order, attempt)))
}
