import { attributeOf, FILTER, HIGHEST, itemSortOf, LOWEST, pageOf, type ItemSort } from '../shell/query.ts'
import { splitRange } from './listing/range.ts'

/** The API's own bounds; its schemas stay out of the browser. */
const MOST_FILTERS = 10
const LONGEST_FILTER = 2_000

/** What an address asks of a Variant table; `filters` by slug, as the API takes them: 'a,b' or 'min-max'. */
export interface VariantsQuery {
  readonly sort: ItemSort
  readonly filters: Readonly<Record<string, string>>
  /** So many pages of rows are shown. */
  readonly page: number
}

/** The two ends of 'min-max', either of them '' where it is open; a single number is both ends. */
export const endsOf = (range = ''): readonly [string, string] => {
  const { low, high } = splitRange(range) ?? { low: '', high: '' }
  return [low, high]
}

/** The filter of two ends, the smaller first; '' where both are open. */
export const rangeOf = (one: string, other: string): string => {
  if (one === '' && other === '') return ''
  const turned = one !== '' && other !== '' && Number(one) > Number(other)
  return turned ? `${other}-${one}` : `${one}-${other}`
}

/** Reads an address or a sent form. A form without scripts repeats a name, and gives a number's ends by two names. */
export const variantsQueryOf = (query: URLSearchParams): VariantsQuery => {
  const filters = new Map<string, string>()
  const slugs = new Set([...query.keys()].flatMap((name) => attributeOf(name) ?? []))
  for (const slug of slugs) {
    const range = rangeOf(query.get(LOWEST + slug)?.trim() ?? '', query.get(HIGHEST + slug)?.trim() ?? '')
    const values = query.getAll(FILTER + slug).filter((value) => value.trim() !== '')
    const text = range || values.join(',').slice(0, LONGEST_FILTER)
    if (text !== '' && filters.size < MOST_FILTERS) filters.set(slug, text)
  }
  return { sort: itemSortOf(query), filters: Object.fromEntries(filters), page: pageOf(query) }
}

/** Whether it is the table as everybody sees it first, whatever the page. */
export const isWhole = ({ sort, filters }: VariantsQuery): boolean =>
  sort === 'default' && Object.keys(filters).length === 0

/** The address of a product's table, '?' included where there is anything to say. */
export const variantsSearch = ({ sort, filters, page }: VariantsQuery): string => {
  const query = new URLSearchParams()
  for (const [slug, text] of Object.entries(filters)) if (text !== '') query.set(FILTER + slug, text)
  if (sort !== 'default') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
