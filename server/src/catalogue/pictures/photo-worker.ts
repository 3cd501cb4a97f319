import { MOST_PIXELS } from '../../platform/files/picture-bounds.ts'
import { headOfPicture, openPicture, type Looked } from '../../platform/files/safe-picture.ts'
import { PHOTO_WIDTHS, WEBP_QUALITY } from './photo.ts'

/** The kind and size of a photograph; it is decoded completely. Undefined if that fails. */
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

/** The four widths of a photograph as WebP: upright, in sRGB, without the camera's metadata. */
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
