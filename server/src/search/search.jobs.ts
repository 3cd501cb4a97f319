import type { Event } from '../events/index.ts'
import type { Db, Reactions, Schedule } from '../platform/index.ts'
import { dropOldMissedSearches } from './text/missed-searches.store.ts'
import { recountTokens, renewTokens } from './specification/renew-tokens.ts'
import { renewTerms } from './text/renew-terms.ts'
import { findWaitingIndexes, settleIndex } from './text/vocabulary.store.ts'

/**
 * After a change of the catalogue: its items are found by their new words and sizes, spelling is corrected to its new
 * words, indexes have no waiting list, and searches without result of long ago are deleted. Each step is a short
 * statement of its own; a job that breaks off is simply done again.
 */
export const renewVocabulary = async (db: Db): Promise<void> => {
  await renewTokens(db)
  await renewTerms(db)
  for (const index of await findWaitingIndexes(db)) await settleIndex(db, index)
  await dropOldMissedSearches(db)
}

interface Parts {
  readonly db: Db
}

/** Work of search by the clock. */
export const searchSchedules = ({ db }: Parts): readonly Schedule[] => [
  // What changed without an announcement: an upgrade's first tokens, or a job that was lost.
  { queue: 'catalogue.renew-tokens', cron: '* * * * *', work: () => renewTokens(db) },
  { queue: 'catalogue.count-tokens', cron: '10 4 * * *', work: () => recountTokens(db) },
]

/** What search does after what was announced. */
export const searchReactions = ({ db }: Parts): Partial<Reactions<Event>> => ({
  catalogue_changed: [{ queue: 'catalogue.renew-vocabulary', work: () => renewVocabulary(db) }],
})
