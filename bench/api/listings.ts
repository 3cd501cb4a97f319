import type { Card, Filter } from '@pasok/contract'
import { languages } from '@pasok/words'
import { drawn, drawnFrom } from '../drawn.ts'
import { categoriesByLevel } from './categories.ts'
import { distinctVisits } from './distinct-visits.ts'
import type { Ask } from './ask.ts'
import type { Kind } from './kind.ts'
import type { Call, Visit } from './visit.ts'

export const PATH = '/api/v2/product/header'
const PAGE_SIZE = 20
const PAGES = [1, 1, 2, 3]
const SORTS = ['default', 'default', 'name_asc', 'name_desc']
const BRANDED = 0.2

export interface Listing {
  readonly records: readonly Card[]
  readonly total: number
  readonly filters: readonly Filter[]
}

/**
 * The catalogue and categories of every level, each with none, one and two filters that the listing itself offers, with
 * and without a brand, its first pages, in every order a guest may ask for, in both languages.
 */
export const listings: Kind = {
  name: 'Listing of 20 with facet counts',
  unit: 'listings',
  calls: ['listing'],
  targetMs: 3,
  targetPerSecond: 500,
  choose: (ask) =>
    chooseListings(ask, { countFilters: (n, levels) => Math.floor(n / levels) % 3, branded: BRANDED }),
  isRight: ([answer]) => {
    const { records, total, filters } = answer as Listing
    return records.length > 0 && records.length <= PAGE_SIZE && (total <= PAGE_SIZE || filters.length > 0)
  },
  fewestRight: 1,
}

/** What narrows listings beside their categories. */
interface Narrowing {
  /** How many filters the nth listing has; `levels` counts the catalogue itself, too. */
  countFilters(n: number, levels: number): number
  /** Share of the listings with a brand. */
  readonly branded: number
}

/** Different listings of the catalogue and of categories of every level, their first pages, in every order and language. */
export const chooseListings = async (ask: Ask, { countFilters, branded }: Narrowing): Promise<Visit[]> => {
  const levels = await categoriesByLevel(ask)
  return distinctVisits(async (n) => {
    const draw = <T>(several: readonly T[], what: string) => drawnFrom(several, `listing ${n} ${what}`)
    const language = draw(languages, 'language')
    const query = new URLSearchParams()
    const level = n % (levels.length + 1)
    if (level > 0) query.set('category_id', String(draw(levels[level - 1] ?? [], 'category').id))
    const readFilters = async () => (await ask<Listing>(buildCall(query, language))).filters
    if (drawn(`listing ${n} branded`) < branded) {
      const brands = (await readFilters()).find(({ type }) => type === 'brand')?.items ?? []
      query.set('product_brand_id', String(draw(brands, 'brand').id))
    }
    for (let filters = countFilters(n, levels.length + 1); filters > 0; filters--) {
      const more = (await readFilters())
        .filter(isAttribute)
        .filter(({ slug }) => !query.has(`filter_${slug}`))
      if (more.length === 0) return undefined
      const filter = draw(more, `filter ${filters}`)
      query.set(
        `filter_${filter.slug}`,
        chooseValue(filter, (items) => draw(items, `value ${filters}`)),
      )
    }
    const { total } = await ask<Listing>(buildCall(query, language))
    const page = Math.min(draw(PAGES, 'page'), Math.ceil(total / PAGE_SIZE))
    if (page > 1) query.set('page', String(page))
    const sort = draw(SORTS, 'sort')
    if (sort !== 'default') query.set('sort', sort)
    return [buildCall(query, language)]
  })
}

const buildCall = (query: URLSearchParams, language: Call['language']): Call => ({
  path: query.size === 0 ? PATH : `${PATH}?${query.toString()}`,
  language,
})

const isAttribute = ({ type, items, min }: Filter): boolean =>
  type === 'number' ? min !== undefined : type === 'choice' && items.length > 0

/** One choice, or the lower half of a range, which always leaves something. */
const chooseValue = (
  { type, items, min = 0, max = 0 }: Filter,
  one: (items: Filter['items']) => Filter['items'][number],
): string =>
  type === 'number'
    ? `${min}-${Number(((min + max) / 2).toPrecision(6))}`
    : one(items.filter(({ count }) => count !== 0)).slug
