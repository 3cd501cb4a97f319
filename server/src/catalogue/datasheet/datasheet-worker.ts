import { datasheetWords } from '@pasok/words'
import { drawSvg, shrinkPhoto, type Drawn } from '../pictures/draw.ts'
import { printable } from '../../platform/pdf/printable.ts'
import type { Original } from '../pictures/load-originals.ts'
import {
  contentBottom,
  collectBytes,
  EXACT,
  finishPages,
  ink,
  line,
  newPage,
  newPdf,
  rule,
  SIDE,
  soft,
  surface,
  contentWidth,
} from '../../platform/pdf/pdf-page.ts'
import type { Pdf } from '../../platform/pdf/pdf-page.ts'
import { drawItems } from './draw-items.ts'
import { drawBlocks, drawPairs, measureBlocks } from './pdf-text.ts'
import type { Sheet } from './sheet.ts'

/** Draws a datasheet as a PDF. Equal input gives equal bytes. */
export const print = async ({
  sheet,
  pictures,
}: {
  readonly sheet: Sheet
  readonly pictures: readonly Original[]
}): Promise<Uint8Array> => {
  const drawn: Printed[] = []
  for (const picture of pictures) {
    const made = await forPrint(picture)
    if (made) drawn.push({ ...made, shows: picture.shows })
  }
  const say = (word: keyof typeof datasheetWords) => datasheetWords[word][sheet.language]
  const { language, maker, name } = sheet
  const pdf = newPdf({ language, title: `${name}: ${say('title')}`, author: maker.legalName })
  const bytes = collectBytes(pdf)
  newPage(pdf)
  drawMaker(pdf, sheet)
  drawTitle(pdf, sheet)
  drawBody(pdf, sheet, drawn)
  if (sheet.data.length > 0) {
    drawHeading(pdf, say('data'))
    drawPairs(pdf, sheet.data)
    pdf.y += 16
  }
  if (sheet.rows.length > 0) drawItems(pdf, say('items'), sheet.columns, sheet.rows)
  const foot = [maker.legalName, maker.contact, ...(maker.note ? [maker.note] : [])].join('   ')
  finishPages(pdf, { language, head: [maker.name, name], foot })
  pdf.end()
  return bytes
}

/** The box of each of two pictures side by side, in points, and its pixels: more than 300 per inch. */
const PICTURE = { width: 249, height: 187, pixels: 1100 }
const GAP = 13

/** A picture, and what it shows where that is not what the sheet is about. */
interface Printed extends Drawn {
  readonly shows: string | undefined
}

/** A supplier's drawing that can't be rendered is left out of the sheet. */
const forPrint = async ({ bytes, photo }: Original): Promise<Drawn | undefined> => {
  try {
    return photo
      ? await shrinkPhoto(bytes, PICTURE.pixels, PICTURE.pixels)
      : await drawSvg(Buffer.from(bytes).toString('utf8'), PICTURE.pixels)
  } catch {
    return undefined
  }
}

const drawMaker = (pdf: Pdf, { maker, language }: Sheet): void => {
  const half = contentWidth(pdf) / 2
  pdf.font('semibold').fontSize(13).fillColor(ink).text(printable(maker.name), SIDE, 24, { width: half })
  pdf.font('regular').fontSize(8).fillColor(soft)
  for (const lineOfMaker of [`${maker.legalName}, ${maker.address}`, maker.contact])
    pdf.text(printable(lineOfMaker), SIDE, pdf.y + 1, { width: contentWidth(pdf) })
  const below = pdf.y
  pdf.font('semibold').fontSize(9).fillColor(soft)
  pdf.text(datasheetWords.title[language], SIDE + half, 27, { width: half, align: 'right' })
  rule(pdf, below + 6)
  pdf.y = below + 20
}

const drawTitle = (pdf: Pdf, { name, brand, language }: Sheet): void => {
  const width = contentWidth(pdf)
  pdf.font('semibold').fontSize(20).fillColor(ink)
  pdf.text(printable(name), SIDE, pdf.y, { width, features: EXACT })
  if (brand) {
    pdf.font('regular').fontSize(10).fillColor(soft)
    pdf.text(`${datasheetWords.brand[language]}: `, SIDE, pdf.y + 4, { continued: true, width })
    pdf.fillColor(ink).text(printable(brand.name), { features: EXACT })
  }
  if (brand?.note) {
    const y = pdf.y + 6
    pdf.font('regular').fontSize(9)
    const height = pdf.heightOfString(printable(brand.note), { width: width - 24 }) + 10
    pdf.rect(SIDE, y, width, height).fill(surface)
    pdf.rect(SIDE, y, 3, height).fill('#ffd333')
    pdf.fillColor(ink).text(printable(brand.note), SIDE + 12, y + 5, { width: width - 24 })
    pdf.y = y + height
  }
  pdf.x = SIDE
  pdf.y += 12
}

/**
 * With an odd number of pictures, the description stands beside the first one, unless it is much longer than that is
 * high.
 */
const drawBody = (pdf: Pdf, { description }: Sheet, drawn: readonly Printed[]): void => {
  const [first, ...others] = drawn
  const odd = drawn.length % 2 === 1
  const needed = measureBlocks(pdf, description, PICTURE.width)
  const beside = odd && needed <= 1.8 * PICTURE.height && pdf.y + needed <= contentBottom(pdf)
  const rows = odd && first ? [[first], ...splitIntoPairs(others)] : splitIntoPairs(drawn)
  for (const [index, row] of rows.entries()) {
    if (pdf.y + PICTURE.height > contentBottom(pdf)) newPage(pdf)
    const { y } = pdf
    for (const [side, picture] of row.entries())
      drawPicture(pdf, picture, SIDE + side * (PICTURE.width + GAP), y)
    if (beside && index === 0) drawBlocks(pdf, description, SIDE + PICTURE.width + GAP, PICTURE.width)
    pdf.y = Math.max(pdf.y, y + PICTURE.height) + GAP
  }
  if (!beside) drawBlocks(pdf, description, SIDE, contentWidth(pdf))
  pdf.y += 8
}

const splitIntoPairs = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, i) => all.slice(2 * i, 2 * i + 2))

const drawPicture = (pdf: Pdf, { bytes, shows }: Printed, x: number, y: number): void => {
  const { width, height } = PICTURE
  const text = shows === undefined ? 0 : 12
  pdf.rect(x, y, width, height).lineWidth(0.5).stroke(line)
  pdf.image(Buffer.from(bytes), x + 4, y + 4, {
    fit: [width - 8, height - 8 - text],
    align: 'center',
    valign: 'center',
  })
  if (shows !== undefined)
    pdf
      .font('regular')
      .fontSize(7)
      .fillColor(soft)
      .text(printable(shows), x + 6, y + height - text, { width: width - 12, height: text, ellipsis: true })
  pdf.x = SIDE
  pdf.y = y
}

const drawHeading = (pdf: Pdf, text: string): void => {
  if (pdf.y + 60 > contentBottom(pdf)) newPage(pdf)
  pdf.font('semibold').fontSize(11).fillColor(ink).text(text, SIDE, pdf.y)
  pdf.y += 4
}
