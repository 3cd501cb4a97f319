import { CHUNK_RELOAD_GUARD_MS } from '../constants.ts'

const KEY = 'reloaded-at'

/**
 * May the page be loaded again because a part of the shop could not be? Yes once in a minute, and never offline: what
 * is open would be lost. Saying yes counts.
 */
export const mayReload = (now: number): boolean => {
  if (!navigator.onLine) return false
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < CHUNK_RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Nothing remembers that it was done: it could go on for ever.
    return false
  }
}
