import { documentTitles, documentWords } from '@pasok/words'
import {
  collectBytes,
  countPages,
  finishPages,
  framePages,
  newPage,
  newPdf,
  type Pdf,
} from '../pdf/pdf-page.ts'
import { drawAgeing } from './ageing-table.ts'
import { drawClosing } from './closing.ts'
import { drawHead } from './document-head.ts'
import { drawEntries } from './entry-table.ts'
import type { CommercialDocument } from './document.ts'
import { drawLines } from './line-table.ts'
import { hasManyLines } from './many-lines.ts'
import { layOutTotals } from './totals.ts'
import { drawSignature } from './signature.ts'
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts'

/** Lays out a commercial document as a PDF. Equal input gives equal bytes. */
export const printDocument = async (document: CommercialDocument): Promise<Uint8Array> => {
  const { kind, language, letterhead, number, footer } = document
  const title = `${documentTitles[kind][language]} ${number}`
  const details = { language, title, author: letterhead.legalName }
  const foot = footer ?? `${letterhead.legalName} · ${documentWords.npwp[language]} ${letterhead.npwp}`
  const frame = { language, head: [letterhead.shopName, title], foot } as const
  const pages = hasManyLines(document) ? drawPages(newPdf(details, true), document) : undefined
  const pdf = newPdf(details, pages !== undefined)
  const bytes = collectBytes(pdf)
  if (pages !== undefined) framePages(pdf, frame, pages)
  drawDocument(pdf, openTypesetter(pdf), document)
  if (pages === undefined) finishPages(pdf, frame)
  pdf.end()
  return bytes
}

const drawPages = (pdf: Pdf, document: CommercialDocument): number => {
  const count = countPages(pdf)
  drawDocument(pdf, openTypesetter(pdf, false), document)
  return count()
}

const drawDocument = (pdf: Pdf, typesetter: Typesetter, document: CommercialDocument): void => {
  // An ageing list has seven columns.
  newPage(pdf, document.ageing ? 'landscape' : 'portrait')
  drawHead(pdf, typesetter, document)
  const totals = layOutTotals(typesetter, document)
  if (document.entries) drawEntries(pdf, typesetter, document.entries, document.language)
  if (document.ageing) drawAgeing(pdf, typesetter, document.ageing)
  // A receipt has no lines.
  if (document.lines.length > 0) drawLines(pdf, typesetter, document, totals.height)
  totals.draw(pdf)
  drawClosing(pdf, typesetter, document)
  drawSignature(pdf, typesetter, document)
}
