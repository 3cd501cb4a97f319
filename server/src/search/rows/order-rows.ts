import {
  LONGEST_PART_NUMBER,
  LONGEST_QUANTITY,
  LONGEST_ROW_TEXT,
  unitCode,
  withoutStrange,
  type TypedRow,
} from '@pasok/contract'
import { plainNumber } from '../../platform/sheets/plain-number.ts'
import type { Cell } from '../../platform/sheets/table-cells.ts'
import { findHeadings, isHeadings } from './find-headings.ts'
import type { NamedColumns } from './row-headings.ts'
import { columnThatCounts, holdsMostlyAmounts, quantityColumn } from './quantity-column.ts'
import {
  isCodeLike,
  isCount,
  isDate,
  isDesignators,
  isMoney,
  isNumeric,
  isQuantityLike,
  isRunning,
  isSum,
  LONGEST_UNIT,
  numbersLines,
  readSignature,
  readTitle,
} from './row-signs.ts'
import { splitLines } from './split-lines.ts'

/** The requested items of a table, and what else it contains. */
export interface OrderRows {
  readonly rows: TypedRow[]
  /** The number of rows that hold a sum of others. */
  readonly sumRows: number
  /** Texts that span the row, such as section titles. */
  readonly titles: string[]
  readonly hasQuantities: boolean
  /** Whether the table has headings, codes or quantities; otherwise it is prose. */
  readonly isList: boolean
}

/** The number of rows sampled to detect the columns. */
const SAMPLE = 200

/**
 * Reads the rows of a buyer's list. Columns are detected by headings in either language, in one line or two, or else by
 * content: codes, words, numbers. Line numbers and designators are not part numbers; prices, totals and columns with
 * other headings are not quantities. A row without a part number has its description as `part_number`.
 */
export const orderRowsIn = (table: readonly (readonly Cell[])[]): OrderRows => {
  const texts = table.map((row) => (row.some(hasText) ? row.map(toText) : []))
  const { named, first, width } = findHeadings(texts)
  const cells = named ? texts : splitLines(texts)
  const places = table.flatMap((_, at) => (at >= first && cells[at]?.length ? [at] : []))
  const columns = detectColumns(
    places.slice(0, SAMPLE).map((at) => cells[at] ?? []),
    named,
  )
  const { quantity } = columns
  const read: OrderRows = {
    rows: [],
    titles: [],
    sumRows: 0,
    hasQuantities: quantity !== undefined,
    isList: false,
  }
  let sumRows = 0
  let isSigned = false
  for (const at of places) {
    const texts = cells[at] ?? []
    if (named && isHeadings(texts)) continue
    const title = quantity === undefined ? undefined : readTitle(texts, quantity, named?.known)
    const signature = named && readSignature(texts)
    isSigned ||= signature !== undefined
    if (isSum(texts)) sumRows++
    else if (signature !== undefined) read.titles.push(signature)
    else if (isSigned && !isQuantityLike(texts[quantity ?? -1] ?? '')) continue
    else if (title !== undefined) read.titles.push(title)
    else {
      const row = toTypedRow(table[at] ?? [], texts, columns, width)
      if (row.part_number !== '' || row.quantity !== '') read.rows.push(row)
    }
  }
  const codes = read.rows.filter(({ part_number }) => isCodeLike(part_number)).length
  const isHeaded = named !== undefined && (named.partNumbers.length > 0 || named.description !== undefined)
  return {
    ...read,
    sumRows,
    isList:
      (isHeaded && named.known > 1) ||
      (read.rows.length > 0 && (read.hasQuantities || codes * 2 > read.rows.length)),
  }
}

type Columns = Pick<NamedColumns, 'description' | 'unit' | 'note'> & {
  readonly partNumber?: number | undefined
  readonly quantity?: number | undefined
  /** The unit in the heading of the quantities. */
  readonly quantityUnit?: string | undefined
}

const toTypedRow = (
  row: readonly Cell[],
  texts: readonly string[],
  { partNumber = -1, description = -1, quantity = -1, unit = -1, note = -1, quantityUnit = '' }: Columns,
  width: number,
): TypedRow => {
  const [code = '', words = '', remark = ''] = [texts[partNumber], texts[description], texts[note]]
  return {
    part_number: (code || words).slice(0, LONGEST_PART_NUMBER),
    quantity: withUnit(readQuantity(row, texts, quantity, width), texts[unit] || quantityUnit),
    ...(code !== '' && words !== '' && words !== code && { description: words.slice(0, LONGEST_ROW_TEXT) }),
    ...(remark !== '' && { note: remark.slice(0, LONGEST_ROW_TEXT) }),
  }
}

/** Appends the unit from the unit column to a quantity without a unit. */
const withUnit = (quantity: string, unit: string): string => {
  const short = quantity.slice(0, LONGEST_QUANTITY)
  const isBare = short !== '' && !/\p{L}/u.test(short)
  return isBare && /\p{L}/u.test(unit) && unit.length <= LONGEST_UNIT
    ? `${short} ${unit}`.slice(0, LONGEST_QUANTITY)
    : short
}

/** Detects the columns by their headings, and those without a known heading by their content. */
const detectColumns = (sample: readonly (readonly string[])[], named: NamedColumns | undefined): Columns => {
  const width = Math.max(0, ...sample.map((row) => row.length))
  const texts = Array.from({ length: width }, (_, at) =>
    sample.map((row) => row[at] ?? '').filter((text) => text !== ''),
  )
  const filled = texts.flatMap((some, at) => (some.length > 0 ? [at] : []))
  const mostly = (at: number, is: (text: string) => boolean): boolean => {
    const some = texts[at] ?? []
    return some.filter(is).length * 2 > some.length
  }
  const numeric = new Set(filled.filter((at) => mostly(at, (text) => isNumeric(text) && !isDate(text))))
  const content = { sample, filled, numeric, mostly, texts }
  return named ? columnsByName(named, content) : columnsByContent(content)
}

/** The content of a table's columns. */
interface Content {
  readonly sample: readonly (readonly string[])[]
  readonly texts: readonly (readonly string[])[]
  /** `filled`: columns that are not empty; `numeric`: columns of numbers. */
  readonly filled: readonly number[]
  readonly numeric: ReadonlySet<number>
  /** Whether more than half of a column's texts match. */
  readonly mostly: (column: number, is: (text: string) => boolean) => boolean
}

const columnsByName = (named: NamedColumns, content: Content): Columns => {
  const { sample, texts, filled, numeric, mostly } = content
  const { partNumbers, description, quantities, unit, note, others } = named
  const isPlain = (at: number): boolean =>
    !mostly(at, isDesignators) && (description === undefined || !isOneForAll(texts[at] ?? []))
  const byHeading = partNumbers.find(
    ({ at, isSure }) => !isRunning(texts[at] ?? []) && (isSure || isPlain(at)),
  )
  const taken = [
    ...partNumbers.map(({ at }) => at),
    description,
    ...quantities.map(({ at }) => at),
    unit,
    note,
  ]
  const unnamed = filled.filter((at) => !taken.includes(at))
  const isWords = (at: number) => !numeric.has(at) && !others.includes(at)
  const unknown = unnamed.filter((at) => named.unknown.includes(at))
  const partNumber =
    byHeading?.at ??
    (description === undefined
      ? (unnamed.find(isWords) ?? unknown.find((at) => !numeric.has(at)) ?? unknown[0])
      : undefined)
  if (quantities.length > 0) {
    const quantity = quantityColumn(named, sample)
    const quantityUnit = quantities.find(({ at }) => at === quantity)?.unit
    return { partNumber, description, quantity, unit, note, quantityUnit }
  }
  const mayCount = (at: number): boolean =>
    numeric.has(at) && !holdsMostlyAmounts(texts[at] ?? []) && !isRunning(texts[at] ?? [])
  // 'Unit' may also head a number of units, and 'Qty/Unit' quantities with their units.
  if (unit !== undefined && (numeric.has(unit) || mostly(unit, isCount)))
    return {
      partNumber,
      description,
      note,
      quantity: mostly(unit, isCount) || mayCount(unit) ? unit : undefined,
    }
  const bare = unnamed.filter(
    (at) => at !== partNumber && mayCount(at) && !others.includes(at) && !named.unknown.includes(at),
  )
  return { partNumber, description, quantity: bare.length === 1 ? bare[0] : undefined, unit, note }
}

/** Whether all of several rows have the same text, such as an order number. */
const isOneForAll = (texts: readonly string[]): boolean => texts.length > 1 && new Set(texts).size === 1

/** The least number of rows for numbers after the codes to be line numbers; in fewer rows, 1 and 2 may be quantities. */
const NUMBERED_ROWS = 3

const columnsByContent = ({ texts, filled, numeric, mostly }: Content): Columns => {
  const first = texts[filled[0] ?? -1] ?? []
  const isNumbered = filled.length > 2 ? isRunning(first) : filled.length === 2 && numbersLines(first)
  const columns = isNumbered ? filled.slice(1) : filled
  const counts = columns.filter((at) => columns.length > 1 && (numeric.has(at) || mostly(at, isCount)))
  const isOther = (at: number): boolean => mostly(at, isDate) || mostly(at, isMoney)
  const words = columns.filter((at) => !counts.includes(at) && !isOther(at))
  const unit =
    words.length > 1 ? words.find((at) => mostly(at, (text) => unitCode(text) !== undefined)) : undefined
  const named = words.filter((at) => at !== unit)
  const parts = named.filter((at) => !mostly(at, isDesignators))
  const candidates = parts.length > 0 ? parts : named
  const partNumber = candidates.find((at) => mostly(at, isCodeLike)) ?? candidates[0] ?? columns[0]
  const isOfLines = (at: number): boolean => {
    const some = texts[at] ?? []
    return some.length >= NUMBERED_ROWS && numbersLines(some)
  }
  const numbers = counts.filter((at) => at !== partNumber && !isOfLines(at))
  const behind = numbers.filter((at) => at > (partNumber ?? 0))
  const beside = columns.find(
    (at) =>
      columns.length === 2 &&
      at > (partNumber ?? 0) &&
      !isOther(at) &&
      !isOfLines(at) &&
      !mostly(at, (text) => !isQuantityLike(text)),
  )
  const quantity = numbers.length > 0 ? columnThatCounts(behind.length > 0 ? behind : numbers, texts) : beside
  const description = candidates.find((at) => at !== partNumber && at !== quantity)
  return { partNumber, description, quantity, unit }
}

/** Cheaper than converting to text: in a table made to slow the server down, most cells are empty. */
const hasText = (cell: Cell): boolean => typeof cell === 'number' || /[^\0\s]/.test(cell)

const toText = (cell: Cell): string =>
  typeof cell === 'number' ? plainNumber(cell) : withoutStrange(cell).replaceAll(/\s+/g, ' ').trim()

/**
 * Reads a quantity. A fraction of three digits gets a trailing zero so that it is not read as thousands. A number split by
 * its own commas (A-1,1,000) is joined if the row is longer than the headings or the next cell starts with 0.
 */
const readQuantity = (row: readonly Cell[], texts: readonly string[], at: number, width: number): string => {
  const text = texts[at] ?? ''
  if (typeof row[at] === 'number') return text.replace(/(\.\d{3})$/, '$10')
  const rest = texts.slice(at + 1)
  const isCut = row.length > width || rest[0]?.startsWith('0')
  const isGroups = rest.length > 0 && [...rest].every((one) => /^\d{3}$/.test(one))
  return isCut && isGroups && /^[1-9]\d{0,2}$/.test(text) ? [text, ...rest].join(',') : withoutWords(text)
}

/** '3 (tiga)' becomes '3', and '3 (dus)' becomes '3 dus'. */
const withoutWords = (quantity: string): string =>
  quantity.replace(/^(\d[\d.,]*) ?\(([\p{L} ]+)\)/u, (_, number: string, words: string) =>
    unitCode(words) === undefined ? number : `${number} ${words}`,
  )
