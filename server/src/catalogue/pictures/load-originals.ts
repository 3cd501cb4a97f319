import type { Storage } from '../../platform/index.ts'
import type { PictureRow } from '../records.ts'
import { originalKey } from './photo.ts'

/** A picture as it came in. */
export interface Original {
  readonly bytes: Uint8Array
  readonly photo: boolean
}

/** The pictures that the storage has, as they came in; one that it lost is left out. */
export const loadOriginals = async (
  storage: Storage,
  pictures: readonly Pick<PictureRow, 'key' | 'photo'>[],
): Promise<Original[]> => {
  const found = await Promise.all(
    pictures.map(async ({ key, photo }) => ({
      photo,
      file: await storage.get(photo ? originalKey(key) : key),
    })),
  )
  return found.flatMap(({ photo, file }) => (file ? [{ bytes: file.body, photo }] : []))
}
