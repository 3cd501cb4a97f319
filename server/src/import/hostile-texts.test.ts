import { expect, it } from 'vitest'
import { drawingSize } from './files/drawing-size.ts'
import { drawingTitle } from './files/drawing-title.ts'
import { toAttributeCode } from './read/attribute-code.ts'
import { day, decimal, gramsFrom, listBy, numbersBy, pathBy, percent, wholeFrom } from './read/cell-values.ts'
import { cleanHtml } from './read/clean-html.ts'
import { plainMapping } from './read/mapping.ts'
import { partNumberIn } from './read/part-number.ts'
import { scanRow } from '../platform/sheets/scan-row.ts'
import { titled } from './read/titled.ts'
import { growingFaster } from '../testing/growth.ts'

const svg = (inside: string) => Buffer.from(`<svg viewBox="0 0 ${inside} 1">`)
/** Functions that read texts from outside; each gets texts far beyond the limits of their fields. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'scanRow: a line': (text) => scanRow(text, 0, ',', true),
  'scanRow: of semicolons': (text) => scanRow(text, 0, ';', true),
  'cell: day': day,
  'cell: decimal': decimal,
  'cell: percent': percent,
  'cell: whole': wholeFrom(0),
  'cell: grams': gramsFrom('kg'),
  'cell: list': listBy(plainMapping),
  'cell: list by commas': listBy({ ...plainMapping, list_separator: ',' }),
  'cell: part numbers': numbersBy(plainMapping),
  'cell: path': pathBy(plainMapping),
  partNumberIn,
  'attribute code': toAttributeCode,
  titled,
  cleanHtml,
  'drawingSize: a number': (text) => drawingSize(svg(text)),
  'drawingSize: a drawing': (text) => drawingSize(Buffer.from(text)),
  drawingTitle,
}

it.each(Object.entries(readers))('%s takes time in proportion to what it reads', (_, read) => {
  expect(growingFaster(read)).toBeUndefined()
})
