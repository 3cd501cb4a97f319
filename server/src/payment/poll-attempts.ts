import { lockOrder } from '../order/index.ts'
import { inTransaction } from '../platform/index.ts'
import { isOpen } from './attempt-life-cycle.ts'
import { moveAttempt, type Moment } from './apply-transaction.ts'
import type { ChargeParts } from './charge-attempt.ts'
import { findAttempt, listOpenAtGateway, type AttemptRow } from './payment.store.ts'
import { reportFailure } from './report-failure.ts'
import { syncAttempt } from './sync-attempt.ts'

/** A grace period: the gateway may report a payment of the last minute late. */
const GRACE_MS = 10 * 60_000

/**
 * Asks the gateway about every open attempt, and ends expired ones even if it does not answer: later money arrives as a
 * notification. An attempt that fails does not stop the others. Returns the number of ended attempts.
 */
export const pollAttempts = async (parts: ChargeParts, moment: Moment): Promise<number> => {
  let ended = 0
  for (const attempt of await listOpenAtGateway(parts.db))
    await reportFailure(parts, { attemptId: attempt.id, work: 'poll' }, moment, async () => {
      try {
        await syncAttempt(parts, attempt.id, moment)
      } finally {
        if (isOver(attempt, moment.now) && (await expire(parts, attempt, moment))) ended++
      }
    })
  return ended
}

const isOver = ({ expires_at }: AttemptRow, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() + GRACE_MS <= now.getTime()

const expire = (parts: ChargeParts, { id, order_id }: AttemptRow, moment: Moment): Promise<boolean> =>
  inTransaction(parts.db, async (tx) => {
    const order = await lockOrder(tx, order_id)
    const attempt = await findAttempt(tx, id)
    if (!order || !attempt || !isOpen(attempt.state)) return false
    await moveAttempt(tx, parts, order, attempt, 'expired', moment)
    await parts.announce(tx, { type: 'payment_attempt_closed', attempt: id })
    return true
  })
