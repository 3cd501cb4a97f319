import { singleFlight } from '../limits/single-flight.ts'
import type { Storage, StoredFile } from './storage.ts'

/**
 * The file of a key; made and kept where there is none, once for all who ask at the same time. `make` may answer a
 * word why there is none: then the next one to ask tries again.
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
