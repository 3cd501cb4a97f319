import type { Event } from '../events/index.ts'
import {
  inTransaction,
  type Db,
  type Reactions,
  type Schedule,
  type Storage,
  type Workers,
} from '../platform/index.ts'
import { renewDemand } from './demand.store.ts'
import { renewValueCounts } from './listing-write.store.ts'
import { makePicture } from './pictures/make-widths.ts'
import { redrawItems } from './pictures/redraw-items.store.ts'
import { publishLists } from './static-lists.ts'
import { renewStatistics } from './statistics.store.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
}

/** The catalogue's schedules, in Jakarta's time. */
export const catalogueSchedules = ({ db }: Pick<Parts, 'db'>, now: () => Date): readonly Schedule[] => [
  { queue: 'catalogue.renew-demand', cron: '20 3 * * *', work: () => renewDemand(db, now()) },
  // Staff change single products between publications.
  {
    queue: 'catalogue.renew-counts',
    cron: '* * * * *',
    work: () => inTransaction(db, renewValueCounts),
  },
  { queue: 'catalogue.redraw-items', cron: '40 3 * * *', work: () => redrawItems(db) },
]

/** The catalogue's jobs for announced events. */
export const catalogueReactions = ({ db, storage, workers }: Parts): Partial<Reactions<Event>> => ({
  catalogue_changed: [
    { queue: 'catalogue.publish-lists', work: () => publishLists({ db, storage }) },
    // The query planner needs the new row counts at once.
    { queue: 'catalogue.renew-plans', work: () => renewStatistics(db) },
  ],
  picture_added: [
    { queue: 'catalogue.make-picture', work: ({ key }) => makePicture({ storage, workers }, key) },
  ],
})
