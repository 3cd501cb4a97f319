import { LEAST_PIXELS_A_SIDE, MOST_PIXELS } from '../../platform/files/picture-bounds.ts'
import { headOfPicture, openPicture } from '../../platform/files/safe-picture.ts'

/** In pixels: twice the 96 pixels of the largest display, for sharp screens. */
export const AVATAR_SIDE = 192

export type AvatarError = 'picture_type' | 'picture_too_large' | 'picture_too_small'

/**
 * Crops a picture from outside to its middle square: upright, in sRGB, on white, as WebP, without the camera's
 * metadata. `kind` is the type that its first bytes name.
 */
export const squarePicture = async ({
  bytes,
  kind,
}: {
  readonly bytes: Uint8Array
  readonly kind: string
}): Promise<Uint8Array | AvatarError> => {
  try {
    const { format, width, height } = await headOfPicture(bytes)
    if (format !== kind) return 'picture_type'
    if (width * height > MOST_PIXELS) return 'picture_too_large'
    if (Math.min(width, height) < LEAST_PIXELS_A_SIDE) return 'picture_too_small'
    return await openPicture(bytes)
      .resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return 'picture_type'
  }
}
