import type { Db } from './database.ts'
import { siteVersion } from './site-version.ts'

/** Knows the site version as it was read last. */
export interface SiteVersionWatcher {
  /** -1 before the first look. */
  readonly version: number
  /** Reads the version now. */
  look(): Promise<number>
  /** The version as it was read not long ago, else now. */
  recent(): Promise<number>
}

/** Watches the site version of a database; what was read within `recentMs` counts as recent. */
export const watchSiteVersion = (db: Db, recentMs: number): SiteVersionWatcher => {
  let version = -1
  let readAt = -Infinity
  let reading: Promise<number> | undefined
  const look = async (): Promise<number> => {
    const began = performance.now()
    const read = await siteVersion(db)
    // Two looks may end in the other order: an older answer does not undo a newer one.
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
      // One that began before this call may have read before it, too: only where some age is allowed is it shared.
      if (recentMs === 0) return look()
      reading ??= look().finally(() => (reading = undefined))
      return reading
    },
  }
}

/** Gives what `load` gave for a key since the site was published last, else what it gives now. */
export type Remember = <T>(key: string, load: () => Promise<T>) => Promise<T>

/** Things that are remembered at once; beyond them all are forgotten, as by a publication. */
const MOST_REMEMBERED = 5_000
/** As a page that is kept: an import that was broken off has written without publishing. */
const OLDEST_MS = 60_000

/**
 * Remembers what changes with publications only, for a minute at most. What is loaded after a version was read is of
 * that version or of a later one, never of an earlier. A failure is not remembered. `now` is in milliseconds.
 */
export const cacheBySiteVersion = (watch: SiteVersionWatcher, now = () => performance.now()): Remember => {
  let version = -1
  let since = 0
  let known = new Map<string, Promise<unknown>>()
  return async <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const current = await watch.recent()
    if (current !== version || now() - since > OLDEST_MS) {
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
