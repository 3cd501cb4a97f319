import { FILTER } from '@pasok/contract'
import type { ValidationErrors } from '../../platform/index.ts'

/** Matches items with one of these options of an attribute; none if all are unknown. */
export interface ChoiceFilter {
  readonly attributeId: number
  readonly choiceIds: readonly number[]
}

/** Bounds of a number, both included, in the attribute's unit; null is open. */
export interface NumberRange {
  readonly low: string | null
  readonly high: string | null
}

/** Items whose number lies in one of these ranges; a single size is a range of itself. */
export interface NumberFilter {
  readonly attributeId: number
  readonly ranges: readonly NumberRange[]
}

/** An attribute's condition: an item matches only if it fulfils every one of them. */
export type AttributeFilter = ChoiceFilter | NumberFilter

/** A filter as it stands in an address: the name after `filter_`, and the text. */
export interface GivenFilter {
  readonly slug: string
  readonly text: string
}

/** The parsed filters of an address. `brandIds` is omitted if there is no brand filter. */
export interface GivenFilters {
  readonly brandIds?: readonly number[]
  /** Filters by attribute, known or not. */
  readonly others: readonly GivenFilter[]
}

/** Prices are for members only, and a category is a separate parameter. */
const RESERVED = new Set(['brand', 'price', 'discount', 'category'])

/** Whether a filter name is reserved, even if an attribute has that code, such as a supplier's column 'Brand'. */
export const isReserved = (slug: string): boolean => RESERVED.has(slug)

/** Reads a query parameter that takes one text: its last value, trimmed; undefined if there is none. */
export const readTextParameter = (value: unknown): string | undefined => {
  const text = [value].flat().findLast((one) => typeof one === 'string' && one.trim() !== '') as
    | string
    | undefined
  return text?.trim()
}

/** A brand in an address: '{name}_{id}', split at the last underscore, since names may contain underscores and commas. */
const BRAND = /_([1-9]\d{0,8})(?=,|$)/g

/** Reads the filters of a query that the contract has accepted, or returns the error of an invalid one. */
export const readFilters = (query: Readonly<Record<string, unknown>>): GivenFilters | ValidationErrors => {
  const entered = Object.entries(query).flatMap(([name, value]) => {
    const text = [value]
      .flat()
      .flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? one.trim() : []))
      .join(',')
    // A name that the database can't compare is unknown, too.
    const named = name.startsWith(FILTER) && !name.includes('\0')
    return named && text !== '' ? [{ slug: name.slice(FILTER.length), text }] : []
  })
  const others = entered.filter(({ slug }) => !isReserved(slug))
  const brand = entered.find(({ slug }) => slug === 'brand')
  if (!brand) return { others }
  const brandIds = [...brand.text.matchAll(BRAND)].map(([, id]) => Number(id))
  return brandIds.length === 0
    ? { error: 'invalid_request', errors: { filter_brand: 'not_a_brand' } }
    : { brandIds, others }
}

const NUMBER = String.raw`-?\d{1,12}(?:\.\d{1,6})?`
const RANGE = new RegExp(`^(${NUMBER})?-(${NUMBER})?$`)

/** Reads 'min-max' with either missing, or a single number; undefined where it is neither. '-20-80' begins below zero. */
const readRange = (text: string): NumberRange | undefined => {
  if (new RegExp(`^${NUMBER}$`).test(text) && !text.startsWith('-')) return { low: text, high: text }
  const [, low, high] = RANGE.exec(text) ?? []
  return low === undefined && high === undefined ? undefined : { low: low ?? null, high: high ?? null }
}

/** Ranges and sizes that one filter may name. */
const MOST_RANGES = 200

/** Reads '32,40,50-80': sizes and ranges with commas between; undefined where one is neither, or where they are too many. */
export const readRanges = (texts: readonly string[]): NumberRange[] | undefined => {
  const ranges = texts.map(readRange)
  return ranges.length <= MOST_RANGES && ranges.every((range) => range !== undefined) ? ranges : undefined
}
