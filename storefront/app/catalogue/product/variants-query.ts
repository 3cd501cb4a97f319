import { FILTER } from '@pasok/contract'
import type { Language } from '../../routing/address.ts'
import {
  parseAttribute,
  HIGHEST,
  parseItemSort,
  LOWEST,
  parsePage,
  type ItemSort,
} from '../../routing/query.ts'
import { parseId } from '../../routing/parse-id.ts'
import { readNumber } from '@pasok/ui/kit/typed-number.ts'
import { joinRange } from '../listing/filters/range.ts'

/** The two fields of a number, as they were typed. */
interface Ends {
  readonly from: string
  readonly to: string
}

/** What an address asks of a Variant table. */
export interface VariantsQuery {
  readonly sort: ItemSort
  /** By slug, as the API takes them: 'a,b' or 'min-max'. */
  readonly filters: Readonly<Record<string, string>>
  /** By slug, what was typed and is no range: it narrows nothing. */
  readonly typed?: Readonly<Record<string, Ends>>
  /** So many pages of rows are shown. */
  readonly page: number
}

/**
 * Reads an address or a sent form, which repeats a name, and gives a number's ends by two names. An order by price is
 * one for who sees prices.
 */
export const parseVariantsQuery = (
  query: URLSearchParams,
  language: Language,
  seesPrices = false,
): VariantsQuery => {
  const filters = new Map<string, string>()
  const typed = new Map<string, Ends>()
  const slugs = new Set([...query.keys()].flatMap((name) => parseAttribute(name) ?? []))
  for (const slug of slugs) {
    const [from, to] = [query.get(LOWEST + slug)?.trim() ?? '', query.get(HIGHEST + slug)?.trim() ?? '']
    const values = query.getAll(FILTER + slug).filter((value) => value.trim() !== '')
    const range = joinRange(from, to, (text) => readNumber(text, language))
    if (range === undefined) typed.set(slug, { from, to })
    else if (range || values.length > 0) filters.set(slug, range || values.join(','))
  }
  return {
    sort: parseItemSort(query, seesPrices),
    filters: Object.fromEntries(filters),
    ...(typed.size > 0 && { typed: Object.fromEntries(typed) }),
    page: parsePage(query),
  }
}

/** Whether an address narrows the table, or tries to. */
export const isNarrowed = ({ filters, typed }: VariantsQuery): boolean =>
  typed !== undefined || Object.keys(filters).length > 0

/** Whether the table is unfiltered and unsorted, on any page. */
export const isWhole = (query: VariantsQuery): boolean => query.sort === 'default' && !isNarrowed(query)

/** The same with nothing that narrows it, on its first page. */
export const clearFilters = ({ sort }: VariantsQuery): VariantsQuery => ({ sort, filters: {}, page: 1 })

/** Where an address leads that a form made before any script ran; undefined for one that is tidy already. */
export const tidiedVariants = (
  { pathname, searchParams }: URL,
  language: Language,
  seesPrices = false,
): string | undefined => {
  const search = variantsSearch(
    parseVariantsQuery(searchParams, language, seesPrices),
    parseId(searchParams.get('id') ?? undefined),
  )
  const ofForm = (query: URLSearchParams) =>
    [...query]
      .filter(
        ([name, text]) =>
          parseAttribute(name, seesPrices) !== undefined || (name === 'sort' && text === 'default'),
      )
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join()
  return ofForm(searchParams) === ofForm(new URLSearchParams(search)) ? undefined : pathname + search
}

/** The address of a product's table, '?' included where there is anything to say. `id` names the product to a page whose path does not. */
export const variantsSearch = ({ sort, filters, typed = {}, page }: VariantsQuery, id?: number): string => {
  const query = new URLSearchParams()
  if (id !== undefined) query.set('id', String(id))
  for (const [slug, text] of Object.entries(filters)) query.set(FILTER + slug, text)
  for (const [slug, { from, to }] of Object.entries(typed)) {
    query.set(LOWEST + slug, from)
    query.set(HIGHEST + slug, to)
  }
  if (sort !== 'default') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
