import { log, type Db } from '../platform/index.ts'
import { addViews, dropOldViews } from './views.store.ts'

/** The longest time until a view is written. */
const WRITE_MS = 60_000
const WRITES_A_DAY = (24 * 60 * 60 * 1_000) / WRITE_MS
/** The most products with unwritten views; further products' views are not counted until those are written. */
const MOST_WAITING = 10_000

/** Counts the views of products, without their viewers. */
export interface ViewCounter {
  /** `id` is a product's or an item's. */
  add(id: number): void
  /** Writes the unwritten views, and stops counting. */
  close(): Promise<void>
}

/** Sums views in memory and writes them once a minute, so that no view waits for the database. */
export const openViewCounter = (db: Db): ViewCounter => {
  let waiting = new Map<number, number>()
  let writes = 0
  const write = async (): Promise<void> => {
    const views = waiting
    waiting = new Map()
    const forget = writes++ % WRITES_A_DAY === 0 ? dropOldViews(db) : Promise.resolve()
    // A failed write loses its views: they are not worth delaying the shop.
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
