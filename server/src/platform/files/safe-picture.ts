import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from './picture-bounds.ts'

/** Reads an untrusted picture; only for worker tasks. */

// One task uses one thread. No picture is read twice, so caching is off.
sharp.concurrency(1)
sharp.cache(false)
// Allows only the formats that the shop accepts, and blocks all other loaders, SVG above all. Applies to the whole
// process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const SECONDS = 20

/** The first picture of a file, upright. Any defect is an error. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
    .autoOrient()
    .timeout({ seconds: SECONDS })

export interface Looked {
  readonly format: string
  /** Of the upright picture. */
  readonly width: number
  readonly height: number
}

/** Reads a picture's header. Throws if there is none. */
export const headOfPicture = async (bytes: Uint8Array): Promise<Looked> => {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { format, width: autoOrient.width, height: autoOrient.height }
}
