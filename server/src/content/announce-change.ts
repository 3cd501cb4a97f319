import type { Event } from '../events/index.ts'
import { raiseSiteVersion, type Db } from '../platform/index.ts'

/** Announces an event to the jobs, in the caller's transaction; with `startAfter`, they don't run before that time. */
export type Announce = (tx: Db, event: Event, startAfter?: Date) => Promise<void>

/** Raises the site version and announces the change; called at the end of the transaction that makes it. */
export const announceChange = async (tx: Db, announce: Announce): Promise<void> => {
  await raiseSiteVersion(tx)
  await announce(tx, { type: 'content_changed' })
}

/** Queues the job that publishes due documents for a later time; it exists once the caller's transaction commits. */
export const announceSchedule = (tx: Db, announce: Announce, at: Date): Promise<void> =>
  announce(tx, { type: 'content_scheduled', at: at.toISOString() }, at)
