import { Resvg } from '@resvg/resvg-js'
import PdfKit from 'pdfkit'
import sharp from 'sharp'
import { drawSvg, shrinkPhoto, type Drawn } from '../pictures/draw.ts'
import { REGULAR, SEMIBOLD } from '../../platform/pdf/fonts.ts'
import type { Original } from '../pictures/load-originals.ts'
import { printable } from '../../platform/pdf/printable.ts'
import { fitLines, LINE_HEIGHT, type Lines } from './lines.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, type Shown } from './share-image.ts'

const MARGIN = 64
const PICTURE = { width: 540, height: 460 }
/** The box of a drawing without a name beside it. */
const WIDE_PICTURE = { width: SHARE_WIDTH - 2 * MARGIN, height: 460 }
const BAR = 16
/** The font sizes of a name beside its picture, and of a name without one. */
const BESIDE = [60, 52, 46, 40, 36] as const
const ALONE = [104, 88, 72, 60, 46, 36] as const

/** Draws the picture of a shared link as PNG. */
export const portray = async ({
  shown,
  picture,
}: {
  readonly shown: Shown
  readonly picture: Original | undefined
}): Promise<Uint8Array> => {
  const drawn = picture && (await fitPicture(picture, shown.name === '' ? WIDE_PICTURE : PICTURE))
  const font = { loadSystemFonts: false, fontFiles: [REGULAR, SEMIBOLD], defaultFontFamily: 'Inter' }
  const image = new Resvg(sheet(shown, drawn), { font, background: '#fff' }).render()
  const raw = { width: image.width, height: image.height, channels: 4 as const }
  return sharp(image.pixels, { raw }).removeAlpha().png({ palette: true, effort: 7 }).toBuffer()
}

/** A picture that can't be drawn is left out. */
const fitPicture = async (
  { bytes, photo }: Original,
  box: typeof PICTURE,
): Promise<{ drawn: Drawn; type: string; box: typeof PICTURE } | undefined> => {
  try {
    if (photo) return { drawn: await shrinkPhoto(bytes, box.width, box.height), type: 'image/jpeg', box }
    const svg = Buffer.from(bytes).toString('utf8')
    const wide = await drawSvg(svg, box.width)
    if (wide.height <= box.height) return { drawn: wide, type: 'image/png', box }
    const width = Math.max(1, Math.floor((box.width * box.height) / wide.height))
    return { drawn: await drawSvg(svg, width), type: 'image/png', box }
  } catch {
    return undefined
  }
}

const sheet = (shown: Shown, picture: Awaited<ReturnType<typeof fitPicture>>): string => {
  const x = picture && shown.name !== '' ? MARGIN + PICTURE.width + 56 : MARGIN
  const width = SHARE_WIDTH - MARGIN - x
  const shop = fitLines(printable(shown.shop), { width, height: 40 }, [30], measureText)
  const brand = fitLines(printable(shown.brand ?? ''), { width, height: 40 }, [30], measureText)
  const top = shown.brand ? 150 : 96
  const name = fitLines(
    printable(shown.name),
    { width, height: 500 - top },
    picture ? BESIDE : ALONE,
    measureText,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
    <rect width="100%" height="100%" fill="#ffffff"/>
    ${picture ? writeImage(picture) : ''}
    ${shown.brand ? text(brand, x, 112, '#495059', 400) : ''}
    ${text(name, x, top + name.size * 0.8, '#16191d', 600)}
    ${text(shop, x, shown.name === '' ? 590 : 556, '#16191d', 600)}
    <rect y="${SHARE_HEIGHT - BAR}" width="100%" height="${BAR}" fill="#ffd333"/>
  </svg>`
}

const writeImage = ({
  drawn: { bytes, width, height },
  type,
  box,
}: NonNullable<Awaited<ReturnType<typeof fitPicture>>>): string => {
  const x = MARGIN + (box.width - width) / 2
  const y = (SHARE_HEIGHT - BAR - height) / 2
  const data = Buffer.from(bytes).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:${type};base64,${data}"/>`
}

const text = ({ lines, size }: Lines, x: number, y: number, colour: string, weight: number): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * size * LINE_HEIGHT}" font-family="Inter" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeXml(line)}</text>`,
    )
    .join('')

const escapeXml = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ruler = new PdfKit({ autoFirstPage: false, font: SEMIBOLD })
const measureText = (value: string, size: number): number => ruler.fontSize(size).widthOfString(value)
