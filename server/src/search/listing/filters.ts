import { FILTER } from '@pasok/contract'
import type { ValidationErrors } from '../../platform/index.ts'

/** Items that have one of these options of an attribute; none where an option is unknown. */
export interface ChoiceFilter {
  readonly attributeId: number
  readonly choiceIds: readonly number[]
}

/** Items whose number lies within the bounds, both included, in the attribute's unit; null is open. */
export interface RangeFilter {
  readonly attributeId: number
  readonly low: string | null
  readonly high: string | null
}

/** An attribute's condition: an item fulfils every one of them, or is not meant. */
export type AttributeFilter = ChoiceFilter | RangeFilter

/** A filter as an address holds it: the name behind `filter_` and the text. */
export interface GivenFilter {
  readonly slug: string
  readonly text: string
}

/** What the filters of an address say. `brandIds` is absent where they name none. */
export interface GivenFilters {
  readonly brandIds?: readonly number[]
  /** Of attributes, or of nothing that is known. */
  readonly others: readonly GivenFilter[]
}

/** Prices are not for everybody, and a category is a parameter of its own. */
const RESERVED = new Set(['brand', 'price', 'discount', 'category'])

/** Whether a filter of this name is no attribute's, though one be called so: a file's own heading may be 'Brand'. */
export const isReserved = (slug: string): boolean => RESERVED.has(slug)

/** What a parameter of a query says that takes one text: the last of it, undefined where there is none. */
export const readTextParameter = (value: unknown): string | undefined => {
  const text = [value].flat().findLast((one) => typeof one === 'string' && one.trim() !== '') as
    | string
    | undefined
  return text?.trim()
}

/** A brand of an address: '{name}_{id}', cut at the last underscore; names may hold commas. */
const BRAND = /_([1-9]\d{0,8})(?=,|$)/g

/** Takes the filters out of a query whose parameters the contract has allowed, or says which one is refused, and why. */
export const readFilters = (query: Readonly<Record<string, unknown>>): GivenFilters | ValidationErrors => {
  const entered = Object.entries(query).flatMap(([name, value]) => {
    const text = [value]
      .flat()
      .flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? one.trim() : []))
      .join(',')
    // A name that the database can't compare is unknown like any other.
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
export const readRange = (text: string): { low: string | null; high: string | null } | undefined => {
  if (new RegExp(`^${NUMBER}$`).test(text) && !text.startsWith('-')) return { low: text, high: text }
  const [, low, high] = RANGE.exec(text) ?? []
  return low === undefined && high === undefined ? undefined : { low: low ?? null, high: high ?? null }
}
