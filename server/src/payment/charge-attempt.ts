import { isGatewayMethod } from '@pasok/contract'
import { findAnyOrder, lockOrder } from '../order/index.ts'
import { inTransaction, log, type Db } from '../platform/index.ts'
import type { AnnounceAttempt } from './begin-attempt.ts'
import { minutesToPay } from './begin-attempt.ts'
import { applyTransaction, moveAttempt, type Moment } from './apply-transaction.ts'
import type { Transaction } from './gateway/gateway.ts'
import { findAttempt, type AttemptRow } from './payment.store.ts'
import { syncAttempt, type SyncParts } from './sync-attempt.ts'

export interface ChargeParts extends SyncParts {
  readonly announce: SyncParts['announce'] & AnnounceAttempt
}

/**
 * Charges a new attempt at the gateway. Safe to repeat: it charges once. Cancels the charge if the attempt has been
 * closed. Throws GatewayUnavailable for a retry.
 */
export const chargeAttempt = async (parts: ChargeParts, attemptId: number, moment: Moment): Promise<void> => {
  const attempt = await findAttempt(parts.db, attemptId)
  if (!attempt || attempt.state !== 'created') return
  const answered = await askToCharge(parts, attempt, moment)
  await inTransaction(parts.db, async (tx) => {
    const order = await lockOrder(tx, attempt.order_id)
    const now = await findAttempt(tx, attemptId)
    if (!order || !now) return
    if (now.state === 'created') {
      if (answered === 'refused') await moveAttempt(tx, parts, order, now, 'failed', moment)
      else await applyTransaction(tx, parts, order, now, answered, moment)
    } else if (answered !== 'refused') await announceClosed(tx, parts, attemptId)
  })
}

const announceClosed = (tx: Db, { announce }: ChargeParts, attempt: number) =>
  announce(tx, { type: 'payment_attempt_closed', attempt })

const askToCharge = async (
  { db, gateway }: ChargeParts,
  attempt: AttemptRow,
  { now }: Moment,
): Promise<Transaction | 'refused'> => {
  const { gateway_order_id: orderId, method, amount, created_at, expires_at } = attempt
  const order = await findAnyOrder(db, attempt.order_id)
  if (!order || orderId === null || !isGatewayMethod(method)) return 'refused'
  if (expires_at && expires_at <= now) return 'refused'
  const answered = await gateway.charge({
    orderId,
    key: orderId,
    method,
    amount,
    title: order.number,
    requestedAt: created_at,
    minutes: minutesToPay(method),
  })
  if (answered === 'refused') log.warn({ attempt: attempt.id, method }, 'the gateway refuses a charge')
  // An earlier request charged it, and its answer was lost.
  return answered === 'known' ? ((await gateway.status(orderId)) ?? 'refused') : answered
}

/** Cancels at the gateway an attempt that is closed here. If it has been paid, it goes to review. */
export const closeAtGateway = async (parts: SyncParts, attemptId: number, moment: Moment): Promise<void> => {
  const attempt = await findAttempt(parts.db, attemptId)
  if (!attempt || attempt.gateway_order_id === null) return
  await parts.gateway.cancel(attempt.gateway_order_id)
  await syncAttempt(parts, attemptId, moment)
}
