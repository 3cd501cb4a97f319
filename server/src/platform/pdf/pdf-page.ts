import PdfKit from 'pdfkit'
import { pageNumber, type Language } from '@pasok/words'
import { REGULAR, SEMIBOLD } from './fonts.ts'
import { printable } from './printable.ts'

export type Pdf = PDFKit.PDFDocument

export const ink = '#16191d'
export const soft = '#495059'
export const line = '#d5d9de'
export const surface = '#f4f6f8'
export const danger = '#b3261e'
export const success = '#1d6b3a'
const accent = '#ffd333'

/** In points. The page header and footer are in the margins. */
export const SIDE = 42
export const TOP = 58
const BOTTOM = 58
const FOOT = 40

/** Disables contextual alternates, which would print 'M8x10' with a multiplication sign and change the part number. */
export const EXACT = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** The metadata that a PDF reader displays. */
export interface PdfDetails {
  readonly language: Language
  readonly title: string
  readonly author: string
}

/**
 * Creates an empty document. Equal content gives equal bytes: the file contains no date. Pages stay buffered until the
 * document ends, unless `isOneByOne` writes each page when it is complete.
 */
export const newPdf = ({ language, title, author }: PdfDetails, isOneByOne = false): Pdf => {
  const pdf = new PdfKit({
    bufferPages: !isOneByOne,
    autoFirstPage: false,
    // An empty name keeps PdfKit from loading its default font from a file, and again for each text in 'regular'.
    font: '',
    lang: language,
    displayTitle: true,
    // Later versions also write a date as XMP, and names there without escaping.
    pdfVersion: '1.3',
    info: {
      Title: printable(title),
      Author: printable(author),
      Producer: 'Pasok',
      Creator: 'Pasok',
      CreationDate: new Date(0),
    },
  })
  // Non-enumerable so that it is not written. It must exist because PdfKit builds the XMP even when it omits it.
  Object.defineProperty(pdf.info, 'CreationDate', { enumerable: false })
  pdf.registerFont('regular', REGULAR)
  pdf.registerFont('semibold', SEMIBOLD)
  return pdf
}

/** Collects the bytes of a document. Call it before the document ends. */
export const collectBytes = (pdf: Pdf): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
  })

/** Starts a page, portrait or landscape. */
export const newPage = (pdf: Pdf, layout: 'portrait' | 'landscape' = 'portrait'): void => {
  pdf.addPage({ size: 'A4', layout, margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE } })
}

export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * SIDE
export const contentBottom = (pdf: Pdf): number => pdf.page.height - BOTTOM

/** The content of the page margins. */
export interface PageFrame {
  readonly language: Language
  /** On every page but the first: the document's owner and its title. */
  readonly head: readonly [left: string, right: string]
  /** Next to the page number. */
  readonly foot: string
}

/** Draws header and footer on every buffered page. */
export const finishPages = (pdf: Pdf, frame: PageFrame): void => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    drawFrame(pdf, frame, index, count)
  }
}

/** Draws header and footer on every page as it starts; `count` is the number of pages. */
export const framePages = (pdf: Pdf, frame: PageFrame, count: number): void => {
  let index = 0
  pdf.on('pageAdded', () => {
    const { margins } = pdf.page
    drawFrame(pdf, frame, index++, count)
    pdf.page.margins = margins
    pdf.x = SIDE
    pdf.y = TOP
  })
}

/** Counts the pages of a document without writing any bytes. */
export const countPages = (pdf: Pdf): (() => number) => {
  let count = 0
  pdf.on('pageAdded', () => count++)
  pdf.compress = false
  pdf.push = () => true
  return () => count
}

const drawFrame = (pdf: Pdf, frame: PageFrame, index: number, count: number): void => {
  // Text in a margin would start a new page.
  pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 }
  pdf.rect(0, 0, pdf.page.width, 6).fill(accent)
  if (index > 0) runningHead(pdf, frame)
  foot(pdf, frame, index + 1, count)
}

const oneLine = (width: number, more: object = {}) => ({
  width,
  lineBreak: false,
  ellipsis: true,
  height: 12,
  features: EXACT,
  ...more,
})

const runningHead = (pdf: Pdf, { head: [left, right] }: PageFrame): void => {
  const half = contentWidth(pdf) / 2
  pdf
    .font('semibold')
    .fontSize(8)
    .fillColor(ink)
    .text(printable(left), SIDE, 26, oneLine(half - 10))
  pdf
    .font('regular')
    .fillColor(soft)
    .text(printable(right), SIDE + half, 26, oneLine(half, { align: 'right' }))
  rule(pdf, 42)
}

const foot = (pdf: Pdf, frame: PageFrame, page: number, pages: number): void => {
  const y = pdf.page.height - FOOT
  const width = contentWidth(pdf)
  rule(pdf, y - 6)
  pdf
    .font('regular')
    .fontSize(7.5)
    .fillColor(soft)
    .text(printable(frame.foot), SIDE, y, oneLine(width - 90))
  const number = pageNumber[frame.language]({ page, pages })
  pdf.text(number, SIDE + width - 90, y, oneLine(90, { align: 'right' }))
}

export const rule = (pdf: Pdf, y: number): void => {
  pdf
    .moveTo(SIDE, y)
    .lineTo(pdf.page.width - SIDE, y)
    .lineWidth(0.5)
    .stroke(line)
}
