import { singleFlight } from '../../platform/index.ts'
import type { Overload, Storage, StoredFile, Task, Workers } from '../../platform/index.ts'
import { originalKey, PHOTO_WIDTHS, widthKey } from './photo.ts'
import type { shrink } from './photo-worker.ts'

const shrinkTask: Task<typeof shrink> = {
  module: new URL('./photo-worker.ts', import.meta.url),
  name: 'shrink',
  deadlineMs: 30_000,
}

interface Parts {
  readonly storage: Storage
  readonly workers: Workers
}

/** Makes and stores all widths of a photograph, by its key; undefined if there is no such photograph. */
const makeWidths = async (
  { storage, workers }: Parts,
  key: string,
  options: { readonly waits: boolean },
): Promise<ReadonlyMap<string, StoredFile> | Overload | undefined> => {
  const original = await storage.get(originalKey(key))
  if (!original) return undefined
  const made = await workers.run(shrinkTask, original.body, options)
  if (typeof made === 'string') return made
  const files = new Map<string, StoredFile>()
  for (const [index, width] of PHOTO_WIDTHS.entries())
    files.set(widthKey(key, width), { body: made[index] ?? new Uint8Array(), contentType: 'image/webp' })
  for (const [name, { body, contentType }] of files) await storage.put(name, body, contentType)
  return files
}

/** The job: makes the missing widths of a photograph. Throws if it can't, so that the job is tried again. */
export const makePicture = async (parts: Parts, key: string): Promise<void> => {
  const last = widthKey(key, PHOTO_WIDTHS[PHOTO_WIDTHS.length - 1] ?? 1920)
  if (await parts.storage.get(last)) return
  const made = await makeWidths(parts, key, { waits: true })
  if (typeof made === 'string') throw new Error(`The widths of ${key} were not made: ${made}`)
}

/** `<key>-<width>.webp` of a photograph: the only addresses whose first request may make a file. */
const WIDTH_KEY = /^(pictures\/[0-9a-f]{32})-(?:256|512|1024|1920)\.webp$/

/** Finds the files of `/media/pictures`: drawings, and widths of photographs, made now if no job has made them yet. */
export const openPictures = (parts: Parts): ((key: string) => Promise<StoredFile | Overload | undefined>) => {
  const fly = singleFlight<Awaited<ReturnType<typeof makeWidths>>>()
  return async (name) => {
    if (!/^pictures\/[a-z0-9][a-z0-9.-]{0,199}$/.test(name)) return undefined
    const stored = await parts.storage.get(name)
    const [, key] = WIDTH_KEY.exec(name) ?? []
    if (stored || key === undefined) return stored
    const made = await fly(key, () => makeWidths(parts, key, { waits: false }))
    return typeof made === 'string' ? made : made?.get(name)
  }
}
