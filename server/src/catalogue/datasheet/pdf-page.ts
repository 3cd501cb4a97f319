import PdfKit from 'pdfkit'
import { datasheetPage, datasheetWords } from '@pasok/words'
import { REGULAR, SEMIBOLD } from '../pictures/fonts.ts'
import { printable } from '../pictures/printable.ts'
import type { Sheet } from './sheet.ts'

export type Pdf = PDFKit.PDFDocument

export const ink = '#16191d'
export const soft = '#495059'
export const line = '#d5d9de'
export const surface = '#f4f6f8'
export const danger = '#b3261e'
export const success = '#1d6b3a'
const accent = '#ffd333'

/** In points. A page's own head and foot stand in the margins. */
export const SIDE = 42
const TOP = 58
const BOTTOM = 58
const FOOT = 40

/** Without it 'M8x10' is set with the sign for 'times', and a part number would not read as it is. */
export const EXACT = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** An empty document. What it says decides every byte of it: it holds no date. */
export const newPdf = (sheet: Sheet): Pdf => {
  const pdf = new PdfKit({
    bufferPages: true,
    autoFirstPage: false,
    font: REGULAR,
    lang: sheet.language,
    displayTitle: true,
    // Later ones carry a date in XMP too, and the names in it without their signs escaped.
    pdfVersion: '1.3',
    info: {
      Title: printable(`${sheet.name}: ${datasheetWords.title[sheet.language]}`),
      Author: printable(sheet.maker.legalName),
      Producer: 'Pasok',
      Creator: 'Pasok',
      CreationDate: new Date(0),
    },
  })
  // Hidden from the writer, who would write it; it can't be absent, as the XMP is set even if it is not kept.
  Object.defineProperty(pdf.info, 'CreationDate', { enumerable: false })
  pdf.registerFont('regular', REGULAR)
  pdf.registerFont('semibold', SEMIBOLD)
  return pdf
}

/** Starts a page, upright or on its side. */
export const newPage = (pdf: Pdf, layout: 'portrait' | 'landscape' = 'portrait'): void => {
  pdf.addPage({ size: 'A4', layout, margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE } })
}

export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * SIDE
export const bottomOf = (pdf: Pdf): number => pdf.page.height - BOTTOM

/** Puts head and foot on every page, once it is known how many there are. */
export const finishPages = (pdf: Pdf, sheet: Sheet): void => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // Text in a margin would start a page of its own.
    pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 }
    pdf.rect(0, 0, pdf.page.width, 6).fill(accent)
    if (index > 0) runningHead(pdf, sheet)
    foot(pdf, sheet, index + 1, count)
  }
}

const oneLine = (width: number, more: object = {}) => ({
  width,
  lineBreak: false,
  ellipsis: true,
  height: 12,
  features: EXACT,
  ...more,
})

const runningHead = (pdf: Pdf, { maker, name }: Sheet): void => {
  const half = widthOf(pdf) / 2
  pdf
    .font('semibold')
    .fontSize(8)
    .fillColor(ink)
    .text(printable(maker.name), SIDE, 26, oneLine(half - 10))
  pdf
    .font('regular')
    .fillColor(soft)
    .text(printable(name), SIDE + half, 26, oneLine(half, { align: 'right' }))
  rule(pdf, 42)
}

const foot = (pdf: Pdf, { maker, language }: Sheet, page: number, pages: number): void => {
  const y = pdf.page.height - FOOT
  const width = widthOf(pdf)
  rule(pdf, y - 6)
  const said = [maker.legalName, maker.contact, ...(maker.note ? [maker.note] : [])].join('   ')
  pdf
    .font('regular')
    .fontSize(7.5)
    .fillColor(soft)
    .text(printable(said), SIDE, y, oneLine(width - 90))
  pdf.text(datasheetPage[language]({ page, pages }), SIDE + width - 90, y, oneLine(90, { align: 'right' }))
}

export const rule = (pdf: Pdf, y: number): void => {
  pdf
    .moveTo(SIDE, y)
    .lineTo(pdf.page.width - SIDE, y)
    .lineWidth(0.5)
    .stroke(line)
}
