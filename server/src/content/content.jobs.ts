import { inTransaction, raiseSiteVersion, type Db } from '../platform/index.ts'
import { publishDueDocuments } from './document.store.ts'

/** Has scheduled documents shown whose time has come; answers how many. */
export const publishDue = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const published = await publishDueDocuments(tx, now)
    if (published > 0) await raiseSiteVersion(tx)
    return published
  })
