import type { Db } from '../platform/index.ts'
import { renewStatistics } from './import/import.store.ts'
import { dropOldMissedSearches } from './missed-searches.store.ts'
import { renewSearchTerms, settleIndexes } from './vocabulary.store.ts'

/**
 * After a change of the catalogue: words that did not exist before can be corrected to from now on, the indexes have
 * no waiting list, and searches that found nothing long ago are forgotten.
 */
export const renewVocabulary = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await renewSearchTerms(tx)
    await settleIndexes(tx)
    await dropOldMissedSearches(tx)
  })

/** After a change of the catalogue: the planner knows what there is. The embedded database never looks by itself. */
export const renewPlans = (db: Db): Promise<void> => renewStatistics(db)
