import { product_brand } from '~words'
import type { Filter } from '@pasok/contract'
import { brandValue, type ChosenFilter } from '../state.ts'
import { splitRange } from './range.ts'

/** One value that can be chosen: `value` is what the form sends. */
export interface OfferedValue {
  readonly value: string
  readonly name: string
  /** Absent where values are not counted. */
  readonly count?: number
  readonly lang?: string | undefined
}

/** A filter as a page shows it: the first few of its `all` values, or a number's bounds. */
export interface Offer {
  readonly slug: string
  readonly name: string
  readonly unit?: string
  readonly values?: readonly OfferedValue[]
  readonly all?: number
  readonly bounds?: { readonly min: number; readonly max: number }
}

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

/** Values that a filter shows at once; a list hardly longer is shown whole. */
const FIRST_VALUES = 8
const WHOLE_LIST = 10
/** Attributes offered at once where categories lead on: those that most of the list has. The address takes all of them. */
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
  const offered = new Set(
    attributes
      .map((filter) => ({ filter, weight: isChosen(filter.slug) ? Infinity : reach(filter, total) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, Math.max(most, attributes.filter(({ slug }) => isChosen(slug)).length))
      .map(({ filter }) => filter),
  )
  const offers = filters
    .filter((filter) => (filter.type === 'brand' ? isChoice(filter, chosen) : offered.has(filter)))
    .map((filter) => buildOffer(filter, chosen, whole))
  return { offers, left: attributes.length - offered.size }
}

/** One brand that everything has is nothing to choose. */
const isChoice = ({ items }: Filter, { brands }: Chosen): boolean => items.length > 1 || brands.size > 0

/** How much of the list a filter speaks of. A product may have several values of one attribute. */
const reach = ({ type, items, count = 0 }: Filter, total: number): number =>
  type === 'number'
    ? count
    : Math.min(
        total,
        items.reduce((sum, item) => sum + item.count, 0),
      )

const buildOffer = (filter: Filter, chosen: Chosen, whole: string | undefined): Offer => {
  const { slug, name, unit, min, max } = filter
  const named = { slug, name, ...(unit && { unit }) }
  if (filter.type === 'number')
    return { ...named, ...(min !== undefined && max !== undefined && { bounds: { min, max } }) }
  const items = slug === whole ? filter.items : chooseFirst(filter, chosen)
  return { ...named, values: items.map((item) => buildValue(filter, item)), all: filter.items.length }
}

type Item = Filter['items'][number]

const isChosenIn = ({ type, slug }: Filter, { brands, chosenFilters }: Chosen): ((item: Item) => boolean) => {
  const texts = new Set(chosenFilters.find((one) => one.slug === slug)?.text.split(','))
  return (item) => (type === 'brand' ? brands.has(item.id ?? 0) : texts.has(item.slug))
}

const buildValue = (
  { type }: Filter,
  { id = 0, slug, name, count, fallback_language: fallback }: Item,
): OfferedValue => ({
  value: type === 'brand' ? brandValue({ id, name }) : slug,
  name,
  count,
  ...(fallback?.['name'] && { lang: fallback['name'] }),
})

/** Every value of one filter, as a page shows it. */
export const listValues = (filters: readonly Filter[], slug: string): OfferedValue[] =>
  filters
    .filter((filter) => filter.slug === slug)
    .flatMap((filter) => filter.items.map((item) => buildValue(filter, item)))

/** The values that leave the most, and those chosen, in the order in which they were. */
const chooseFirst = (filter: Filter, chosen: Chosen): readonly Item[] => {
  const { items } = filter
  if (items.length <= WHOLE_LIST) return items
  const first = new Set(items.toSorted((a, b) => b.count - a.count).slice(0, FIRST_VALUES))
  const isChosen = isChosenIn(filter, chosen)
  return items.filter((item) => first.has(item) || isChosen(item))
}

/** The categories right below the listing's own. */
export const listCategories = (filters: readonly Filter[]): OfferedCategory[] =>
  (filters.find(({ type }) => type === 'category')?.items ?? []).map(
    ({ id = 0, name, slug, count, fallback_language: fallback }) => ({
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
  if (filter.type === 'number') {
    const range = splitRange(text)
    return range ? [{ slug, name, value: text, range: { ...range, ...(unit && { unit }) } }] : []
  }
  return text.split(',').map((value) => {
    const item = items.find((one) => one.slug === value)
    return activeValue(filter, item ? buildValue(filter, item) : { value, name: value })
  })
}

const activeValue = (
  { slug, name }: Filter,
  { value, name: text, lang }: Pick<OfferedValue, 'value' | 'name' | 'lang'>,
): Active => ({ slug, name, value, text, ...(lang && { lang }) })
