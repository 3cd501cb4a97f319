import { cellReader, isConditionMet, type Cells, type CellReader } from './cell-reader.ts'
import { LONGEST_CODE, textUpTo } from './cell-values.ts'
import type { Mapping } from './mapping.ts'
import type { ImportProblem } from '../problem.ts'
import { readItem } from './read-item.ts'
import { readProduct } from './read-product.ts'
import type { ImportRow } from './row.ts'

/** The result of reading one row: the row, unless it is refused or left out, and its problems. */
interface ReadRow {
  readonly row?: ImportRow
  readonly problems: readonly ImportProblem[]
  /** The mapping leaves out this row, or its product. */
  readonly leftOut?: 'row' | 'product'
  /** The product's code, if the row has one. */
  readonly code?: string
}

/** Reads one row of a file by its mapping. Pure: references are looked up when the row is written. */
export const readRow = (cells: Cells, line: number, mapping: Mapping): ReadRow => {
  const reader = cellReader(cells, line, mapping)
  const { problems } = reader
  const code = productCode(reader, cells, mapping)
  const isProduct = mapping.product_when === undefined || isConditionMet(mapping.product_when, cells)
  if (mapping.leave_out_when.some((when) => isConditionMet(when, cells)))
    return code !== undefined && isProduct
      ? { problems: [], leftOut: 'product', code }
      : { problems: [], leftOut: 'row' }
  if (code === undefined) return { problems: problems.map((problem) => ({ ...problem, refusesRow: true })) }
  const product = readProduct(
    code,
    isProduct ? reader : silenceReader(reader),
    isProduct ? cells : {},
    mapping,
  )
  if (!hasItem(mapping, cells)) return { row: { line, product }, problems, code }
  const item = readItem(reader, cells, mapping)
  return item ? { row: { line, product, item }, problems, code } : { problems, code }
}

const productCode = (reader: CellReader, cells: Cells, mapping: Mapping): string | undefined => {
  const from = mapping.product_from?.find(({ column }) => (cells[column] ?? '').trim() !== '')
  const column = from?.column ?? mapping.columns.product
  const code = reader.read(column, textUpTo(LONGEST_CODE))
  if (typeof code === 'string') return (from?.prefix ?? '') + code
  if (reader.problems.length === 0) reader.refuse(column ?? '', 'no_product', '', true)
  return undefined
}

/** For a row that has nothing of its product but the code. */
const silenceReader = (reader: CellReader): CellReader => ({
  ...reader,
  read: () => undefined,
  field: () => undefined,
})

const hasItem = ({ item_when: when }: Mapping, cells: Cells): boolean => {
  if (when === undefined) return true
  return typeof when === 'string' ? (cells[when] ?? '').trim() !== '' : isConditionMet(when, cells)
}
