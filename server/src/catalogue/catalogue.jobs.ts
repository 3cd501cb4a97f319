import type { Db } from '../platform/index.ts'
import { renewStatistics } from './statistics.store.ts'

/** After a change of the catalogue: the planner knows what there is, at once. */
export const renewPlans = (db: Db): Promise<void> => renewStatistics(db)
