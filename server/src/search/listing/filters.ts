import { FILTER } from '@pasok/contract'
import type { ValidationErrors } from '../../platform/index.ts'

/** Matches items with one of these options of an attribute; none if all are unknown. */
export interface ChoiceFilter {
  readonly attributeId: number
  readonly choiceIds: readonly number[]
}

/** Matches items whose number is within the inclusive bounds, in the attribute's unit; null leaves that end open. */
export interface RangeFilter {
  readonly attributeId: number
  readonly low: string | null
  readonly high: string | null
}

/** A condition on an attribute; an item must meet all of them. */
export type AttributeFilter = ChoiceFilter | RangeFilter

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

/** Parses 'min-max' with either bound optional, or a single number; undefined for anything else. '-20-80' starts at -20. */
export const readRange = (text: string): { low: string | null; high: string | null } | undefined => {
  if (new RegExp(`^${NUMBER}$`).test(text) && !text.startsWith('-')) return { low: text, high: text }
  const [, low, high] = RANGE.exec(text) ?? []
  return low === undefined && high === undefined ? undefined : { low: low ?? null, high: high ?? null }
}
