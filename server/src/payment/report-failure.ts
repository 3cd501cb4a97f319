import { notifyOrderEvent } from '../order/index.ts'
import { inTransaction, log } from '../platform/index.ts'
import type { Moment } from './apply-transaction.ts'
import { GatewayUnavailable, UnexpectedAnswer } from './gateway/gateway.ts'
import { deleteFailedCheck, findAttempt, insertFailedCheck } from './payment.store.ts'
import type { SyncParts } from './sync-attempt.ts'

/** Scheduled work on an attempt. */
export interface Check {
  readonly attemptId: number
  readonly work: 'poll' | 'refund'
}

/**
 * Runs scheduled work on one attempt; a failure never stops the work on others. Finance is told of it once, until the work
 * succeeds. A gateway that does not answer is only logged.
 */
export const reportFailure = async (
  parts: SyncParts,
  check: Check,
  moment: Moment,
  work: () => Promise<unknown>,
): Promise<void> => {
  try {
    await work()
    await deleteFailedCheck(parts.db, check)
  } catch (err) {
    const isSilent = err instanceof GatewayUnavailable && !(err instanceof UnexpectedAnswer)
    log[isSilent ? 'warn' : 'error']({ err, ...check }, 'scheduled work on a payment failed')
    if (!isSilent) await notifyFinance(parts, check, moment)
  }
}

const notifyFinance = async (parts: SyncParts, check: Check, { now }: Moment): Promise<void> => {
  try {
    await inTransaction(parts.db, async (tx) => {
      const attempt = await findAttempt(tx, check.attemptId)
      if (!attempt || !(await insertFailedCheck(tx, check, now))) return
      const text = attempt.gateway_order_id ?? ''
      await notifyOrderEvent(tx, parts, { id: attempt.order_id, news: 'payment_check_failed', text })
    })
  } catch (err) {
    log.error({ err, ...check }, 'finance can not be told of a failure')
  }
}
