import {
  FIRST_DAY,
  isPartNumber,
  LARGEST_WHOLE,
  LAST_DAY,
  LONGEST_DOCUMENT_TITLE,
  LONGEST_MAKER,
  LONGEST_OTHER_NUMBER,
  mayMarkThousands,
  MOST_CERTIFICATES,
  MOST_MAKERS_NUMBERS,
  MOST_REPLACED_NUMBERS,
  parseRupiah,
} from '@pasok/contract'
import type { ImportProblemCode } from '@pasok/words'
import type { Mapping } from './mapping.ts'
import { titled } from './titled.ts'
import { countryName, type MakersNumber } from '../../catalogue/index.ts'

/** Why a cell has no value. */
export class CellError {
  readonly code: ImportProblemCode
  constructor(code: ImportProblemCode) {
    this.code = code
  }
}

/** Parses a cell's text; returns a CellError if it has no value. */
export type Parse<T> = (text: string) => T | CellError

export const LONGEST_CODE = 120
const DEEPEST_CATEGORY = 3
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/
const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const PERCENT = /^(\d{1,3}(?:\.\d{1,15})?)\s*%?$/
const YES = new Set(['yes', 'ya', 'true', '1'])
const NO = new Set(['no', 'tidak', 'false', '0'])
const GRAMS = { g: 1, kg: 1000, lb: 453.59237, oz: 28.349523125 } as const

export const textUpTo =
  (longest: number): Parse<string> =>
  (text) =>
    text.length > longest ? new CellError('too_long') : text.replaceAll('\0', '')

/** A whole number; `5.0` is accepted, `5.000` is not, because it may mean five thousand. */
export const wholeFrom =
  (least: number): Parse<number> =>
  (text) => {
    if (mayMarkThousands(text)) return new CellError('thousands_mark')
    return /^\d{1,10}(\.0+)?$/.test(text) && Number(text) >= least && Number(text) <= LARGEST_WHOLE
      ? Number(text)
      : new CellError('not_a_whole_number')
  }

/** A weight in whole grams, converted from the mapping's unit; a weight above 0 is at least 1. */
export const gramsFrom =
  (unit: Mapping['weight_unit']): Parse<number> =>
  (text) => {
    if (unit === 'g') return wholeFrom(0)(text)
    const amount = decimal(text)
    if (amount instanceof CellError) return amount
    const grams = Number(amount) * GRAMS[unit]
    if (grams < 0 || grams > LARGEST_WHOLE) return new CellError('not_a_number')
    return grams === 0 ? 0 : Math.max(1, Math.round(grams))
  }

/** Whole rupiah, multiplied by the mapping's factor if it has one. */
export const rupiahBy =
  ({ foreign_prices, price_factor }: Mapping): Parse<number> =>
  (text) => {
    if (foreign_prices && price_factor === undefined) return new CellError('no_price_factor')
    const price = parseRupiah(text, price_factor)
    return typeof price === 'number' ? price : new CellError(price)
  }

export const yesOrNo: Parse<boolean> = (text) => {
  const word = text.toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : new CellError('not_yes_or_no')
}

/** A decimal number with all its digits, as text. */
export const decimal: Parse<string> = (text) => (DECIMAL.test(text) ? text : new CellError('not_a_number'))

/** A percentage with two decimals. */
export const percent: Parse<string> = (text) => {
  const value = Number(PERCENT.exec(text)?.[1] ?? Number.NaN)
  return value <= 100 ? value.toFixed(2) : new CellError('not_a_percentage')
}

/** A country by its code of two letters (ISO 3166-1 alpha-2), in capitals. */
export const country: Parse<string> = (text) => {
  const code = text.toUpperCase()
  return countryName(code, 'en') === undefined ? new CellError('not_a_country') : code
}

/** A calendar day that exists: 'YYYY-MM-DD', also where a time follows. */
export const day: Parse<string> = (text) => {
  const written = DAY.exec(text)?.[1] ?? ''
  const exists =
    written >= FIRST_DAY &&
    written <= LAST_DAY &&
    !Number.isNaN(Date.parse(written)) &&
    new Date(written).toISOString().startsWith(written)
  return exists ? written : new CellError('not_a_day')
}

/** Names separated by the mapping's separator; a separator after a backslash belongs to the name. */
export const listBy =
  ({ list_separator }: Mapping): Parse<string[]> =>
  (text) =>
    text
      .split(list_separator === ',' ? /(?<!\\),/ : '|')
      .map((name) => name.replaceAll('\\,', ',').trim())
      .filter(Boolean)

/** Pictures that one row may name: each is read, checked and stored before the row is written. */
const MOST_PICTURES = 50

/** The files of a product's pictures, at most `MOST_PICTURES`. */
export const picturesBy =
  (mapping: Mapping): Parse<string[]> =>
  (text) => {
    const names = listBy(mapping)(text)
    if (names instanceof CellError) return names
    return names.length > MOST_PICTURES ? new CellError('too_many_pictures') : names
  }

/** A product's certificates, at most `MOST_CERTIFICATES`. */
export const certificatesBy =
  (mapping: Mapping): Parse<string[]> =>
  (text) => {
    const names = listBy(mapping)(text)
    if (names instanceof CellError) return names
    if (names.length > MOST_CERTIFICATES) return new CellError('too_many_certificates')
    return names.some((name) => titled(name).title.length > LONGEST_DOCUMENT_TITLE)
      ? new CellError('too_long')
      : names
  }

/** Part numbers separated by the mapping's separator; a bar always separates. */
export const numbersBy =
  (mapping: Mapping): Parse<string[]> =>
  (text) => {
    const numbers = splitNumbers(mapping, text)
    if (numbers instanceof CellError) return numbers
    if (numbers.length > MOST_REPLACED_NUMBERS) return new CellError('too_many_numbers')
    if (!numbers.every(isPartNumber)) return new CellError('no_number')
    return numbers.some((number) => number.length > LONGEST_OTHER_NUMBER)
      ? new CellError('too_long')
      : numbers
  }

/** The same with the maker's name before each: 'Kuatmor=6204-Z'. */
export const makersNumbersBy =
  (mapping: Mapping): Parse<MakersNumber[]> =>
  (text) => {
    const pairs = splitNumbers(mapping, text)
    if (pairs instanceof CellError) return pairs
    if (pairs.length > MOST_MAKERS_NUMBERS) return new CellError('too_many_makers_numbers')
    const numbers = pairs.map((pair) => {
      const [, maker = '', number = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? []
      return { maker: maker.trim(), number: number.trim() }
    })
    if (numbers.some(({ maker, number }) => maker === '' || number === ''))
      return new CellError('number_without_maker')
    if (!numbers.every(({ number }) => isPartNumber(number))) return new CellError('no_number')
    const isLong = ({ maker, number }: MakersNumber) =>
      maker.length > LONGEST_MAKER || number.length > LONGEST_OTHER_NUMBER
    return numbers.some(isLong) ? new CellError('too_long') : numbers
  }

const splitNumbers = (mapping: Mapping, text: string): string[] | CellError => {
  const names = listBy(mapping)(text.replaceAll('\0', ''))
  if (names instanceof CellError) return names
  return names.flatMap((name) => name.split('|').map((number) => number.trim())).filter(Boolean)
}

/** The names of a category's path, from the top level down; the first path if the cell lists several. */
export const pathBy =
  (mapping: Mapping): Parse<string[]> =>
  (text) => {
    const first = mapping.list_separator === ',' ? (listBy(mapping)(text) as string[])[0] : text
    const names = (first ?? '')
      .split('>')
      .map((name) => name.trim())
      .filter(Boolean)
    if (names.some((name) => name.length > LONGEST_CODE)) return new CellError('too_long')
    return names.length > DEEPEST_CATEGORY ? new CellError('category_too_deep') : names
  }
