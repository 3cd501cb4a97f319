import type { Db } from '../platform/index.ts'
import type { Moment } from './apply-transaction.ts'
import { GatewayUnavailable, type Gateway, type SignedNotification } from './gateway/gateway.ts'
import { findAttemptAtGateway, insertNotification } from './payment.store.ts'
import { syncAttempt, type SyncParts } from './sync-attempt.ts'

/** What the gateway tells of a transaction. */
export interface Notification extends SignedNotification {
  readonly transaction_id: string
  readonly transaction_status: string
}

interface Parts extends Omit<SyncParts, 'gateway'> {
  readonly db: Db
  readonly gateway?: Gateway | undefined
}

/**
 * Takes a notification that the gateway signed: it is the occasion to ask what became of the transaction, and says nothing by
 * itself. 'unavailable': the gateway does not answer, and sends it again.
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
