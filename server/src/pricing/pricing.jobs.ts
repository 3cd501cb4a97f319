import { jakartaDay, log, type Db } from '../platform/index.ts'
import { turnListPriceDay } from './list-price.store.ts'

/** A list price is at most so much behind the day. */
const LOOK_MS = 30_000

/** Keeps list prices those of the day: now, and from then on at every change of the day in Jakarta. */
export const openListPriceDays = (
  db: Db,
  now: () => Date = () => new Date(),
): { look(): Promise<void>; close(): Promise<void> } => {
  let looking: Promise<void> | undefined
  const look = (): Promise<void> => {
    looking ??= turnListPriceDay(db, jakartaDay(now()))
      .then((renewed) => {
        if (renewed !== undefined) log.info({ products: renewed }, 'a new day of list prices began')
      })
      .catch((err: unknown) => log.error({ err }, 'list prices are of another day'))
      .finally(() => (looking = undefined))
    return looking
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  timer.unref()
  return {
    look,
    close: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
