import { labelPackageWords, labelWords, type Language } from '@pasok/words'
import type { Letterhead } from '../../platform/index.ts'
import { collectBytes, ink, newPdf, soft, type Pdf } from '../../platform/pdf/pdf-page.ts'
import type { Style } from '../../platform/pdf/styles.ts'
import { openTypesetter, type Typesetter } from '../../platform/pdf/typesetter.ts'

/** What stands on the labels of a delivery. */
export interface LabelSheet {
  readonly language: Language
  /** Of the delivery. */
  readonly number: string
  readonly sender: Pick<Letterhead, 'shopName' | 'legalName' | 'address' | 'phone'>
  readonly company: string
  /** Recipient, phone and place, as lines; empty for what is fetched. */
  readonly address: readonly string[]
  readonly order: string
  readonly poNumber: string
  /** Courier, service and airway bill. */
  readonly carrier: string
  /** Of each package, with its unit; undefined where it is not known. */
  readonly weights: readonly (string | undefined)[]
}

const SIDE = 18
/** A6, in points. */
const [WIDTH, HEIGHT] = [297.64, 419.53]
const across = WIDTH - 2 * SIDE
/** Where the delivery's number begins. */
const FOOT = HEIGHT - 150

const styles = {
  small: { weight: 'regular', size: 8, colour: soft },
  text: { weight: 'regular', size: 11, colour: ink },
  /** For a long address. */
  dense: { weight: 'regular', size: 8, colour: ink },
  company: { weight: 'semibold', size: 14, colour: ink },
  number: { weight: 'semibold', size: 22, colour: ink },
  package: { weight: 'semibold', size: 16, colour: ink },
} as const satisfies Record<string, Style>

/** Draws a label for each package, an A6 page each. Equal input gives equal bytes. */
export const drawLabels = async (sheet: LabelSheet): Promise<Uint8Array> => {
  const { language, number, sender, weights } = sheet
  const title = `${labelWords.title[language]} ${number}`
  const pdf = newPdf({ language, title, author: sender.legalName })
  const bytes = collectBytes(pdf)
  const typesetter = openTypesetter(pdf)
  for (const [at, weight] of weights.entries()) drawLabel(pdf, typesetter, sheet, at + 1, weight)
  pdf.end()
  return bytes
}

const drawLabel = (
  pdf: Pdf,
  typesetter: Typesetter,
  sheet: LabelSheet,
  place: number,
  weight: string | undefined,
): void => {
  const { language, number, sender, company, address, order, poNumber, carrier, weights } = sheet
  pdf.addPage({ size: [WIDTH, HEIGHT], margin: 0 })
  let y = SIDE
  const write = (text: string, style: Style, most: number): void => {
    for (const line of typesetter.lines(text, style, across).slice(0, most)) {
      typesetter.draw(line, SIDE, y)
      y += style.size * 1.3
    }
  }
  const drawRule = (): void => {
    y += 4
    pdf
      .moveTo(SIDE, y)
      .lineTo(WIDTH - SIDE, y)
      .lineWidth(1)
      .stroke(ink)
    y += 8
  }
  write(labelWords.from[language], styles.small, 1)
  write(sender.shopName, styles.text, 1)
  write([...sender.address, sender.phone].join(', '), styles.small, 3)
  drawRule()
  write(labelWords.to[language], styles.small, 1)
  write(company, styles.company, 2)
  const room = FOOT - y
  const fits = (style: Style): boolean =>
    address.flatMap((line) => typesetter.lines(line, style, across)).length * style.size * 1.3 <= room
  const style = fits(styles.text) ? styles.text : styles.dense
  for (const line of address) write(line, style, Math.floor((FOOT - y) / (style.size * 1.3)))
  // What follows stands at the same place on every label.
  y = FOOT
  drawRule()
  const [numberLine] = typesetter.unbroken(number, styles.number, across)
  if (numberLine) typesetter.draw(numberLine, SIDE, y)
  y += styles.number.size * 1.3
  const packageText = labelPackageWords[language]({ place, of: weights.length })
  write(weight === undefined ? packageText : `${packageText} · ${weight}`, styles.package, 1)
  y += 4
  write(`${labelWords.order[language]} ${order}`, styles.text, 1)
  if (poNumber !== '') write(`${labelWords.po_number[language]} ${poNumber}`, styles.small, 1)
  if (carrier !== '') write(carrier, styles.small, 1)
}
