import { MOST_PIXELS } from '../../platform/files/picture-bounds.ts'
import { headOfPicture, openPicture, type Looked } from '../../platform/files/safe-picture.ts'
import { PHOTO_WIDTHS, WEBP_QUALITY } from './photo.ts'

/** What a photograph is, once it was read to its last line; undefined for one that can't be. */
export const look = async (bytes: Uint8Array): Promise<Looked | 'picture_too_large' | undefined> => {
  try {
    const looked = await headOfPicture(bytes)
    if (looked.width * looked.height > MOST_PIXELS) return 'picture_too_large'
    await openPicture(bytes).resize(16).raw().toBuffer()
    return looked
  } catch {
    return undefined
  }
}

/** The four widths of a photograph as WebP: upright, in sRGB, with nothing of what the camera wrote beside it. */
export const shrink = async (original: Uint8Array): Promise<Uint8Array[]> => {
  const made: Uint8Array[] = []
  for (const width of PHOTO_WIDTHS)
    made.push(
      await openPicture(original)
        .resize({ width, withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: WEBP_QUALITY })
        .toBuffer(),
    )
  return made
}
