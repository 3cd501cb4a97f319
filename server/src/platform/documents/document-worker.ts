import { documentTitles, documentWords } from '@pasok/words'
import { bytesOf, finishPages, newPage, newPdf } from '../pdf/pdf-page.ts'
import { drawClosing } from './closing.ts'
import { drawHead } from './document-head.ts'
import type { CommercialDocument } from './document.ts'
import { drawLines } from './line-table.ts'
import { totalsOf } from './totals.ts'
import { drawSignature } from './signature.ts'
import { openTypesetter } from './typesetter.ts'

/** Lays a commercial document out as a PDF whose bytes depend on nothing but what it is given. */
export const printDocument = async (document: CommercialDocument): Promise<Uint8Array> => {
  const { kind, language, letterhead, number, footer } = document
  const title = `${documentTitles[kind][language]} ${number}`
  const pdf = newPdf({ language, title, author: letterhead.legalName })
  const bytes = bytesOf(pdf)
  newPage(pdf)
  const typesetter = openTypesetter(pdf)
  drawHead(pdf, typesetter, document)
  const totals = totalsOf(typesetter, document)
  // A receipt has no lines.
  if (document.lines.length > 0) drawLines(pdf, typesetter, document, totals.height)
  totals.draw(pdf)
  drawClosing(pdf, typesetter, document)
  drawSignature(pdf, typesetter, document)
  const foot = footer ?? `${letterhead.legalName} · ${documentWords.npwp[language]} ${letterhead.npwp}`
  finishPages(pdf, { language, head: [letterhead.shopName, title], foot })
  pdf.end()
  return bytes
}
