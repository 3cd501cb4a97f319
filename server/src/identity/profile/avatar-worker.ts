import { LEAST_PIXELS_A_SIDE, MOST_PIXELS } from '../../platform/files/picture-bounds.ts'
import { headOfPicture, openPicture } from '../../platform/files/safe-picture.ts'

/** Shown at 96 pixels at most, and twice as sharp where a screen is. */
export const AVATAR_SIDE = 192

export type AvatarError = 'picture_type' | 'picture_too_large' | 'picture_too_small'

/**
 * A picture from outside as the middle square of it: upright, in sRGB, on white, as WebP, with nothing of what a camera
 * wrote beside it. `kind` is what its first bytes say.
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
