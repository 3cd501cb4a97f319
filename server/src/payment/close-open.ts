import type { PaymentAttemptClosed } from '../events/index.ts'
import { invoiceDue } from '../invoice/index.ts'
import { lockOrder } from '../order/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { isOpen } from './attempt-life-cycle.ts'
import { listAttempts, updateAttempt, type AttemptRow } from './payment.store.ts'

interface Parts {
  readonly announce: (tx: Db, event: PaymentAttemptClosed) => Promise<void>
}

/** Ends what of these attempts can still be paid, also at the gateway. */
export const closeOpen = async (
  tx: Db,
  { announce }: Parts,
  attempts: readonly AttemptRow[],
  now: Date,
): Promise<void> => {
  for (const { id, gateway_order_id, received } of attempts.filter(({ state }) => isOpen(state))) {
    await updateAttempt(tx, id, { state: received > 0 ? 'paid' : 'cancelled', ended_at: now })
    if (gateway_order_id !== null) await announce(tx, { type: 'payment_attempt_closed', attempt: id })
  }
}

/** Ends what can still be paid for an invoice with another sum than is due of it now. */
export const closeOutdated = (
  { db, ...parts }: Parts & { readonly db: Db },
  { invoice, order }: { readonly invoice: number; readonly order: number },
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOrder(tx, order)
    const due = await invoiceDue(tx, invoice, now)
    const attempts = await listAttempts(tx, order, invoice)
    await closeOpen(
      tx,
      parts,
      attempts.filter(({ amount }) => amount !== due),
      now,
    )
  })
