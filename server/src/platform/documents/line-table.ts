import { documentWords, ownNumberLine, rupiahText, type Language } from '@pasok/words'
import { drawTable, PADDING, type TableColumn } from '../pdf/draw-table.ts'
import { soft, contentWidth, type Pdf } from '../pdf/pdf-page.ts'
import { styles } from '../pdf/styles.ts'
import type { SetLine, Typesetter } from '../pdf/typesetter.ts'
import type { CommercialDocument, DocumentLine } from './document.ts'
import { percentText } from './percent-text.ts'

/** The greatest width of a text column, in points; longer texts wrap. */
const WIDEST_WORDS = 58
const NARROWEST_ITEM = 90

interface Column {
  readonly head: string
  readonly align: 'left' | 'right'
  /** Undefined for the item column, which takes the remaining width. */
  readonly text?: (line: DocumentLine) => string
  readonly widest?: number
}

/** Draws the lines. The last one stays on the page with what follows, which is `below` points high. */
export const drawLines = (
  pdf: Pdf,
  typesetter: Typesetter,
  { lines, language }: CommercialDocument,
  below: number,
): void => {
  const columns = withWidths(typesetter, chooseColumns(lines, language), lines, contentWidth(pdf))
  drawTable(pdf, typesetter, {
    columns,
    head: columns.map(({ head, width }) => typesetter.lines(head, styles.label, width - 2 * PADDING)),
    count: lines.length,
    rowAt: (index) => {
      const line = lines[index]
      if (!line) return []
      return columns.map(({ text, width }) =>
        text
          ? typesetter.lines(text(line), styles.text, width - 2 * PADDING)
          : itemLines(typesetter, line, { language, width: width - 2 * PADDING }),
      )
    },
    below,
  })
}

/** The columns for which the document's lines have values. */
const chooseColumns = (lines: readonly DocumentLine[], language: Language): Column[] => {
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

/** Gives each column the width of its widest cell, and the item column the rest. */
const withWidths = (
  typesetter: Typesetter,
  columns: readonly Column[],
  lines: readonly DocumentLine[],
  width: number,
): (Column & TableColumn)[] => {
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
  return columns.map((column, index) => ({
    ...column,
    width: (column.text ? (needs[index] ?? 0) : item) + 2 * PADDING,
  }))
}

/** The part number has its own line, where it is never broken. */
const itemLines = (
  typesetter: Typesetter,
  { sku, ownNumber, name, status, comments = [] }: DocumentLine,
  { language, width }: { readonly language: Language; readonly width: number },
): SetLine[] => [
  ...(sku ? typesetter.unbroken(sku, styles.strong, width) : []),
  ...(ownNumber ? typesetter.lines(ownNumberLine[language](ownNumber), styles.small, width) : []),
  ...typesetter.lines(name, styles.text, width),
  ...(status ? typesetter.lines(status, { ...styles.strong, colour: soft }, width) : []),
  ...comments.flatMap((comment) => typesetter.lines(comment, styles.small, width)),
]
