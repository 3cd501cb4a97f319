import { formatDay } from '@pasok/contract'
import { documentWords, stampDutyWords } from '@pasok/words'
import {
  contentBottom,
  line as lineColour,
  newPage,
  SIDE,
  soft,
  contentWidth,
  type Pdf,
} from '../pdf/pdf-page.ts'
import type { CommercialDocument } from './document.ts'
import { LEADING, styles } from '../pdf/styles.ts'
import type { Typesetter } from '../pdf/typesetter.ts'

const WIDTH = 190
const GAP = 18
/** The space for a signature and the stamp on it. */
const STAMP = { width: 62, height: 62 }

/** Draws the signature block at the right, with the space for the e-meterai beside it if there is one. */
export const drawSignature = (
  pdf: Pdf,
  typesetter: Typesetter,
  { language, signature }: CommercialDocument,
): void => {
  if (!signature) return
  const height = GAP + 2 * LEADING + STAMP.height + 2 * LEADING
  if (pdf.y + height > contentBottom(pdf)) newPage(pdf)
  const x = SIDE + contentWidth(pdf) - WIDTH
  let y = pdf.y + GAP
  const date = `${documentWords.signed_on[language]} ${formatDay(signature.date)}`
  y = typesetter.drawAll(typesetter.lines(date, styles.text, WIDTH), x, y)
  if (signature.hasStampDuty) {
    pdf
      .rect(x, y + 2, STAMP.width, STAMP.height - 4)
      .lineWidth(0.5)
      .dash(2, { space: 2 })
      .stroke(lineColour)
      .undash()
    const text = typesetter.lines(
      stampDutyWords[language],
      { ...styles.small, colour: soft },
      STAMP.width - 8,
    )
    typesetter.drawAll(text, x + 4, y + 8)
  }
  y += STAMP.height
  pdf
    .moveTo(x, y)
    .lineTo(x + WIDTH, y)
    .lineWidth(0.5)
    .stroke(lineColour)
  pdf.y = typesetter.drawAll(typesetter.lines(signature.name, styles.strong, WIDTH), x, y + 3)
}
