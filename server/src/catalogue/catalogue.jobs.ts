import type { Db } from '../platform/index.ts'
import { renewSearchTerms } from './search.store.ts'

/** After a change of the catalogue: words that did not exist before can be corrected to from now on. */
export const renewVocabulary = (db: Db): Promise<void> => db.transaction().execute(renewSearchTerms)
