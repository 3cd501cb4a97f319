import type { Event } from '../events/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'

/** What commands on deliveries and returns need. */
export interface DeliveryParts {
  readonly db: Db
  readonly sendEmail: SendEmail
  /** Queues an event's jobs, in the caller's transaction. */
  readonly announce: (tx: Db, event: Event) => Promise<void>
}
