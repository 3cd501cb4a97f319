import type { Db } from '../platform/index.ts'
import { renewStatistics } from './import/import.store.ts'
import { renewSearchTerms } from './search.store.ts'

/** After a change of the catalogue: words that did not exist before can be corrected to from now on. */
export const renewVocabulary = (db: Db): Promise<void> => db.transaction().execute(renewSearchTerms)

/** After a change of the catalogue: the planner knows what there is. The embedded database never looks by itself. */
export const renewPlans = (db: Db): Promise<void> => renewStatistics(db)
