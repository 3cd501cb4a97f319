import type { Db } from './database.ts'
import { siteVersion } from './site-version.ts'

/** Tracks the site version. */
export interface SiteVersionWatcher {
  /** -1 before the first read. */
  readonly version: number
  /** Reads the version now. */
  look(): Promise<number>
  /** The version if it was read recently, otherwise reads it. */
  recent(): Promise<number>
}

/** Watches the site version of a database. A version read within `recentMs` counts as recent. */
export const watchSiteVersion = (db: Db, recentMs: number): SiteVersionWatcher => {
  let version = -1
  let readAt = -Infinity
  let reading: Promise<number> | undefined
  const look = async (): Promise<number> => {
    const began = performance.now()
    const read = await siteVersion(db)
    // Two reads may finish out of order; an older result does not replace a newer one.
    if (began >= readAt) {
      version = read
      readAt = began
    }
    return version
  }
  return {
    get version() {
      return version
    },
    look,
    recent: async () => {
      if (performance.now() - readAt < recentMs) return version
      // A read that started before this call may have an older result: it is shared only if some age is allowed.
      if (recentMs === 0) return look()
      reading ??= look().finally(() => (reading = undefined))
      return reading
    },
  }
}

/** Returns the cached result of `load` for a key at the current site version, or calls it. */
export type Remember = <T>(key: string, load: () => Promise<T>) => Promise<T>

/** The most cached values; beyond it the cache is cleared, as after a publication. */
const MOST_REMEMBERED = 5_000
/** Like a cached page: an aborted import has written without publishing. */
const OLDEST_MS = 60_000

/**
 * Caches values that change only with publications, for at most a minute or `oldestMs`. A value loaded after a version
 * was read belongs to that version or a later one. Failures are not cached. `now` is in milliseconds.
 */
export const cacheBySiteVersion = (
  watch: SiteVersionWatcher,
  oldestMs: number = OLDEST_MS,
  now = () => performance.now(),
): Remember => {
  let version = -1
  let since = 0
  let known = new Map<string, Promise<unknown>>()
  return async <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const current = await watch.recent()
    if (current !== version || now() - since > oldestMs) {
      version = current
      since = now()
      known = new Map()
    }
    const before = known.get(key)
    if (before) return before as Promise<T>
    if (known.size >= MOST_REMEMBERED) known = new Map()
    const mine = known
    const loading = load()
    mine.set(key, loading)
    loading.catch(() => mine.delete(key))
    return loading
  }
}
