import type { Db } from '../platform/index.ts'
import type { Moment } from './apply-transaction.ts'
import { GatewayUnavailable, type Gateway, type SignedNotification } from './gateway/gateway.ts'
import { findAttemptAtGateway, insertNotification } from './payment.store.ts'
import { syncAttempt, type SyncParts } from './sync-attempt.ts'

/** A notification of the gateway about a transaction. */
export interface Notification extends SignedNotification {
  readonly transaction_id: string
  readonly transaction_status: string
}

interface Parts extends Omit<SyncParts, 'gateway'> {
  readonly db: Db
  readonly gateway?: Gateway | undefined
}

/**
 * Handles a signed notification by asking the gateway for the transaction's state; the notification's own content is not trusted.
 * 'unavailable': the gateway does not answer, and will notify again.
 */
export const handleNotification = async (
  { gateway, ...parts }: Parts,
  notification: Notification,
  moment: Moment,
): Promise<'applied' | { readonly error: 'not_found' | 'not_signed' | 'unavailable' }> => {
  if (!gateway) return { error: 'not_found' }
  if (!gateway.isSigned(notification)) return { error: 'not_signed' }
  const attempt = await findAttemptAtGateway(parts.db, notification.order_id)
  if (!attempt) return { error: 'not_found' }
  try {
    await syncAttempt({ ...parts, gateway }, attempt.id, moment)
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { error: 'unavailable' }
    throw error
  }
  await insertNotification(parts.db, {
    attemptId: attempt.id,
    transactionId: notification.transaction_id,
    status: notification.transaction_status,
    now: moment.now,
  })
  return 'applied'
}
