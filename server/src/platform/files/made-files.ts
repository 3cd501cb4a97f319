import { singleFlight } from '../limits/single-flight.ts'
import type { Storage, StoredFile } from './storage.ts'

/**
 * The file of a key; made and kept where there is none, once for all who ask at the same time. `make` may answer a
 * word why there is none: then the next one to ask tries again.
 */
export type MadeFiles<Refusal extends string> = (
  key: string,
  make: () => Promise<StoredFile | Refusal>,
) => Promise<StoredFile | Refusal>

/** Files of the storage that are made when somebody first asks for them. */
export const madeFiles = <Refusal extends string>(storage: Storage): MadeFiles<Refusal> => {
  const fly = singleFlight<StoredFile | Refusal>()
  return (key, make) =>
    fly(key, async () => {
      const stored = await storage.get(key)
      if (stored) return stored
      const made = await make()
      if (typeof made !== 'string') await storage.put(key, made.body, made.contentType)
      return made
    })
}
