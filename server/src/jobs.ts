import { renewPlans, renewVocabulary } from './catalogue/index.ts'
import type { Event } from './events/index.ts'
import type { Db, Reactions } from './platform/index.ts'

/** Everything that happens in the background after what the rooms announce. */
export const reactions = (db: Db): Reactions<Event> => ({
  catalogue_changed: [
    { queue: 'catalogue.renew-vocabulary', work: () => renewVocabulary(db) },
    { queue: 'catalogue.renew-plans', work: () => renewPlans(db) },
  ],
})
