import { LONGEST_SHELF } from '@pasok/contract'
import { isCellError, type CellReader, type Cells } from './cell-reader.ts'
import {
  day,
  decimal,
  gramsFrom,
  LONGEST_CODE,
  makersNumbersBy,
  numbersBy,
  CellError,
  rupiahBy,
  textUpTo,
  wholeFrom,
  type Parse,
} from './cell-values.ts'
import { readDrawings } from './drawing-cells.ts'
import type { MappedAttribute, Mapping } from './mapping.ts'
import { partNumberIn } from './part-number.ts'
import { both, type Cell, type GivenOption, type GivenValue, type ImportRow } from './row.ts'

const LONGEST_NAME = 300
const LONGEST_UNIT = 40

/** Reads the item of a row; undefined, with the problem reported, if the row has no part number. */
export const readItem = (reader: CellReader, cells: Cells, mapping: Mapping): ImportRow['item'] => {
  const { field, refuse, problems } = reader
  const before = problems.length
  const ownSku = field('sku', textUpTo(LONGEST_CODE))
  if (problems.length > before) {
    problems.splice(before, 1, { ...(problems[before] as (typeof problems)[number]), refusesRow: true })
    return undefined
  }
  const wrong = ownSku ? undefined : mapping.sku_from?.find((column) => isCellError(cells[column] ?? ''))
  if (wrong !== undefined) return refuse(wrong, 'cell_error', cells[wrong] ?? '', true)
  const { sku, damage } = ownSku ? partNumberIn(ownSku) : { sku: madeSku(cells, mapping) }
  if (sku === '') return refuse(mapping.columns.sku ?? '', 'no_sku', '', true)
  const rupiah = rupiahBy(mapping)
  const multiple_qty = field('multiple_qty', wholeFrom(1))
  return {
    sku,
    ...(damage && { damage }),
    replaces: field('replaces', numbersBy(mapping)),
    other_numbers: field('other_numbers', makersNumbersBy(mapping)),
    name: both(field('item_name_en', textUpTo(LONGEST_NAME)), field('item_name_id', textUpTo(LONGEST_NAME))),
    uom: field('uom', textUpTo(LONGEST_UNIT)),
    pieces_per_uom: field('pieces_per_uom', wholeFrom(1)),
    stock_tag: field('stock_tag', textUpTo(LONGEST_UNIT)),
    on_hand: field('on_hand', wholeFrom(0)),
    lead_time_days: field('lead_time_days', wholeFrom(0)),
    min_qty: field('min_qty', minimumBy(multiple_qty)),
    multiple_qty,
    weight_g: field('weight_g', gramsFrom(mapping.weight_unit)),
    shelf: field('shelf', textUpTo(LONGEST_SHELF)),
    drawing: takeFirst(readDrawings('item_drawing', reader, cells, mapping)),
    price: field('price', rupiah),
    cost_price: field('cost_price', rupiah),
    offer: {
      price: field('special_offer_price', rupiah),
      starts_on: field('special_offer_from', day),
      ends_on: field('special_offer_until', day),
    },
    values: mapping.attributes.flatMap((attribute) => readValue(attribute, reader)),
    options: readOptions(reader, cells, mapping),
  }
}

/** An item has one drawing. */
const takeFirst = <T>(cell: Cell<readonly T[]>): Cell<T> => cell && cell[0]

/** Parses a minimum quantity, which must be a multiple of the item's multiple; 1 means no minimum. */
const minimumBy =
  (multiple: Cell<number>): Parse<number> =>
  (text) => {
    const least = wholeFrom(1)(text)
    return typeof least === 'number' && least > 1 && least % (multiple ?? 1) !== 0
      ? new CellError('min_not_a_multiple')
      : least
  }

/**
 * The part number of a row without one: its parts in capitals, joined by dashes. The same parts always give the same
 * number.
 */
const madeSku = (cells: Cells, mapping: Mapping): string =>
  (mapping.sku_from ?? [])
    .map((column) => (cells[column] ?? '').trim())
    .filter((part) => part !== '' && part !== mapping.no_option)
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/\p{Mark}/gu, '')
        .toUpperCase()
        .replace(/[^A-Z0-9.]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('-')

const readValue = ({ code, type, columns }: MappedAttribute, { read }: CellReader): GivenValue[] => {
  const one = 'value' in columns ? columns.value : undefined
  if (type === 'number') {
    const number = read(one, decimal)
    return number === undefined ? [] : [{ code, type, number }]
  }
  // A value that is the same in both languages is in one column.
  const inLanguage = (language: 'en' | 'id') =>
    read(
      one ?? (language in columns ? (columns as Record<string, string>)[language] : undefined),
      textUpTo(LONGEST_CODE),
    )
  const text = both(inLanguage('en'), inLanguage('id'))
  return 'en' in text || 'id' in text ? [{ code, type, text }] : []
}

const readOptions = ({ refuse }: CellReader, cells: Cells, mapping: Mapping): GivenOption[] =>
  mapping.options.flatMap(({ name, value }, position) => {
    const option = (cells[value] ?? '').trim()
    if (option === '' || option === mapping.no_option) return []
    if (isCellError(option)) return refuse(value, 'cell_error', option) ?? []
    const long = [name, value].find((column) => (cells[column] ?? '').length > LONGEST_CODE)
    if (long !== undefined) return refuse(long, 'too_long', cells[long] ?? '') ?? []
    return [{ position, name: (cells[name] ?? '').trim(), value: option }]
  })
