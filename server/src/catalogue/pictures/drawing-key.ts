import { createHash } from 'node:crypto'
import { drawingVersion, type Drawing } from '@pasok/drawings'

/** The storage key of a drawing's file: it differs for other parameters and for another version of the drawing code. */
export const drawingKey = ({ family, parameters }: Drawing, version: number = drawingVersion): string => {
  const content = JSON.stringify([version, family, sortKeys(parameters)])
  return `drawings/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.svg`
}

/** Where the DXF of the drawing with this key is stored. */
export const dxfKey = (key: string): string => key.replace(/svg$/, 'dxf')

/** Sorts the fields of every object. */
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  )
}
