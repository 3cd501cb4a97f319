import { creditedWords, documentWords, rupiahText, taxWords, withoutPriceWords } from '@pasok/words'
import {
  contentBottom,
  line as lineColour,
  newPage,
  SIDE,
  surface,
  contentWidth,
  type Pdf,
} from '../pdf/pdf-page.ts'
import type { CommercialDocument } from './document.ts'
import { percentText } from './percent-text.ts'
import { LEADING, styles, type Style } from '../pdf/styles.ts'
import type { Typesetter } from '../pdf/typesetter.ts'

const WIDTH = 230
const PADDING = 4
const GAP = 6
const ROW = LEADING + 4
const TOTAL = 20

/** The sums below the total, in their order; a document has those that it gives. */
const BELOW = ['closed', 'credited_sum', 'cancelled', 'to_pay', 'paid', 'due', 'refund_due', 'over'] as const

/** The laid-out sums, to be drawn at the right below the lines. */
export interface Totals {
  readonly height: number
  draw(pdf: Pdf): void
}

/** Lays out the sums of a document; empty if it has none. */
export const layOutTotals = (typesetter: Typesetter, document: CommercialDocument): Totals => {
  const { language, lines, totals } = document
  if (!totals) return { height: 0, draw: () => {} }
  const word = (name: keyof typeof documentWords) => documentWords[name][language]
  // A buyer of whom no VAT is collected reads none.
  const isTaxed = totals.tax !== 0
  const rows: [name: string, amount: number][] = [
    [word('untaxed'), totals.untaxed],
    ...(totals.deliveryCost === undefined
      ? []
      : [[word('delivery_cost'), totals.deliveryCost] as [string, number]]),
    ...(totals.taxBase === undefined || !isTaxed
      ? []
      : [[word('tax_base'), totals.taxBase] as [string, number]]),
    ...(isTaxed
      ? [
          [taxWords[language]({ percent: percentText(totals.taxPercent, language) }), totals.tax] as [
            string,
            number,
          ],
        ]
      : []),
  ]
  const below = [
    ...(totals.credited ?? []).map(
      ({ number, amount }) => [creditedWords[language]({ number }), amount] as const,
    ),
    ...BELOW.flatMap((name) => {
      const amount = totals[name]
      return amount === undefined ? [] : [[word(name), amount] as const]
    }),
  ]
  const unpriced = lines.filter(({ unitPrice }) => unitPrice === 'to_be_priced').length
  const remark = unpriced > 0 ? withoutPriceWords[language]({ count: unpriced }) : ''
  const height = GAP + (rows.length + below.length) * ROW + TOTAL + (remark === '' ? 0 : ROW)
  return {
    height,
    draw: (pdf) => {
      if (pdf.y + height > contentBottom(pdf)) newPage(pdf)
      const right = SIDE + contentWidth(pdf)
      const left = right - WIDTH
      let y = pdf.y + GAP
      const pair = (name: string, amount: number, style: Style) => {
        typesetter.draw({ text: name, style }, left + PADDING, y)
        typesetter.draw({ text: rupiahText(amount), style }, right - PADDING, y, 'right')
      }
      for (const [name, amount] of rows) {
        pair(name, amount, styles.text)
        y += ROW
      }
      pdf.rect(left, y - 2, WIDTH, TOTAL).fill(surface)
      pdf
        .moveTo(left, y - 2)
        .lineTo(right, y - 2)
        .lineWidth(0.5)
        .stroke(lineColour)
      y += 2
      pair(word('total'), totals.total, styles.total)
      y += TOTAL
      for (const [name, amount] of below) {
        pair(name, amount, styles.strong)
        y += ROW
      }
      if (remark !== '') {
        typesetter.draw({ text: remark, style: styles.small }, right - PADDING, y, 'right')
        y += ROW
      }
      pdf.y = y
    },
  }
}
