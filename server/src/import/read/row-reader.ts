import type { Damage } from '../../platform/sheets/damaged-text.ts'
import { checkDrawings } from './check-drawings.ts'
import type { FileRow } from './file-row.ts'
import type { Mapping } from './mapping.ts'
import type { ImportProblem } from '../problem.ts'
import { readRow } from './read-row.ts'
import type { ImportRow, KeyedRow } from './row.ts'
import { wrongHeadings } from './wrong-headings.ts'

/** Reads batches of rows in order, and remembers what later ones need to know of earlier ones. */
export interface RowReader {
  read(batch: readonly FileRow[]): Promise<KeyedRow[]>
  /** The keys of the part numbers read so far. */
  readonly keys: ReadonlySet<string>
  /** The number of rows refused before their part number was known. */
  readonly unknown: number
  readonly leftOut: number
}

/** Part-number queries of the database. */
interface PartNumbers {
  /** The keys of part numbers, in their order. */
  readonly findKeys: (skus: readonly string[]) => Promise<string[]>
  /** Those of these keys that items have. */
  readonly knownKeys: (keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/**
 * A reader for one file. Problems are passed to `report`, including part numbers that a spreadsheet damaged, unless an
 * item has that number.
 */
export const rowReader = (
  mapping: Mapping,
  { findKeys, knownKeys }: PartNumbers,
  report: (problem: ImportProblem) => void,
): RowReader => {
  const keys = new Set<string>()
  const optionNames = new Map<string, string>()
  const leftOutCodes = new Set<string | undefined>()
  let headingsSeen = false
  const counts = { unknown: 0, leftOut: 0 }
  const readOne = (row: FileRow): ImportRow | undefined => {
    if ('broken' in row) {
      counts.unknown++
      report({ line: row.line, column: '', code: row.broken, value: row.value, refusesRow: true })
      return undefined
    }
    if (!headingsSeen) {
      headingsSeen = true
      wrongHeadings(Object.keys(row.cells), mapping).forEach(report)
    }
    const { row: typedRow, problems, leftOut, code } = readRow(row.cells, row.line, mapping)
    if (leftOut === 'product') leftOutCodes.add(code)
    if (leftOut || leftOutCodes.has(code)) {
      counts.leftOut++
      return undefined
    }
    problems.forEach(report)
    if (!typedRow) counts.unknown++
    return typedRow
  }
  const refuseDamaged = ({ line }: ImportRow, sku: string, damage: Damage): [] => {
    counts.unknown++
    const column = mapping.columns.sku ?? ''
    report({ line, column, code: `damaged_${damage}`, value: sku, refusesRow: true })
    return []
  }
  const addKey = (row: ImportRow, key: string | undefined): KeyedRow | undefined => {
    if (!row.item || key === undefined) return row
    if (keys.has(key)) {
      const column = mapping.columns.sku ?? ''
      report({ line: row.line, column, code: 'sku_repeated', value: row.item.sku, refusesRow: true })
      return undefined
    }
    keys.add(key)
    return { ...withOptionNames(row, optionNames), key }
  }
  const read = async (batch: readonly FileRow[]): Promise<KeyedRow[]> => {
    const rows = await Promise.all(
      batch.flatMap((row) => readOne(row) ?? []).map((row) => checkDrawings(row, mapping, report)),
    )
    const named = await findKeys(rows.flatMap(({ item }) => item?.sku ?? []))
    let next = 0
    const all = rows.map((row) => ({ row, key: row.item ? named[next++] : undefined }))
    const doubtful = all.flatMap(({ row, key }) => (row.item?.damage && key !== undefined ? [key] : []))
    const known = doubtful.length > 0 ? await knownKeys(doubtful) : new Set<string>()
    return all.flatMap(({ row, key }) =>
      row.item?.damage && !known.has(key ?? '')
        ? refuseDamaged(row, row.item.sku, row.item.damage)
        : (addKey(row, key) ?? []),
    )
  }
  return {
    read,
    keys,
    get unknown() {
      return counts.unknown
    },
    get leftOut() {
      return counts.leftOut
    },
  }
}

/** A shop system's export names a product's options only on its first row; later rows have the same ones. */
const withOptionNames = (row: ImportRow, names: Map<string, string>): ImportRow => {
  if (!row.item || row.item.options.length === 0) return row
  const options = row.item.options.map((option) => {
    const key = `${option.position} ${row.product.code}`
    if (option.name !== '') names.set(key, option.name)
    return { ...option, name: names.get(key) ?? '' }
  })
  return { ...row, item: { ...row.item, options } }
}
