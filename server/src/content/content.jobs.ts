import { inTransaction, type Db } from '../platform/index.ts'
import { announceChange, type Announce } from './announce-change.ts'
import { publishDueDocuments } from './document.store.ts'

/** Has scheduled documents shown whose time has come; answers how many. */
export const publishDue = (
  { db, announce }: { readonly db: Db; readonly announce: Announce },
  now: Date,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const published = await publishDueDocuments(tx, now)
    if (published > 0) await announceChange(tx, announce)
    return published
  })
