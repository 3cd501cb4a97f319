import type { Filter } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import type { FindLabels } from './labels.ts'
import type { ListingCache } from './listing-cache.ts'
import { buildFilters } from './facets.ts'
import { countFacets, countProducts, MOST_ITEMS, type FacetRow } from './facets.store.ts'
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
  cache: Pick<ListingCache, 'labels' | 'attributeCounts'>,
): Promise<Filter[]> => {
  const { categoryId, brandIds } = listingFilter
  // The counts of a category without filters change only with the catalogue, and every visitor needs them.
  const countAttributes = () =>
    brandIds === undefined ? cache.attributeCounts(categoryId) : countProducts(db, listingFilter)
  const rows = isPlain(listingFilter)
    ? [...storedCountRows(listingFilter, stored), ...(await countAttributes())]
    : await countFacets(db, listingFilter, level)
  return labelled(rows, listingFilter, language, cache.labels)
}

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

/** Adds labels to the counts and to the chosen values. */
export const labelled = async (
  rows: readonly FacetRow[],
  { brandIds = [], filters = [] }: ListingFilter,
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
  return buildFilters(rows, labels, { brandIds, filters }, language)
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
