import { documentWords, rupiahText, type Language } from '@pasok/words'
import {
  bottomOf,
  line as lineColour,
  newPage,
  SIDE,
  soft,
  surface,
  TOP,
  widthOf,
  type Pdf,
} from '../pdf/pdf-page.ts'
import type { CommercialDocument, DocumentLine } from './document.ts'
import { LEADING, styles } from './styles.ts'
import { percentText } from './percent-text.ts'
import type { SetLine, Typesetter } from './typesetter.ts'

/** Beside and above a cell's text. */
const PADDING = 4
const MARGIN = 3
/** A column of words is no wider: its texts are broken. */
const WIDEST_WORDS = 58
const NARROWEST_ITEM = 90

interface Column {
  readonly head: string
  readonly align: 'left' | 'right'
  /** Undefined for the item's column, which has what the others leave. */
  readonly text?: (line: DocumentLine) => string
  readonly widest?: number
}

interface PlacedColumn extends Column {
  readonly x: number
  /** Of its text. */
  readonly width: number
}

/** A row's cells, each as its lines. */
type Row = readonly (readonly SetLine[])[]

/**
 * Draws the lines over as many pages as they take, the header row on each of them. A row is never split, unless it
 * alone is higher than a page; the last one stays with what follows, `below` points high.
 */
export const drawLines = (
  pdf: Pdf,
  typesetter: Typesetter,
  { lines, language }: CommercialDocument,
  below: number,
): void => {
  const columns = placed(typesetter, columnsOf(lines, language), lines, widthOf(pdf))
  const head: Row = columns.map(({ head, width }) => typesetter.lines(head, styles.label, width))
  const headHeight = heightOf(head)
  const drawHeader = () => {
    pdf.rect(SIDE, pdf.y, widthOf(pdf), headHeight).fill(surface)
    drawRow(pdf, typesetter, columns, head)
  }
  const turnPage = () => {
    newPage(pdf)
    drawHeader()
  }
  const whole = bottomOf(pdf) - TOP - headHeight
  const [first] = lines
  const firstHeight = first ? heightOf(rowOf(typesetter, columns, first)) : 0
  if (pdf.y + headHeight + Math.min(firstHeight, whole) > bottomOf(pdf)) newPage(pdf)
  drawHeader()
  for (const [index, one] of lines.entries()) {
    const row = rowOf(typesetter, columns, one)
    const height = heightOf(row)
    const needed = index === lines.length - 1 ? height + below : height
    const isFirstOfPage = pdf.y <= TOP + headHeight
    if (pdf.y + needed > bottomOf(pdf) && !isFirstOfPage && height <= whole) turnPage()
    let rest = row
    while (pdf.y + heightOf(rest) > bottomOf(pdf)) {
      const fitting = Math.max(1, Math.floor((bottomOf(pdf) - pdf.y - 2 * MARGIN) / LEADING))
      drawRow(
        pdf,
        typesetter,
        columns,
        rest.map((cell) => cell.slice(0, fitting)),
      )
      rest = rest.map((cell) => cell.slice(fitting))
      turnPage()
    }
    drawRow(pdf, typesetter, columns, rest)
  }
}

/** The columns that a document's lines fill. */
const columnsOf = (lines: readonly DocumentLine[], language: Language): Column[] => {
  const word = (name: keyof typeof documentWords) => documentWords[name][language]
  const when = (isShown: boolean, column: Column) => (isShown ? [column] : [])
  return [
    { head: word('place'), align: 'right', text: ({ place }) => `${place}` },
    { head: word('item'), align: 'left' },
    {
      head: word('quantity'),
      align: 'right',
      text: ({ quantity }) => String(quantity ?? ''),
      widest: WIDEST_WORDS,
    },
    { head: word('unit'), align: 'left', text: ({ uom }) => uom, widest: WIDEST_WORDS },
    ...when(
      lines.some(({ unitPrice }) => unitPrice !== undefined),
      {
        head: word('unit_price'),
        align: 'right',
        text: ({ unitPrice }) =>
          typeof unitPrice === 'number'
            ? rupiahText(unitPrice)
            : unitPrice === 'to_be_priced'
              ? word('to_be_priced')
              : '–',
      },
    ),
    ...when(
      lines.some(({ discountPercent = 0 }) => discountPercent > 0),
      {
        head: word('discount'),
        align: 'right',
        text: ({ discountPercent = 0 }) =>
          discountPercent > 0 ? `${percentText(discountPercent, language)}%` : '',
      },
    ),
    ...when(
      lines.some(({ subtotal }) => subtotal !== undefined),
      {
        head: word('subtotal'),
        align: 'right',
        text: ({ subtotal }) => (subtotal === undefined ? '' : rupiahText(subtotal)),
      },
    ),
    ...when(
      lines.some(({ leadTime }) => leadTime),
      { head: word('lead_time'), align: 'left', text: ({ leadTime = '' }) => leadTime, widest: WIDEST_WORDS },
    ),
  ]
}

/** Gives each column what its widest cell needs, and the item's the rest. */
const placed = (
  typesetter: Typesetter,
  columns: readonly Column[],
  lines: readonly DocumentLine[],
  width: number,
): PlacedColumn[] => {
  const needs = columns.map(({ head, text, widest = Infinity }) => {
    if (!text) return 0
    const cells = lines.map((one) => typesetter.width(text(one), styles.text))
    const cell = Math.min(
      widest,
      cells.reduce((most, one) => Math.max(most, one), 0),
    )
    return Math.ceil(Math.max(cell, typesetter.width(head, styles.label))) + 1
  })
  const taken = needs.reduce((sum, need) => sum + need, 0) + 2 * PADDING * columns.length
  const item = Math.max(NARROWEST_ITEM, width - taken)
  let x = SIDE
  return columns.map((column, index) => {
    const own = column.text ? (needs[index] ?? 0) : item
    const one = { ...column, x: x + PADDING, width: own }
    x += own + 2 * PADDING
    return one
  })
}

const rowOf = (typesetter: Typesetter, columns: readonly PlacedColumn[], line: DocumentLine): Row =>
  columns.map(({ text, width }) =>
    text ? typesetter.lines(text(line), styles.text, width) : itemLines(typesetter, line, width),
  )

/** A part number stands on a line of its own, where it is never broken. */
const itemLines = (
  typesetter: Typesetter,
  { sku, name, status, comments = [] }: DocumentLine,
  width: number,
): SetLine[] => [
  ...(sku ? typesetter.unbroken(sku, styles.strong, width) : []),
  ...typesetter.lines(name, styles.text, width),
  ...(status ? typesetter.lines(status, { ...styles.strong, colour: soft }, width) : []),
  ...comments.flatMap((comment) => typesetter.lines(comment, styles.small, width)),
]

const heightOf = (row: Row): number =>
  Math.max(1, ...row.map((cell) => cell.length)) * LEADING + 2 * MARGIN - 1

const drawRow = (pdf: Pdf, typesetter: Typesetter, columns: readonly PlacedColumn[], row: Row): void => {
  const { y } = pdf
  for (const [place, { x, width, align }] of columns.entries())
    typesetter.drawAll(row[place] ?? [], align === 'right' ? x + width : x, y + MARGIN, align)
  const under = y + heightOf(row)
  pdf
    .moveTo(SIDE, under)
    .lineTo(SIDE + widthOf(pdf), under)
    .lineWidth(0.5)
    .stroke(lineColour)
  pdf.x = SIDE
  pdf.y = under
}
