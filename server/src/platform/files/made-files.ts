import { singleFlight } from '../limits/single-flight.ts'
import type { Storage, StoredFile } from './storage.ts'

/**
 * The file of a key. If there is none, it is made and stored, once for concurrent callers. `make` may return a reason
 * why there is none; the next caller then tries again.
 */
export type MadeFiles<E extends string> = (
  key: string,
  make: () => Promise<StoredFile | E>,
) => Promise<StoredFile | E>

/** Stored files that are made on their first request. */
export const madeFiles = <E extends string>(storage: Storage): MadeFiles<E> => {
  const fly = singleFlight<StoredFile | E>()
  return (key, make) =>
    fly(key, async () => {
      const stored = await storage.get(key)
      if (stored) return stored
      const made = await make()
      if (typeof made !== 'string') await storage.put(key, made.body, made.contentType)
      return made
    })
}
