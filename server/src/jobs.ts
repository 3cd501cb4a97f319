import { makePicture, renewPlans, renewVocabulary } from './catalogue/index.ts'
import type { Event } from './events/index.ts'
import { LETTER_PATIENCE } from './platform/index.ts'
import type { Db, DeliverLetter, Reactions, Storage, Workers } from './platform/index.ts'
import { renewPriceStatistics } from './pricing/index.ts'

/** What the jobs work with. */
export interface JobParts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
  readonly deliverLetter: DeliverLetter
}

/** Everything that happens in the background after what the rooms announce. */
export const reactions = ({ db, storage, workers, deliverLetter }: JobParts): Reactions<Event> => ({
  catalogue_changed: [
    { queue: 'catalogue.renew-vocabulary', work: () => renewVocabulary(db) },
    { queue: 'catalogue.renew-plans', work: () => renewPlans(db) },
    { queue: 'pricing.renew-plans', work: () => renewPriceStatistics(db) },
  ],
  picture_added: [
    { queue: 'catalogue.make-picture', work: ({ key }) => makePicture({ storage, workers }, key) },
  ],
  letter_written: [
    {
      queue: 'platform.deliver-letter',
      patience: LETTER_PATIENCE,
      work: ({ letter }, context) => deliverLetter(letter, context),
    },
  ],
})
