import { drawTable, PADDING } from '../pdf/draw-table.ts'
import { contentWidth, type Pdf } from '../pdf/pdf-page.ts'
import { styles } from '../pdf/styles.ts'
import type { Typesetter } from '../pdf/typesetter.ts'
import type { DocumentAgeing } from './document.ts'

/** Draws what companies owe by the days since it was due, and the sums. */
export const drawAgeing = (pdf: Pdf, typesetter: Typesetter, { headings, rows }: DocumentAgeing): void => {
  const width = contentWidth(pdf)
  const nameWidth = Math.floor(width * 0.28)
  const amountWidth = Math.floor((width - nameWidth) / Math.max(1, headings.length - 1))
  drawTable(pdf, typesetter, {
    columns: headings.map((_, at) =>
      at === 0 ? { align: 'left', width: nameWidth } : { align: 'right', width: amountWidth },
    ),
    head: headings.map((text, at) =>
      typesetter.lines(text, styles.label, (at === 0 ? nameWidth : amountWidth) - 2 * PADDING),
    ),
    count: rows.length,
    rowAt: (index) => {
      const { name = '', amounts = [] } = rows[index] ?? {}
      const style = index === rows.length - 1 ? styles.strong : styles.text
      return [
        typesetter.lines(name, style, nameWidth - 2 * PADDING),
        ...amounts.map((amount) => [{ text: amount.toLocaleString('id-ID'), style }]),
      ]
    },
  })
}
