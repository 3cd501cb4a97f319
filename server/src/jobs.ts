import { makePicture, renewPlans } from './catalogue/index.ts'
import { companyDocuments, endRegistrations } from './company/index.ts'
import type { Event } from './events/index.ts'
import { deleteEnded, memberAvatars } from './identity/index.ts'
import { LETTER_PATIENCE, sweepFiles } from './platform/index.ts'
import type {
  Db,
  DeliverLetter,
  ListedStorage,
  NamedFiles,
  Reactions,
  Storage,
  Sweep,
  Workers,
} from './platform/index.ts'
import { renewPriceStatistics } from './pricing/index.ts'
import { renewVocabulary } from './search/index.ts'

/** What the jobs work with. */
export interface JobParts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
  readonly deliverLetter: DeliverLetter
}

/** Who keeps private files: whatever none of them names is swept from their folders. */
export const privateFiles: readonly NamedFiles[] = [companyDocuments, memberAvatars]

const HOUR_MS = 60 * 60 * 1000

/** Everything that is taken away when its time is over. */
export const sweeps = (
  { db, storage }: { readonly db: Db; readonly storage: ListedStorage },
  now: () => Date = () => new Date(),
): readonly Sweep[] => [
  { name: 'sessions that ended', everyMs: HOUR_MS, work: () => deleteEnded(db, now()) },
  {
    name: 'registrations that ended',
    everyMs: HOUR_MS,
    work: () => endRegistrations({ db, storage }, now()),
  },
  {
    name: 'private files that no row names',
    everyMs: 6 * HOUR_MS,
    work: () => sweepFiles({ db, storage, named: privateFiles, now }),
  },
]

/** Everything that happens in the background after what the modules announce. */
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
