import { printable } from '../../platform/pdf/printable.ts'
import { fitColumns } from './fit-columns.ts'
import { fitsOneLine, measureIn, PADDING, SIZE, type Measure, type Weight } from './measure.ts'
import {
  bottomOf,
  danger,
  EXACT,
  ink,
  line,
  newPage,
  SIDE,
  soft,
  success,
  surface,
  widthOf,
  type Pdf,
} from '../../platform/pdf/pdf-page.ts'
import type { Cell, Column } from './sheet.ts'

/** A longer text is broken into lines. */
const WIDEST = 150

/** One cell as it is set. */
interface Set {
  readonly text: string
  readonly weight: Weight
  readonly colour: string
  readonly right: boolean
}

/** A table over as many pages as it takes, its head on each of them. `title` stays with it. */
export const drawTable = (
  pdf: Pdf,
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void => {
  const measure = measureIn(pdf)
  const head = columns.map(headOf)
  const body = rows.map((row) => row.map((cell, place) => cellOf(cell, columns[place]?.look ?? 'text')))
  const needs = columns.map((column, place) => needOf(measure, column, body, place))
  const { turned, parts } = fitColumns(needs, widthOf(pdf), pdf.page.height - 2 * SIDE)
  if (turned) newPage(pdf, 'landscape')
  for (const [index, part] of parts.entries()) {
    const heading = parts.length === 1 ? title : `${title} (${index + 1}/${parts.length})`
    drawPart(pdf, measure, heading, part, head, body)
    pdf.y += 14
  }
}

type Part = ReturnType<typeof fitColumns>['parts'][number]

const drawPart = (
  pdf: Pdf,
  measure: Measure,
  heading: string,
  part: Part,
  head: readonly Set[],
  body: readonly (readonly Set[])[],
): void => {
  const headHeight = heightOf(measure, part, head)
  const top = () => {
    pdf.rect(SIDE, pdf.y, widthIn(part), headHeight).fill(surface)
    drawRow(pdf, measure, part, head, headHeight, ink)
  }
  // The title, the head and one row stay together.
  if (pdf.y + 24 + headHeight + heightOf(measure, part, body[0] ?? []) > bottomOf(pdf)) turnPage(pdf)
  pdf.font('semibold').fontSize(11).fillColor(ink).text(heading, SIDE, pdf.y)
  pdf.y += 4
  top()
  for (const row of body) {
    const height = heightOf(measure, part, row)
    if (pdf.y + height > bottomOf(pdf)) {
      turnPage(pdf)
      top()
    }
    drawRow(pdf, measure, part, row, height, line)
  }
}

const turnPage = (pdf: Pdf): void => newPage(pdf, pdf.page.width > pdf.page.height ? 'landscape' : 'portrait')

const headOf = ({ head, look }: Column): Set => ({
  text: printable(head),
  weight: 'semibold',
  colour: ink,
  right: look === 'number',
})

const cellOf = ({ text, available }: Cell, look: Column['look']): Set => ({
  text: printable(text),
  weight: look === 'sku' ? 'semibold' : 'regular',
  colour: look === 'availability' ? colourOf(available) : ink,
  right: look === 'number',
})

const colourOf = (available: boolean | undefined): string =>
  available === undefined ? soft : available ? success : danger

/** What a column needs: its widest cell, and no word of its head broken. Part numbers are never broken. */
const needOf = (
  measure: Measure,
  { head, look }: Column,
  body: readonly (readonly Set[])[],
  place: number,
): number => {
  const cells = body.map((row) => {
    const cell = row[place]
    return cell ? measure.width(cell.weight, cell.text) : 0
  })
  // The blank behind a word counts where lines are broken.
  const words = head.split(' ').map((word) => measure.width('semibold', `${printable(word)} `))
  const widest = look === 'sku' ? Infinity : WIDEST
  const most = [...cells, ...words].reduce((before, width) => Math.max(before, width), 20)
  return Math.ceil(Math.min(widest, most)) + 2 * PADDING + 1
}

const widthIn = (part: Part): number => part.reduce((sum, { width }) => sum + width, 0)

const heightOf = (measure: Measure, part: Part, row: readonly Set[]): number =>
  part.reduce((most, { place, width }) => {
    const cell = row[place]
    return cell ? Math.max(most, measure.height(cell.weight, cell.text, width)) : most
  }, 0)

const drawRow = (
  pdf: Pdf,
  measure: Measure,
  part: Part,
  row: readonly Set[],
  height: number,
  under: string,
): void => {
  const { y } = pdf
  let x = SIDE
  for (const { place, width } of part) {
    const cell = row[place]
    if (cell && cell.text !== '') drawCell(pdf, measure.width(cell.weight, cell.text), cell, x, y, width)
    x += width
  }
  pdf
    .moveTo(SIDE, y + height)
    .lineTo(x, y + height)
    .lineWidth(0.5)
    .stroke(under)
  pdf.x = SIDE
  pdf.y = y + height
}

const drawCell = (pdf: Pdf, needed: number, cell: Set, x: number, y: number, width: number): void => {
  const inner = width - 2 * PADDING
  pdf.font(cell.weight).fontSize(SIZE).fillColor(cell.colour)
  if (fitsOneLine(needed, inner, cell.text)) {
    const from = x + PADDING + (cell.right ? inner - needed : 0)
    pdf.text(cell.text, from, y + PADDING, { lineBreak: false, features: EXACT })
  } else {
    const align = cell.right ? 'right' : 'left'
    pdf.text(cell.text, x + PADDING, y + PADDING, { width: inner, align, features: EXACT })
  }
}
