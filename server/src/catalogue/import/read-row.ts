import { rupiahOf } from '@pasok/contract'
import type { ImportProblemCode } from '@pasok/words'
import type { Field, MappedAttribute, Mapping } from './mapping.ts'
import type { ImportProblem } from './problem.ts'
import type { Bilingual, Cell, GivenValue, ImportRow } from './row.ts'

const CLEAR = '-'
const LONGEST_CODE = 120
const LONGEST_NAME = 300
const LONGEST_DESCRIPTION = 100_000
const DEEPEST_CATEGORY = 3
const LARGEST_WHOLE = 2_000_000_000
const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/
const YES = new Set(['yes', 'ya', 'true', '1'])
const NO = new Set(['no', 'tidak', 'false', '0'])

type Cells = Readonly<Record<string, string>>

/** What reading one row gives: the row, unless it must be refused, and every cell that was not taken. */
interface ReadRow {
  readonly row?: ImportRow
  readonly problems: readonly ImportProblem[]
}

/** The part number of a row whose file has none: its parts in capitals, joined by dashes; stable as long as they are. */
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

/** Reads one row of a file as its mapping says. Pure: what the row refers to is looked up when it is written. */
export const readRow = (cells: Cells, line: number, mapping: Mapping): ReadRow => {
  const problems: ImportProblem[] = []
  const refuse = (column: string, code: ImportProblemCode, value: string, refusesRow = false): undefined => {
    problems.push({ line, column, code, value: value.slice(0, 200), refusesRow })
    return undefined
  }

  /** A cell by its column, read by `read`, which answers the value or why it has none. */
  const read = <T>(column: string | undefined, parse: (text: string) => T | Refusal): Cell<T> => {
    if (column === undefined) return undefined
    const text = (cells[column] ?? '').trim()
    if (text === '') return undefined
    if (text === CLEAR) return null
    const value = parse(text)
    return value instanceof Refusal ? refuse(column, value.code, text) : value
  }
  const field = <T>(name: Field, parse: (text: string) => T | Refusal): Cell<T> =>
    read(mapping.columns[name], parse)
  const bilingual = (name: 'name' | 'description' | 'item_name', longest: number): Bilingual =>
    both(field(`${name}_en`, textUpTo(longest)), field(`${name}_id`, textUpTo(longest)))

  const values = mapping.attributes.flatMap((attribute) => valueOf(attribute, read))
  const options = mapping.options.flatMap(({ name, value }, position) => {
    const given = (cells[value] ?? '').trim()
    if (given === '' || given === mapping.no_option) return []
    const title = (cells[name] ?? '').trim()
    const long = [name, value].find((column) => (cells[column] ?? '').length > LONGEST_CODE)
    if (long !== undefined) return refuse(long, 'too_long', cells[long] ?? '') ?? []
    return [{ position, name: title, value: given }]
  })

  const code = field('product', textUpTo(LONGEST_CODE))
  if (typeof code !== 'string') {
    if (problems.length === 0) refuse(mapping.columns.product ?? '', 'no_product', '', true)
    return { problems: problems.map((problem) => ({ ...problem, refusesRow: true })) }
  }
  const product: ImportRow['product'] = {
    code,
    name: bilingual('name', LONGEST_NAME),
    description: bilingual('description', LONGEST_DESCRIPTION),
    category: categoryOf(field('category_en', pathOf), field('category_id', pathOf), refuse, mapping),
    brand: field('brand', textUpTo(LONGEST_CODE)),
    featured: field('featured', yesOrNo),
    display_price: field('display_price', yesOrNo),
    display_add_to_cart: field('display_add_to_cart', yesOrNo),
    popularity: field('popularity', wholeFrom(0)),
    images: field('images', (text) => text.split('|').map((name) => name.trim())),
  }
  if (mapping.item_when !== undefined && (cells[mapping.item_when] ?? '').trim() === '')
    return { row: { line, product }, problems }

  const before = problems.length
  const given = field('sku', textUpTo(LONGEST_CODE))
  if (problems.length > before)
    return {
      problems: problems.map((problem, i) => (i < before ? problem : { ...problem, refusesRow: true })),
    }
  const sku = given ?? madeSku(cells, mapping)
  if (sku === '') {
    refuse(mapping.columns.sku ?? '', 'no_sku', '', true)
    return { problems }
  }
  const item = {
    sku,
    name: bilingual('item_name', LONGEST_NAME),
    uom: field('uom', textUpTo(40)),
    stock_tag: field('stock_tag', textUpTo(40)),
    lead_time_days: field('lead_time_days', wholeFrom(0)),
    min_qty: field('min_qty', wholeFrom(1)),
    multiple_qty: field('multiple_qty', wholeFrom(1)),
    weight_g: field('weight_g', wholeFrom(0)),
    price: field('price', (text) => {
      if (mapping.foreign_prices && mapping.price_factor === undefined) return new Refusal('no_price_factor')
      const price = rupiahOf(text, mapping.price_factor)
      return typeof price === 'number' ? price : new Refusal(price)
    }),
    values,
    options,
  }
  return { row: { line, product, item }, problems }
}

class Refusal {
  readonly code: ImportProblemCode
  constructor(code: ImportProblemCode) {
    this.code = code
  }
}

const both = (en: Cell<string>, id: Cell<string>): Bilingual => ({
  ...(en !== undefined && { en }),
  ...(id !== undefined && { id }),
})

const textUpTo =
  (longest: number) =>
  (text: string): string | Refusal =>
    text.length > longest ? new Refusal('too_long') : text.replaceAll('\0', '')

const wholeFrom =
  (least: number) =>
  (text: string): number | Refusal =>
    /^\d{1,10}(\.0+)?$/.test(text) && Number(text) >= least && Number(text) <= LARGEST_WHOLE
      ? Number(text)
      : new Refusal('not_a_whole_number')

const yesOrNo = (text: string): boolean | Refusal => {
  const word = text.toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : new Refusal('not_yes_or_no')
}

const decimal = (text: string): string | Refusal => (DECIMAL.test(text) ? text : new Refusal('not_a_number'))

const pathOf = (text: string): string[] | Refusal => {
  const names = text
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.some((name) => name.length > LONGEST_CODE)) return new Refusal('too_long')
  return names.length > DEEPEST_CATEGORY ? new Refusal('category_too_deep') : names
}

const categoryOf = (
  en: Cell<string[]>,
  id: Cell<string[]>,
  refuse: (column: string, code: ImportProblemCode, value: string) => undefined,
  mapping: Mapping,
): ImportRow['product']['category'] => {
  if (en && id && en.length !== id.length)
    return refuse(mapping.columns.category_id ?? '', 'category_paths_differ', id.join(' > '))
  if (en || id) return { ...(en && { en }), ...(id && { id }) }
  return en === null || id === null ? null : undefined
}

const valueOf = (
  { code, type, columns }: MappedAttribute,
  read: <T>(column: string | undefined, parse: (text: string) => T | Refusal) => Cell<T>,
): GivenValue[] => {
  const one = 'value' in columns ? columns.value : undefined
  if (type === 'number') {
    const number = read(one, decimal)
    return number === undefined ? [] : [{ code, type, number }]
  }
  // A value that is written alike in both languages stands in one column.
  const inLanguage = (language: 'en' | 'id') =>
    read(
      one ?? (language in columns ? (columns as Record<string, string>)[language] : undefined),
      textUpTo(LONGEST_CODE),
    )
  const text = both(inLanguage('en'), inLanguage('id'))
  return 'en' in text || 'id' in text ? [{ code, type, text }] : []
}
