import type { Filter } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import type { FindLabels } from './labels.ts'
import type { ListingCache } from './listing-cache.ts'
import { buildFilters } from './facets.ts'
import type { FilterLayout } from './filter-layout.ts'
import { countFacets, countProducts, type FacetRow } from './facets.store.ts'
import type { CategoryBrandCount } from './category-brand-count.store.ts'
import { isPlain, type ListingFilter } from './listing-filter.ts'

/** A listing's category, and the stored counts of it. */
export interface Place {
  /** The level of its category, 0 without one. */
  readonly level: number
  readonly stored: readonly CategoryBrandCount[]
}

/** The filters that a listing offers, each value with the number of products it leaves. */
export const countFilters = async (
  db: Db,
  listingFilter: ListingFilter,
  { level, stored }: Place,
  language: Language,
  cache: Pick<ListingCache, 'labels' | 'attributes' | 'choiceIds'>,
): Promise<Filter[]> => {
  const { categoryId, brandIds } = listingFilter
  // Of a category alone they change with the catalogue, and every visitor of its page needs them.
  const { layout, counts } = await cache.attributes(categoryId)
  const countAttributes = () =>
    brandIds === undefined ? counts : countProducts(db, { categoryId, brandIds }, layout.sized)
  const rows = isPlain(listingFilter)
    ? [...storedCountRows(listingFilter, stored), ...(await countAttributes())]
    : await countFacets(
        db,
        listingFilter,
        level,
        layout.sized,
        await storedRows(listingFilter, counts, cache),
      )
  return labelled(rows, listingFilter, layout, language, cache.labels)
}

/** The rows of the only filtered attribute: without its filter, the category is counted already. */
const storedRows = async (
  { filters: [filter, ...others] = [], ...rest }: ListingFilter,
  counts: readonly FacetRow[],
  cache: Pick<ListingCache, 'choiceIds'>,
): Promise<FacetRow[] | undefined> => {
  if (!filter || others.length > 0 || !isPlain(rest) || rest.brandIds !== undefined) return undefined
  if (!('choiceIds' in filter))
    return counts.filter(({ kind, id }) => kind !== 'choice' && id === filter.attributeId)
  const own = new Set((await cache.choiceIds(filter.attributeId)).values())
  return counts.filter(({ kind, id }) => kind === 'choice' && own.has(id))
}

/** A list of more items takes its length from the stored counts. */
const MOST_ITEMS = 20_000

/** The stored number of products of a listing that only category and brand filter, if it is too long to count. */
export const lengthOfLong = (
  listingFilter: ListingFilter,
  stored: readonly CategoryBrandCount[],
): number | undefined =>
  isPlain(listingFilter) && isLong(listingFilter, stored)
    ? sumCounts(listingFilter, stored, 'products')
    : undefined

const isLong = (listingFilter: ListingFilter, stored: readonly CategoryBrandCount[]): boolean =>
  sumCounts(listingFilter, stored, 'items') > MOST_ITEMS

const sumCounts = (
  { categoryId = 0, brandIds }: ListingFilter,
  stored: readonly CategoryBrandCount[],
  of: 'products' | 'items',
): number =>
  stored
    .filter((one) => one.category_id === categoryId && (brandIds?.includes(one.brand_id) ?? true))
    .reduce((sum, one) => sum + one[of], 0)

/** Puts names to what was counted and to what is chosen; `isOfProduct` if the list is of one product's items. */
export const labelled = async (
  rows: readonly FacetRow[],
  { brandIds = [], filters = [], isOfProduct }: ListingFilter & { readonly isOfProduct?: boolean },
  layout: FilterLayout,
  language: Language,
  findLabels: FindLabels,
): Promise<Filter[]> => {
  const collectIds = (kind: FacetRow['kind']) => rows.flatMap((row) => (row.kind === kind ? row.id : []))
  const labels = await findLabels(
    {
      choice: [
        ...collectIds('choice'),
        ...filters.flatMap((one) => ('choiceIds' in one ? one.choiceIds : [])),
      ],
      number: [
        ...collectIds('number'),
        ...filters.flatMap((one) => ('choiceIds' in one ? [] : one.attributeId)),
      ],
      brand: [...collectIds('brand'), ...brandIds],
      category: collectIds('category'),
    },
    language,
  )
  return buildFilters(rows, labels, layout, { brandIds, filters, isOfProduct }, language)
}

const storedCountRows = (
  { categoryId = 0, brandIds }: ListingFilter,
  stored: readonly CategoryBrandCount[],
): FacetRow[] => {
  const isChosen = (brandId: number) => brandIds === undefined || brandIds.includes(brandId)
  const below = Map.groupBy(
    stored.filter((one) => one.category_id !== categoryId && isChosen(one.brand_id)),
    (one) => one.category_id,
  )
  const row = (kind: FacetRow['kind'], id: number, count: number) => ({
    kind,
    id,
    count,
    low: null,
    high: null,
  })
  return [
    ...stored
      .filter((one) => one.category_id === categoryId && one.brand_id !== 0)
      .map((one) => row('brand', one.brand_id, one.products)),
    ...[...below].map(([id, counts]) =>
      row(
        'category',
        id,
        counts.reduce((sum, { products }) => sum + products, 0),
      ),
    ),
  ]
}
