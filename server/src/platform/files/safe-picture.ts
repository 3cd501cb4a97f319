import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from './picture-bounds.ts'

/** What is read of a picture from outside; for tasks of the workers alone. */

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
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
    .autoOrient()
    .timeout({ seconds: SECONDS })

export interface Looked {
  readonly format: string
  /** Of the picture as it is to be seen, upright. */
  readonly width: number
  readonly height: number
}

/** What a picture's head says of it. Throws where there is none. */
export const headOfPicture = async (bytes: Uint8Array): Promise<Looked> => {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { format, width: autoOrient.width, height: autoOrient.height }
}
