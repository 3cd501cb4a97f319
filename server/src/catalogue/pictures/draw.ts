import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { MOST_PIXELS } from '../../platform/files/picture-bounds.ts'
import { REGULAR, SEMIBOLD } from '../../platform/pdf/fonts.ts'

/** A picture as pixels. */
export interface Drawn {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

const font = {
  loadSystemFonts: false,
  fontFiles: [REGULAR, SEMIBOLD],
  defaultFontFamily: 'Inter',
  sansSerifFamily: 'Inter',
}

/** Draws SVG on white, `width` pixels wide, as a PNG of at most 256 colours: a line drawing needs no more. */
export const drawSvg = async (svg: string, width: number): Promise<Drawn> => {
  const image = new Resvg(withoutLinks(svg), {
    font,
    background: '#fff',
    fitTo: { mode: 'width', value: width },
  }).render()
  const raw = { width: image.width, height: image.height, channels: 4 as const }
  const bytes = await sharp(image.pixels, { raw }).removeAlpha().png({ palette: true, effort: 7 }).toBuffer()
  return { bytes, width: image.width, height: image.height }
}

/**
 * Removes references to anything outside the drawing, because the library would open files of this machine. A drawing
 * with a document type, which can hide such references, is not drawn.
 */
const withoutLinks = (svg: string): string => {
  if (/<!(?:doctype|entity)/i.test(svg)) throw new Error('A drawing has a document type')
  return svg.replace(/(?<![\w:])[\w:]*href\s*=\s*(?:"(?!#)[^"]*"|'(?!#)[^']*')/gi, '')
}

/** Fits a photograph, upright, into a box in pixels, as JPEG on white. */
export const shrinkPhoto = async (original: Uint8Array, width: number, height: number): Promise<Drawn> => {
  const { data, info } = await sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
