import { drawTable, PADDING, type TableRow } from '../../platform/pdf/draw-table.ts'
import {
  danger,
  ink,
  newPage,
  SIDE,
  soft,
  success,
  contentWidth,
  type Pdf,
} from '../../platform/pdf/pdf-page.ts'
import { styles, type Style } from '../../platform/pdf/styles.ts'
import { openTypesetter, type Typesetter } from '../../platform/pdf/typesetter.ts'
import { fitColumns } from './fit-columns.ts'
import type { Cell, Column } from './sheet.ts'

/** In points; a longer text is wrapped. */
const WIDEST = 150

/** Draws the items, in several tables below each other if their columns don't fit one page. */
export const drawItems = (
  pdf: Pdf,
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void => {
  const typesetter = openTypesetter(pdf)
  const needs = columns.map((column, place) => measureColumn(typesetter, column, rows, place))
  const { turned, parts } = fitColumns(needs, contentWidth(pdf), pdf.page.height - 2 * SIDE)
  if (turned) newPage(pdf, 'landscape')
  for (const [index, part] of parts.entries()) {
    const heading = parts.length === 1 ? title : `${title} (${index + 1}/${parts.length})`
    const look = (place: number) => columns[place]?.look ?? 'text'
    const inColumns = (linesOf: (place: number, width: number) => TableRow[number]) =>
      part.map(({ place, width }) => linesOf(place, width - 2 * PADDING))
    drawTable(pdf, typesetter, {
      columns: part.map(({ place, width }) => ({
        width,
        align: look(place) === 'number' ? 'right' : 'left',
      })),
      head: inColumns((place, width) => typesetter.lines(columns[place]?.head ?? '', styles.strong, width)),
      count: rows.length,
      rowAt: (row) =>
        inColumns((place, width) => {
          const cell = rows[row]?.[place]
          if (!cell) return []
          const style = chooseStyle(cell, look(place))
          return look(place) === 'sku'
            ? typesetter.unbroken(cell.text, style, width)
            : typesetter.lines(cell.text, style, width)
        }),
      title: {
        height: 24,
        draw: () => {
          pdf.font('semibold').fontSize(11).fillColor(ink).text(heading, SIDE, pdf.y)
          pdf.y += 4
        },
      },
    })
    pdf.y += 14
  }
}

const chooseStyle = ({ available }: Cell, look: Column['look']): Style =>
  look === 'sku'
    ? styles.strong
    : look === 'availability'
      ? { ...styles.text, colour: available === undefined ? soft : available ? success : danger }
      : styles.text

/**
 * The width that a column needs: its widest cell, and the longest word of its heading. Part numbers are never broken.
 */
const measureColumn = (
  typesetter: Typesetter,
  { head, look }: Column,
  rows: readonly (readonly Cell[])[],
  place: number,
): number => {
  const cells = rows.map((row) => {
    const cell = row[place]
    return cell ? typesetter.width(cell.text, chooseStyle(cell, look)) : 0
  })
  // The space after a word counts when lines are broken.
  const words = head.split(' ').map((word) => typesetter.width(`${word} `, styles.strong))
  const widest = look === 'sku' ? Infinity : WIDEST
  const most = [...cells, ...words].reduce((before, width) => Math.max(before, width), 20)
  return Math.ceil(Math.min(widest, most)) + 2 * PADDING + 1
}
