import { printable } from '../../platform/pdf/printable.ts'
import type { Block, Span } from './html-blocks.ts'
import {
  contentBottom,
  EXACT,
  ink,
  line,
  newPage,
  SIDE,
  surface,
  contentWidth,
  type Pdf,
} from '../../platform/pdf/pdf-page.ts'

const SIZE = 9.5
const INDENT = 14
const GAP = 5

/** Draws the blocks of a description below each other from the current position, `width` points wide. */
export const drawBlocks = (pdf: Pdf, blocks: readonly Block[], x: number, width: number): void => {
  for (const block of blocks) {
    if (block.kind === 'table') drawCells(pdf, block.rows, x, width)
    else if (block.kind === 'point') {
      const inset = INDENT * block.depth
      if (block.mark !== '') {
        const y = stay(pdf)
        pdf.font('regular').fontSize(SIZE).fillColor(ink)
        pdf.text(block.mark, x + inset - INDENT, y, { width: INDENT - 2, lineBreak: false })
        pdf.y = y
      }
      drawSpans(pdf, block.spans, x + inset, width - inset, SIZE)
      pdf.y += GAP / 2
    } else {
      if (block.kind === 'heading') pdf.y += GAP / 2
      drawSpans(
        pdf,
        block.spans,
        x,
        width,
        block.kind === 'heading' ? SIZE + 1.5 : SIZE,
        block.kind === 'heading',
      )
      pdf.y += GAP
    }
  }
}

/** The position of the next line; begins a new page if this one is full. */
const stay = (pdf: Pdf): number => {
  if (pdf.y + 2 * SIZE > contentBottom(pdf)) newPage(pdf)
  return pdf.y
}

const drawSpans = (
  pdf: Pdf,
  spans: readonly Span[],
  x: number,
  width: number,
  size: number,
  heavy = false,
): void => {
  const y = stay(pdf)
  pdf.fontSize(size).fillColor(ink)
  for (const [index, { text, bold }] of spans.entries()) {
    pdf.font(bold || heavy ? 'semibold' : 'regular')
    const options = { width, lineGap: 1.5, continued: index < spans.length - 1, features: EXACT }
    if (index === 0) pdf.text(printable(text), x, y, options)
    else pdf.text(printable(text), options)
  }
  pdf.x = SIDE
}

type Rows = Extract<Block, { kind: 'table' }>['rows']

const cellWidth = (rows: Rows, width: number): number => width / Math.max(1, ...rows.map((row) => row.length))

const measureRow = (pdf: Pdf, row: Rows[number], each: number): number => {
  pdf.font('semibold').fontSize(SIZE - 1)
  const options = { width: each - 8, features: EXACT }
  return Math.max(...row.map(({ text }) => pdf.heightOfString(printable(text), options) + 6))
}

/** Draws a table of a description; its columns share the width equally. */
const drawCells = (pdf: Pdf, rows: Rows, x: number, width: number): void => {
  const each = cellWidth(rows, width)
  pdf.y += GAP / 2
  for (const row of rows) {
    const height = measureRow(pdf, row, each)
    if (pdf.y + height > contentBottom(pdf)) newPage(pdf)
    const { y } = pdf
    for (const [index, { text, head }] of row.entries()) {
      if (head) pdf.rect(x + index * each, y, each, height).fill(surface)
      pdf.font(head ? 'semibold' : 'regular').fillColor(ink)
      pdf.text(printable(text), x + index * each + 4, y + 3, { width: each - 8, features: EXACT })
    }
    pdf
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .lineWidth(0.5)
      .stroke(line)
    pdf.y = y + height
  }
  pdf.x = SIDE
  pdf.y += GAP
}

/** The height of the blocks at a width, without page breaks. */
export const measureBlocks = (pdf: Pdf, blocks: readonly Block[], width: number): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'table') {
      const each = cellWidth(block.rows, width)
      return block.rows.reduce((all, row) => all + measureRow(pdf, row, each), sum + 1.5 * GAP)
    }
    const inset = block.kind === 'point' ? INDENT * block.depth : 0
    const text = printable(block.spans.map((span) => span.text).join(''))
    pdf.font('semibold').fontSize(block.kind === 'heading' ? SIZE + 1.5 : SIZE)
    return sum + pdf.heightOfString(text, { width: width - inset, lineGap: 1.5, features: EXACT }) + 1.5 * GAP
  }, 0)

/** Two columns of names and values, side by side in pairs. */
export const drawPairs = (pdf: Pdf, pairs: readonly (readonly [string, string])[]): void => {
  const half = contentWidth(pdf) / 2
  const [left, right] = [half * 0.45, half * 0.55 - 14]
  for (let index = 0; index < pairs.length; index += 2) {
    const row = pairs.slice(index, index + 2)
    pdf.font('regular').fontSize(SIZE - 1)
    const tall = (text: string, width: number) =>
      pdf.heightOfString(printable(text), { width, features: EXACT }) + 5
    const height = Math.max(
      ...row.map(([name, value]) => Math.max(tall(name, left - 8), tall(value, right - 8))),
    )
    if (pdf.y + height > contentBottom(pdf)) newPage(pdf)
    const { y } = pdf
    for (const [side, [name, value]] of row.entries()) {
      const x = SIDE + side * half
      pdf.rect(x, y, left, height).fill(surface)
      pdf.fillColor(ink).text(printable(name), x + 4, y + 3, { width: left - 8, features: EXACT })
      pdf.text(printable(value), x + left + 4, y + 3, { width: right - 8, features: EXACT })
      pdf
        .moveTo(x, y + height)
        .lineTo(x + left + right, y + height)
        .lineWidth(0.5)
        .stroke(line)
    }
    pdf.x = SIDE
    pdf.y = y + height
  }
}
