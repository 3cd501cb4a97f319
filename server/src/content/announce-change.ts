import type { Event } from '../events/index.ts'
import { raiseSiteVersion, type Db } from '../platform/index.ts'

/** Tells the background what happened, in the caller's transaction. */
export type Announce = (tx: Db, event: Event) => Promise<void>

/** Has a change shown: raises the site version and announces it, at the end of the transaction that makes it. */
export const announceChange = async (tx: Db, announce: Announce): Promise<void> => {
  await raiseSiteVersion(tx)
  await announce(tx, { type: 'content_changed' })
}
