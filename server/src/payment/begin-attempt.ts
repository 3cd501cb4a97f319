import { isGatewayMethod, type GatewayMethod, type PaymentMethod } from '@pasok/contract'
import type { PaymentAttemptClosed, PaymentAttemptMade } from '../events/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { insertAttempt } from './payment.store.ts'

/** Announces an attempt to the jobs, in the same transaction. */
export type AnnounceAttempt = (tx: Db, event: PaymentAttemptMade | PaymentAttemptClosed) => Promise<void>

const DAY_MINUTES = 24 * 60
const QR_MINUTES = 60
/** How long an attempt can be paid, in minutes. */
export const minutesToPay = (method: GatewayMethod): number => (method === 'qris' ? QR_MINUTES : DAY_MINUTES)

/** Begins a payment attempt for an order that the caller has locked. A gateway attempt is charged in the background. */
export const beginAttempt = async (
  tx: Db,
  { announce }: { readonly announce: AnnounceAttempt },
  order: Pick<OrderRow, 'id' | 'number'>,
  {
    method,
    amount,
    invoiceId = null,
    now,
  }: {
    readonly method: PaymentMethod
    readonly amount: number
    readonly invoiceId?: number | null
    readonly now: Date
  },
): Promise<void> => {
  const expiresAt = isGatewayMethod(method) ? new Date(now.getTime() + minutesToPay(method) * 60_000) : null
  const state = method === 'transfer' ? 'pending' : 'created'
  const attempt = await insertAttempt(tx, { order, invoiceId, method, amount, state, expiresAt, now })
  if (expiresAt) await announce(tx, { type: 'payment_attempt_made', attempt })
}
