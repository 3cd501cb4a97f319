import type { Event } from '../events/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'

/** What commands about deliveries and returns work with. */
export interface DeliveryParts {
  readonly db: Db
  readonly sendEmail: SendEmail
  /** Queues what follows from an event, in the caller's transaction. */
  readonly announce: (tx: Db, event: Event) => Promise<void>
}
