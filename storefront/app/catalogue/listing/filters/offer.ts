import { product_brand } from '~words'
import type { Filter } from '@pasok/contract'
import { brandValue, type ChosenFilter } from '../state.ts'
import { includesSize, splitRange } from './range.ts'

/** One value that can be chosen: `value` is what the form sends. */
export interface OfferedValue {
  readonly value: string
  readonly name: string
  /** Absent where values are not counted. */
  readonly count?: number | undefined
  /** The address of a drawing that shows it. */
  readonly drawing?: string | undefined
  readonly lang?: string | undefined
}

/** A filter as a page shows it: the first few of its `all` values, or a number's bounds. */
export interface Offer {
  readonly slug: string
  readonly name: string
  readonly type: Filter['type']
  readonly unit?: string
  /** Its category shows it at once. */
  readonly opened?: true
  readonly values?: readonly OfferedValue[]
  readonly all?: number
  readonly bounds?: { readonly min: number; readonly max: number }
}

/**
 * Whether a filter shows fields for a number instead of values to tick: if there are no sizes, or for a wrong input, so
 * that it can be corrected.
 */
export const showsNumberFields = (type: Filter['type'], valueCount: number, hasError: boolean): boolean =>
  type === 'number' && (valueCount === 0 || hasError)

/** What a filter is called: the brand by the page's own word, an attribute as the catalogue names it. */
export const filterName = ({ slug, name }: { readonly slug: string; readonly name: string }): string =>
  slug === 'brand' ? product_brand() : name

/** A category to go on to. */
export interface OfferedCategory {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly count: number
  readonly lang?: string | undefined
}

/** What is chosen, as the list says it: a value by its name, a number by its range. */
export interface Active {
  readonly slug: string
  readonly name: string
  /** What is taken away: one value, or the whole range. */
  readonly value: string
  readonly text?: string
  readonly lang?: string | undefined
  readonly range?: { readonly low: string; readonly high: string; readonly unit?: string }
}

interface Chosen {
  readonly brands: ReadonlySet<number>
  readonly chosenFilters: readonly ChosenFilter[]
  /** Values that could not be parsed. */
  readonly filterErrors?: readonly { readonly slug: string }[]
}

/** Values that a filter shows at once; a list hardly longer is shown whole, and so are sizes, which are short. */
const FIRST_VALUES = 8
const WHOLE_LIST = 10
const WHOLE_SIZES = 20
/**
 * Attributes offered at once where categories lead on: those that the category opens, and those that most of the list has.
 * The address takes all of them.
 */
const MOST_ATTRIBUTES = 12

/** The filters that a page shows, and how many of them it leaves out; `whole` names one that is shown with every value. */
export const buildOffers = (
  filters: readonly Filter[],
  chosen: Chosen,
  total: number,
  whole: string | undefined,
): { offers: Offer[]; left: number } => {
  const isChosen = (slug: string) =>
    [...chosen.chosenFilters, ...(chosen.filterErrors ?? [])].some((one) => one.slug === slug)
  const attributes = filters.filter(({ type }) => type === 'choice' || type === 'number')
  const most = filters.some(({ type }) => type === 'category') ? MOST_ATTRIBUTES : attributes.length
  const isFirst = ({ slug, opened }: Filter) => isChosen(slug) || opened === true
  const offered = new Set(
    attributes
      .map((filter) => ({ filter, weight: isFirst(filter) ? Infinity : reach(filter, total) }))
      .toSorted((a, b) => b.weight - a.weight || 0)
      .slice(0, Math.max(most, attributes.filter(isFirst).length))
      .map(({ filter }) => filter),
  )
  const offers = filters
    .filter((filter) => (filter.type === 'brand' ? isChoice(filter, chosen) : offered.has(filter)))
    .map((filter) => buildOffer(filter, chosen, whole))
  return { offers, left: attributes.length - offered.size }
}

/** One brand that everything has is nothing to choose. */
const isChoice = ({ items }: Filter, { brands }: Chosen): boolean => items.length > 1 || brands.size > 0

/** How much of the list a filter speaks of: all of it where that is not counted. A product may have several values of one attribute. */
const reach = ({ type, items, count }: Filter, total: number): number =>
  type === 'number'
    ? (count ?? total)
    : Math.min(
        total,
        items.reduce((sum, item) => sum + (item.count ?? total), 0),
      )

const buildOffer = (filter: Filter, chosen: Chosen, whole: string | undefined): Offer => {
  const { slug, name, type, unit, min, max, opened } = filter
  const named = { slug, name, type, ...(unit && { unit }), ...(opened && { opened }) }
  if (type === 'number' && filter.items.length === 0)
    return { ...named, ...(min !== undefined && max !== undefined && { bounds: { min, max } }) }
  const items = slug === whole ? filter.items : chooseFirst(filter, chosen)
  return { ...named, values: items.map((item) => buildValue(filter, item)), all: filter.items.length }
}

type Item = Filter['items'][number]

const isChosenIn = ({ type, slug }: Filter, { brands, chosenFilters }: Chosen): ((item: Item) => boolean) => {
  if (type === 'brand') return ({ id = 0 }) => brands.has(id)
  const text = chosenFilters.find((one) => one.slug === slug)?.text ?? ''
  return (item) => namesValue(type, text, item.slug)
}

/** Whether a filter's text names one of its values: a choice by its slug, a size also by a range around it. */
export const namesValue = (type: Filter['type'], text: string, value: string): boolean =>
  type === 'number' ? includesSize(text, value) : text.split(',').includes(value)

const buildValue = (
  { type }: Filter,
  { id = 0, slug, name, count, drawing, fallback_language: fallback }: Item,
): OfferedValue => ({
  value: type === 'brand' ? brandValue({ id, name }) : slug,
  name,
  ...(count !== undefined && { count }),
  ...(drawing && { drawing }),
  ...(fallback?.['name'] && { lang: fallback['name'] }),
})

/** Every value of one filter, as a page shows it. */
export const listValues = (filters: readonly Filter[], slug: string): OfferedValue[] =>
  filters
    .filter((filter) => filter.slug === slug)
    .flatMap((filter) => filter.items.map((item) => buildValue(filter, item)))

/** The values that leave the most, and those chosen, in the order in which they were. */
const chooseFirst = (filter: Filter, chosen: Chosen): readonly Item[] => {
  const { type, items } = filter
  if (items.length <= (type === 'number' ? WHOLE_SIZES : WHOLE_LIST)) return items
  const first = new Set(items.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, FIRST_VALUES))
  const isChosen = isChosenIn(filter, chosen)
  return items.filter((item) => first.has(item) || isChosen(item))
}

/** The categories right below the listing's own. */
export const listCategories = (filters: readonly Filter[]): OfferedCategory[] =>
  (filters.find(({ type }) => type === 'category')?.items ?? []).map(
    ({ id = 0, name, slug, count = 0, fallback_language: fallback }) => ({
      id,
      name,
      slug,
      count,
      ...(fallback?.['name'] && { lang: fallback['name'] }),
    }),
  )

/** The chosen values. One that the catalogue lacks is shown as in the address. */
export const listActive = (filters: readonly Filter[], chosen: Chosen): Active[] => [
  ...filters.flatMap((filter) => activeIn(filter, chosen)),
  ...chosen.chosenFilters
    .filter(({ slug }) => !filters.some((filter) => filter.slug === slug))
    .map(({ slug, text }) => ({ slug, name: slug, value: text, text })),
]

const activeIn = (filter: Filter, chosen: Chosen): Active[] => {
  const { slug, name, unit, items } = filter
  if (filter.type === 'brand')
    return items
      .filter(isChosenIn(filter, chosen))
      .map((item) => activeValue(filter, buildValue(filter, item)))
  const text = chosen.chosenFilters.find((one) => one.slug === slug)?.text
  if (filter.type === 'category' || text === undefined) return []
  if (filter.type === 'number')
    return text.split(',').flatMap((value) => {
      const range = splitRange(value)
      return range ? [{ slug, name, value, range: { ...range, ...(unit && { unit }) } }] : []
    })
  return text.split(',').map((value) => {
    const item = items.find((one) => one.slug === value)
    return activeValue(filter, item ? buildValue(filter, item) : { value, name: value })
  })
}

const activeValue = (
  { slug, name }: Filter,
  { value, name: text, lang }: Pick<OfferedValue, 'value' | 'name' | 'lang'>,
): Active => ({ slug, name, value, text, ...(lang && { lang }) })
