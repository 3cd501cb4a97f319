import { makePicture, renewPlans } from './catalogue/index.ts'
import { companyDocuments, endRegistrations } from './company/index.ts'
import type { Event } from './events/index.ts'
import { deleteEnded, memberAvatars } from './identity/index.ts'
import { deleteExpiredAnswers, jakartaDay, EMAIL_RETRY, sweepFiles } from './platform/index.ts'
import type {
  Db,
  DeliverEmail,
  ListedStorage,
  NamedFiles,
  Reactions,
  Schedule,
  Storage,
  Workers,
} from './platform/index.ts'
import { renewPriceStatistics, turnListPriceDay } from './pricing/index.ts'
import { renewVocabulary } from './search/index.ts'

/** What the jobs work with. */
export interface JobParts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
  readonly deliverEmail: DeliverEmail
}

/** Who keeps private files: whatever none of them names is swept from their folders. */
export const privateFiles: readonly NamedFiles[] = [companyDocuments, memberAvatars]

/** Everything that is done by the clock, in Jakarta's time. */
export const schedules = (
  { db, storage }: { readonly db: Db; readonly storage: ListedStorage },
  now: () => Date = () => new Date(),
): readonly Schedule[] => [
  {
    // Ten times: the database's clock says when, and `now` may be some minutes behind it.
    queue: 'pricing.turn-list-price-day',
    cron: '0-9 0 * * *',
    work: () => turnListPriceDay(db, jakartaDay(now())),
  },
  { queue: 'identity.delete-ended-sessions', cron: '5 * * * *', work: () => deleteEnded(db, now()) },
  {
    queue: 'company.end-registrations',
    cron: '15 * * * *',
    work: () => endRegistrations({ db, storage }, now()),
  },
  {
    queue: 'platform.delete-expired-answers',
    cron: '25 * * * *',
    work: () => deleteExpiredAnswers(db, now()),
  },
  {
    queue: 'platform.sweep-private-files',
    cron: '35 */6 * * *',
    work: () => sweepFiles({ db, storage, named: privateFiles, now }),
  },
]

/** Everything that happens in the background after what the modules announce. */
export const reactions = ({ db, storage, workers, deliverEmail }: JobParts): Reactions<Event> => ({
  catalogue_changed: [
    { queue: 'catalogue.renew-vocabulary', work: () => renewVocabulary(db) },
    { queue: 'catalogue.renew-plans', work: () => renewPlans(db) },
    { queue: 'pricing.renew-plans', work: () => renewPriceStatistics(db) },
  ],
  picture_added: [
    { queue: 'catalogue.make-picture', work: ({ key }) => makePicture({ storage, workers }, key) },
  ],
  email_written: [
    {
      // Waiting jobs have this queue, and `letter` in what they store: renamed, they would stay behind.
      queue: 'platform.deliver-letter',
      retry: EMAIL_RETRY,
      work: ({ letter }, context) => deliverEmail(letter, context),
    },
  ],
})
