import type { Storage } from '../../platform/index.ts'
import type { PictureRow } from '../records.ts'
import { originalKey } from './photo.ts'

/** A picture as it was uploaded. */
export interface Original {
  readonly bytes: Uint8Array
  readonly photo: boolean
}

/** Loads original pictures from the storage; missing ones are left out. */
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
