import { log, type Db } from '../platform/index.ts'
import { addViews, dropOldViews } from './views.store.ts'

/** How long a view may wait to be written. */
const WRITE_MS = 60_000
const WRITES_A_DAY = (24 * 60 * 60 * 1_000) / WRITE_MS
/** Products whose views may wait at once: beyond that views of others are not counted until those are written. */
const MOST_WAITING = 10_000

/** Counts the views of products, without their viewers. */
export interface ViewCounter {
  /** `id` is a product's or an item's. */
  add(id: number): void
  /** Writes what waits, and counts no more. */
  close(): Promise<void>
}

/** Sums in memory and writes once a minute: a view never waits for the database. */
export const openViewCounter = (db: Db): ViewCounter => {
  let waiting = new Map<number, number>()
  let writes = 0
  const write = async (): Promise<void> => {
    const views = waiting
    waiting = new Map()
    const forget = writes++ % WRITES_A_DAY === 0 ? dropOldViews(db) : Promise.resolve()
    // What can't be written is lost: a count of views is not worth holding up a shop.
    await Promise.all([addViews(db, views), forget]).catch((err: unknown) =>
      log.warn({ err }, 'views were not counted'),
    )
  }
  const timer = setInterval(() => void write(), WRITE_MS)
  timer.unref()
  return {
    add: (id) => {
      const count = waiting.get(id)
      if (count === undefined && waiting.size >= MOST_WAITING) return
      waiting.set(id, (count ?? 0) + 1)
    },
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
