import { contentBottom, line as lineColour, newPage, SIDE, surface, TOP, type Pdf } from './pdf-page.ts'
import { LEADING } from './styles.ts'
import type { SetLine, Typesetter } from './typesetter.ts'

/** The horizontal and vertical padding of a cell, in points. */
export const PADDING = 4
const MARGIN = 3

/** The position of a column on the page. */
export interface TableColumn {
  readonly align: 'left' | 'right'
  /** Includes the padding on both sides. */
  readonly width: number
}

/** The cells of a row, each as its lines. */
export type TableRow = readonly (readonly SetLine[])[]

export interface Table {
  readonly columns: readonly TableColumn[]
  readonly head: TableRow
  readonly count: number
  readonly rowAt: (index: number) => TableRow
  /** Draws content above the first header row, on the same page. */
  readonly title?: { readonly height: number; readonly draw: () => void }
  /** The height, in points, of the content that follows the last row on its page. */
  readonly below?: number
}

/**
 * Draws a table across as many pages as it needs, with the header row on each. A row is split only if it is taller than
 * a page.
 */
export const drawTable = (
  pdf: Pdf,
  typesetter: Typesetter,
  { columns, head, count, rowAt, title, below = 0 }: Table,
): void => {
  const right = columns.reduce((x, { width }) => x + width, SIDE)
  const headHeight = measureRow(head)
  const drawRow = (row: TableRow) => {
    const { y } = pdf
    let x = SIDE
    for (const [index, { width, align }] of columns.entries()) {
      const from = align === 'right' ? x + width - PADDING : x + PADDING
      typesetter.drawAll(row[index] ?? [], from, y + MARGIN, align)
      x += width
    }
    const under = y + measureRow(row)
    pdf.moveTo(SIDE, under).lineTo(right, under).lineWidth(0.5).stroke(lineColour)
    pdf.x = SIDE
    pdf.y = under
  }
  const drawHeader = () => {
    pdf.rect(SIDE, pdf.y, right - SIDE, headHeight).fill(surface)
    drawRow(head)
  }
  const turnPage = () => newPage(pdf, pdf.page.width > pdf.page.height ? 'landscape' : 'portrait')
  const whole = contentBottom(pdf) - TOP - headHeight
  const firstHeight = count > 0 ? measureRow(rowAt(0)) : 0
  if (pdf.y + (title?.height ?? 0) + headHeight + Math.min(firstHeight, whole) > contentBottom(pdf))
    turnPage()
  title?.draw()
  drawHeader()
  for (let index = 0; index < count; index++) {
    const row = rowAt(index)
    const height = measureRow(row)
    const needed = index === count - 1 ? height + below : height
    const isFirstOfPage = pdf.y <= TOP + headHeight
    if (pdf.y + needed > contentBottom(pdf) && !isFirstOfPage && height <= whole) {
      turnPage()
      drawHeader()
    }
    let rest = row
    while (rest.some((cell) => cell.length > 0) && pdf.y + measureRow(rest) > contentBottom(pdf)) {
      const fitting = Math.max(1, Math.floor((contentBottom(pdf) - pdf.y - 2 * MARGIN) / LEADING))
      drawRow(rest.map((cell) => cell.slice(0, fitting)))
      rest = rest.map((cell) => cell.slice(fitting))
      turnPage()
      drawHeader()
    }
    drawRow(rest)
  }
}

const measureRow = (row: TableRow): number =>
  Math.max(1, ...row.map((cell) => cell.length)) * LEADING + 2 * MARGIN - 1
