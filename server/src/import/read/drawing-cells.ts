import { z } from 'zod'
import type { CellReader, Cells } from './cell-reader.ts'
import { CellError, type Parse } from './cell-values.ts'
import type { MappedDrawing, Mapping } from './mapping.ts'
import type { Cell, GivenDrawing } from './row.ts'

const LONGEST_CELL = 100_000
const MOST_DRAWINGS = 200

const cellShape = z
  .array(z.strictObject({ family: z.string(), parameters: z.record(z.string(), z.unknown()).default({}) }))
  .min(1)
  .max(MOST_DRAWINGS)

/**
 * The drawings that a row gives its product or its item, from its cell or from the mapping's columns; not checked yet.
 */
export const readDrawings = (
  field: 'drawing' | 'item_drawing',
  reader: CellReader,
  cells: Cells,
  mapping: Mapping,
): Cell<readonly GivenDrawing[]> => {
  const drawn = reader.field(field, drawingsIn)
  const mapped = mapping[field]
  return drawn !== undefined || !mapped ? drawn : drawingByColumns(mapped, cells)
}

/** `{"family": "…", "parameters": {…}}`, or a list of them. */
const drawingsIn: Parse<GivenDrawing[]> = (text) => {
  if (text.length > LONGEST_CELL) return new CellError('too_long')
  const drawn = parseJson(text)
  const read = cellShape.safeParse(Array.isArray(drawn) ? drawn : [drawn])
  return read.success ? read.data : new CellError('drawing_not_readable')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined for a row in which one of the drawing's columns is empty. */
const drawingByColumns = (
  { family, parameters }: MappedDrawing,
  cells: Cells,
): GivenDrawing[] | undefined => {
  const texts: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  for (const [name, of] of Object.entries(parameters)) {
    if ('value' in of) values[name] = of.value
    else texts[name] = (cells[of.column] ?? '').trim()
  }
  return Object.values(texts).includes('') ? undefined : [{ family, parameters: values, texts }]
}
