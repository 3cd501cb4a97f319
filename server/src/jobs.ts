import { makePicture, renewPlans, renewVocabulary } from './catalogue/index.ts'
import type { Event } from './events/index.ts'
import type { Db, Reactions, Storage, Workers } from './platform/index.ts'

/** What the jobs work with. */
export interface JobParts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
}

/** Everything that happens in the background after what the rooms announce. */
export const reactions = ({ db, storage, workers }: JobParts): Reactions<Event> => ({
  catalogue_changed: [
    { queue: 'catalogue.renew-vocabulary', work: () => renewVocabulary(db) },
    { queue: 'catalogue.renew-plans', work: () => renewPlans(db) },
  ],
  picture_added: [
    { queue: 'catalogue.make-picture', work: ({ key }) => makePicture({ storage, workers }, key) },
  ],
})
