import sharp from 'sharp'
import { MOST_PIXELS, PHOTO_WIDTHS, WEBP_QUALITY } from './photo.ts'

// One task is one thread's work. Nothing is seen twice, so nothing is remembered.
sharp.concurrency(1)
sharp.cache(false)
// Of all that the library can read, what this shop takes, and SVG least of all. It holds for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const SECONDS = 20

/** The first picture of a file, upright. Whatever is wrong with it is an error. */
const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
    .autoOrient()
    .timeout({ seconds: SECONDS })

export interface Looked {
  readonly format: string
  /** Of the picture as it is to be seen, upright. */
  readonly width: number
  readonly height: number
}

/** What a photograph is, once it was read to its last line; undefined for one that can't be. */
export const look = async (bytes: Uint8Array): Promise<Looked | 'picture_too_large' | undefined> => {
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (autoOrient.width * autoOrient.height > MOST_PIXELS) return 'picture_too_large'
    await open(bytes).resize(16).raw().toBuffer()
    return { format, width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}

/** The four widths of a photograph as WebP: upright, in sRGB, with nothing of what the camera wrote beside it. */
export const shrink = async (original: Uint8Array): Promise<Uint8Array[]> => {
  const made: Uint8Array[] = []
  for (const width of PHOTO_WIDTHS)
    made.push(
      await open(original)
        .resize({ width, withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: WEBP_QUALITY })
        .toBuffer(),
    )
  return made
}
