import { documentWords } from '@pasok/words'
import { contentBottom, line as lineColour, newPage, SIDE, contentWidth, type Pdf } from '../pdf/pdf-page.ts'
import type { BankAccount, CommercialDocument } from './document.ts'
import { LEADING, styles } from '../pdf/styles.ts'
import type { Typesetter } from '../pdf/typesetter.ts'

const GAP = 12
const BETWEEN = 3

/**
 * Draws what follows the totals: packages, the amount in words, notes, bank accounts, terms, and the note about boxes,
 * each under its heading.
 */
export const drawClosing = (pdf: Pdf, typesetter: Typesetter, document: CommercialDocument): void => {
  const { amountInWords, bankAccounts = [], customerNotes, language, notes, purpose, terms = [] } = document
  const { packages = [], signatures = [] } = document
  const word = (name: keyof typeof documentWords) => documentWords[name][language]
  if (packages.length > 0) drawSection(pdf, typesetter, word('packages'), packages)
  if (amountInWords) drawSection(pdf, typesetter, word('amount_in_words'), [amountInWords])
  if (purpose) drawSection(pdf, typesetter, word('purpose'), [purpose])
  if (notes) drawSection(pdf, typesetter, word('notes'), [notes])
  if (customerNotes) drawSection(pdf, typesetter, word('customer_notes'), [customerNotes])
  if (bankAccounts.length > 0) drawAccounts(pdf, typesetter, word('bank_accounts'), bankAccounts)
  if (terms.length > 0) drawSection(pdf, typesetter, word('terms'), terms)
  if (typesetter.hasBoxes()) drawSection(pdf, typesetter, word('boxes'), [word('boxes_stand_for')])
  if (signatures.length > 0) drawSignatures(pdf, typesetter, signatures)
}

/** The space for a handwritten signature, in points. */
const SIGNATURE = 64

/** The signatories side by side, each above a line. */
const drawSignatures = (pdf: Pdf, typesetter: Typesetter, names: readonly string[]): void => {
  if (pdf.y + 2 * GAP + LEADING + SIGNATURE > contentBottom(pdf)) newPage(pdf)
  else pdf.y += 2 * GAP
  const { y } = pdf
  const width = contentWidth(pdf) / names.length
  for (const [at, name] of names.entries()) {
    const x = SIDE + at * width
    typesetter.draw({ text: name, style: styles.label }, x, y)
    pdf
      .moveTo(x, y + SIGNATURE)
      .lineTo(x + width - 2 * GAP, y + SIGNATURE)
      .lineWidth(0.5)
      .stroke(lineColour)
  }
  pdf.y = y + SIGNATURE + LEADING
}

/** Draws the bank accounts as columns of banks, numbers and holders, on one page. */
const drawAccounts = (
  pdf: Pdf,
  typesetter: Typesetter,
  heading: string,
  accounts: readonly BankAccount[],
): void => {
  drawHeading(pdf, typesetter, heading, accounts.length)
  const columns = [0.3, 0.25, 0.45].map((share) => share * contentWidth(pdf))
  for (const { bank, number, holder } of accounts) {
    const { y } = pdf
    let x = SIDE
    const ends = [bank, number, holder].map((text, index) => {
      const width = columns[index] ?? 0
      const lines = typesetter.unbroken(text, index === 1 ? styles.strong : styles.text, width - 8)
      const end = typesetter.drawAll(lines, x, y)
      x += width
      return end
    })
    pdf.y = Math.max(...ends)
  }
}

const drawHeading = (pdf: Pdf, typesetter: Typesetter, text: string, linesWithIt: number): void => {
  if (pdf.y + GAP + LEADING * (1 + linesWithIt) + 2 > contentBottom(pdf)) newPage(pdf)
  else pdf.y += GAP
  const { y } = pdf
  typesetter.draw({ text, style: styles.strong }, SIDE, y)
  pdf.y = y + LEADING + 2
}

/** A heading with its paragraphs; it stays with at least two lines of the first. */
const drawSection = (
  pdf: Pdf,
  typesetter: Typesetter,
  heading: string,
  paragraphs: readonly string[],
): void => {
  const set = paragraphs.map((text) => typesetter.lines(text, styles.text, contentWidth(pdf)))
  drawHeading(pdf, typesetter, heading, Math.min(2, set[0]?.length ?? 0))
  for (const lines of set) {
    for (const line of lines) {
      if (pdf.y + LEADING > contentBottom(pdf)) newPage(pdf)
      const { y } = pdf
      typesetter.draw(line, SIDE, y)
      pdf.y = y + LEADING
    }
    pdf.y += BETWEEN
  }
}
