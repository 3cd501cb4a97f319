import type { Event } from '../events/index.ts'
import type { Db, Reactions } from '../platform/index.ts'
import { cancelDeliveries } from './apply-delivery-step.ts'

interface Parts {
  readonly db: Db
}

/** The fulfilment module's jobs for announced events. */
export const fulfilmentReactions = ({ db }: Parts, now: () => Date): Partial<Reactions<Event>> => ({
  order_cancelled: [
    {
      queue: 'fulfilment.cancel-deliveries',
      work: async ({ order }, { id }) => {
        await cancelDeliveries(db, order, { now: now(), requestId: id })
      },
    },
  ],
})
