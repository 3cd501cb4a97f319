import type { Storage } from '../../platform/index.ts'
import type { PictureRow } from '../records.ts'
import { originalKey } from './photo.ts'

/** A picture to load. */
export interface WantedPicture extends Pick<PictureRow, 'key' | 'photo'> {
  /** What it shows, where that is not what it stands for. */
  readonly shows?: string
}

/** A picture as it was uploaded. */
export interface Original extends Omit<WantedPicture, 'key'> {
  readonly bytes: Uint8Array
}

/** Loads original pictures from the storage; missing ones are left out. */
export const loadOriginals = async (
  storage: Pick<Storage, 'get'>,
  pictures: readonly WantedPicture[],
): Promise<Original[]> => {
  const found = await Promise.all(
    pictures.map(async ({ key, ...picture }) => ({
      picture,
      file: await storage.get(picture.photo ? originalKey(key) : key),
    })),
  )
  return found.flatMap(({ picture, file }) => (file ? [{ ...picture, bytes: file.body }] : []))
}
