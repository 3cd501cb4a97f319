import { recordAction, type Act } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { insertEvent, type EventRow } from './order.store.ts'

export type { Act }

/** Records an event of an order: in its timeline, which both sides read, and in the audit log. */
export const appendHistory = (
  tx: Db,
  orderId: number,
  act: Act,
  kind: string,
  text = '',
  reason: EventRow['reason_code'] = null,
): Promise<void> =>
  recordAction(tx, act, { subject: 'order', subjectId: orderId, kind, text }, (event) =>
    insertEvent(tx, orderId, event, reason),
  )
