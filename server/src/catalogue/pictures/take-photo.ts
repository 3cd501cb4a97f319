import { createHash } from 'node:crypto'
import type { Storage, Task, Workers } from '../../platform/index.ts'
import { kindOfFile } from '../../platform/files/kind-of-file.ts'
import { LEAST_PIXELS_A_SIDE } from '../../platform/files/picture-bounds.ts'
import { MOST_BYTES, originalKey, photoKey } from './photo.ts'
import type { look } from './photo-worker.ts'

/** A stored photograph. The job after `picture_added` makes its widths. */
export interface StoredPhoto {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly photo: true
}
export type PhotoError = 'picture_unreadable' | 'picture_svg_refused' | 'picture_too_large'

const lookTask: Task<typeof look> = {
  module: new URL('./photo-worker.ts', import.meta.url),
  name: 'look',
  deadlineMs: 60_000,
}

/**
 * Checks and stores a file from outside that should be a photograph (JPEG, PNG, WebP or AVIF, at most 20 MB and 50
 * megapixels, at least 64 pixels a side), by its content alone. The caller announces `picture_added` with its key.
 */
export const takePhoto = async (
  { storage, workers }: { readonly storage: Storage; readonly workers: Workers },
  bytes: Uint8Array,
): Promise<StoredPhoto | PhotoError> => {
  const kind = kindOfFile(bytes)
  if (kind === 'markup') return 'picture_svg_refused'
  if (kind === 'other') return 'picture_unreadable'
  if (bytes.length > MOST_BYTES) return 'picture_too_large'

  const seen = await workers.run(lookTask, bytes, { waits: true })
  if (seen === 'busy') throw new Error('The workers closed while a photograph was taken in')
  if (seen === 'picture_too_large') return seen
  if (seen === 'overrun' || seen?.format !== kind) return 'picture_unreadable'
  const { width, height } = seen
  if (Math.min(width, height) < LEAST_PIXELS_A_SIDE) return 'picture_unreadable'

  const key = photoKey(createHash('sha256').update(bytes).digest('hex'))
  await storage.put(originalKey(key), bytes, `image/${kind}`)
  return { key, width, height, photo: true }
}
