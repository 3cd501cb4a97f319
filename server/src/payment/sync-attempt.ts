import { lockOrder } from '../order/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { applyTransaction, type ApplyParts, type Moment } from './apply-transaction.ts'
import { GatewayUnavailable, type Gateway, type Transaction } from './gateway/gateway.ts'
import { findAttempt } from './payment.store.ts'

export interface SyncParts extends ApplyParts {
  readonly db: Db
  readonly gateway: Gateway
}

const MOST_TRIES = 3

/**
 * Asks the gateway for the state of an attempt, outside any transaction, and applies it if the attempt has not changed
 * in between: a late answer never undoes a later one. Returns the gateway's transaction, undefined if there is none.
 * Throws GatewayUnavailable.
 */
export const syncAttempt = async (
  parts: SyncParts,
  attemptId: number,
  moment: Moment,
): Promise<Transaction | undefined> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await findAttempt(parts.db, attemptId)
    if (!seen || seen.gateway_order_id === null) return undefined
    const transaction = await parts.gateway.status(seen.gateway_order_id)
    if (!transaction) return undefined
    const isApplied = await inTransaction(parts.db, async (tx) => {
      const order = await lockOrder(tx, seen.order_id)
      const attempt = await findAttempt(tx, attemptId)
      if (!order || !attempt || attempt.version !== seen.version) return false
      await applyTransaction(tx, parts, order, attempt, transaction, moment)
      return true
    })
    if (isApplied) return transaction
  }
  throw new GatewayUnavailable('an attempt changes faster than the gateway answers')
}
