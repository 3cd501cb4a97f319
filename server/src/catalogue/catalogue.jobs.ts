import type { Db } from '../platform/index.ts'
import { renewStatistics } from './statistics.store.ts'
import { dropOldMissedSearches } from './missed-searches.store.ts'
import { renewTerms } from './renew-terms.ts'
import { findWaitingIndexes, settleIndex } from './vocabulary.store.ts'

/**
 * After a change of the catalogue: words that did not exist before can be corrected to from now on, the indexes have
 * no waiting list, and searches that found nothing long ago are forgotten. Each step is a short statement of its own.
 * What breaks off is simply done again.
 */
export const renewVocabulary = async (db: Db): Promise<void> => {
  await renewTerms(db)
  for (const index of await findWaitingIndexes(db)) await settleIndex(db, index)
  await dropOldMissedSearches(db)
}

/** After a change of the catalogue: the planner knows what there is, at once. */
export const renewPlans = (db: Db): Promise<void> => renewStatistics(db)
