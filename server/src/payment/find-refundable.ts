import { listRefundableMoney } from '../ledger/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { toPayment, type AttemptRow } from './payment.store.ts'
import { leftOfAttempt } from './refund.ts'
import type { RefundRow } from './refund.store.ts'

/** An attempt with its order and its refunds. */
export interface AttemptWithRefunds {
  readonly order: Pick<OrderRow, 'company_id'>
  readonly attempt: AttemptRow
  readonly refunds: readonly Pick<RefundRow, 'state'>[]
}

/**
 * The refundable amounts of attempts, in whole rupiah, in their order: what each brought, less its refunds, as far as the shop
 * holds it. What paid an invoice is held once a credit note has freed it.
 */
export const listRefundable = async (db: Db, attempts: readonly AttemptWithRefunds[]): Promise<number[]> => {
  const held = await listRefundableMoney(
    db,
    attempts.map(({ order, attempt }) => toPayment(order, attempt)),
  )
  return attempts.map(({ attempt, refunds }, at) => Math.min(leftOfAttempt(attempt, refunds), held[at] ?? 0))
}

/** Like listRefundable, of one attempt. */
export const findRefundable = async (db: Db, attempt: AttemptWithRefunds): Promise<number> =>
  (await listRefundable(db, [attempt]))[0] ?? 0
