import { jakartaDay } from '@pasok/contract'
import type { Event } from '../events/index.ts'
import type { Db, Reactions, Schedule } from '../platform/index.ts'
import { renewPriceStatistics, turnListPriceDay } from './list-price.store.ts'

interface Parts {
  readonly db: Db
}

/** Scheduled pricing jobs, in Jakarta time. */
export const pricingSchedules = ({ db }: Parts, now: () => Date): readonly Schedule[] => [
  {
    // Ten times: the database's clock says when, and `now` may be some minutes behind it.
    queue: 'pricing.turn-list-price-day',
    cron: '0-9 0 * * *',
    work: () => turnListPriceDay(db, jakartaDay(now())),
  },
]

/** Pricing jobs by event. */
export const pricingReactions = ({ db }: Parts): Partial<Reactions<Event>> => ({
  catalogue_changed: [{ queue: 'pricing.renew-plans', work: () => renewPriceStatistics(db) }],
})
