import type { FileRow } from './file-row.ts'
import type { Mapping } from './mapping.ts'
import type { ImportProblem } from './problem.ts'
import { readRow } from './read-row.ts'
import type { ImportRow } from './row.ts'
import { wrongHeadings } from './wrong-headings.ts'

/** Reads one row after the other, and remembers what later ones need to know of earlier ones. */
export interface RowReader {
  read(row: FileRow): ImportRow | undefined
  /** The part numbers read so far, in lower case. */
  readonly skus: ReadonlySet<string>
  /** How many rows were refused before their part number was known. */
  readonly unknown: number
  readonly leftOut: number
}

/** A reader for one file. What can't be taken is told to `report`. */
export const rowReader = (mapping: Mapping, report: (problem: ImportProblem) => void): RowReader => {
  const skus = new Set<string>()
  const optionNames = new Map<string, string>()
  const leftOutCodes = new Set<string | undefined>()
  let headingsSeen = false
  const counts = { unknown: 0, leftOut: 0 }
  const read = (row: FileRow): ImportRow | undefined => {
    if ('broken' in row) {
      counts.unknown++
      report({ line: row.line, column: '', code: row.broken, value: row.value, refusesRow: true })
      return undefined
    }
    if (!headingsSeen) {
      headingsSeen = true
      wrongHeadings(Object.keys(row.cells), mapping).forEach(report)
    }
    const { row: given, problems, leftOut, code } = readRow(row.cells, row.line, mapping)
    if (leftOut === 'product') leftOutCodes.add(code)
    if (leftOut || leftOutCodes.has(code)) {
      counts.leftOut++
      return undefined
    }
    problems.forEach(report)
    if (!given) counts.unknown++
    if (!given?.item) return given
    const { sku } = given.item
    const key = sku.trim().toLowerCase()
    if (skus.has(key)) {
      const column = mapping.columns.sku ?? ''
      report({ line: row.line, column, code: 'sku_repeated', value: sku, refusesRow: true })
      return undefined
    }
    skus.add(key)
    return withOptionNames(given, optionNames)
  }
  return {
    read,
    skus,
    get unknown() {
      return counts.unknown
    },
    get leftOut() {
      return counts.leftOut
    },
  }
}

/** A shop export names a product's options on its first row; the rows after it mean the same ones. */
const withOptionNames = (row: ImportRow, names: Map<string, string>): ImportRow => {
  if (!row.item || row.item.options.length === 0) return row
  const options = row.item.options.map((option) => {
    const key = `${option.position} ${row.product.code}`
    if (option.name !== '') names.set(key, option.name)
    return { ...option, name: names.get(key) ?? '' }
  })
  return { ...row, item: { ...row.item, options } }
}
