import { findCategoryFilters, type CatalogueCache } from '../../catalogue/index.ts'
import type { Db, Remember } from '../../platform/index.ts'
import { layoutOf, type FilterLayout } from './filter-layout.ts'
import { findChoiceIds, findFilterAttributes, type FilterAttribute } from './filters.store.ts'
import { findCategoryBrandCounts, type CategoryBrandCount } from './category-brand-count.store.ts'
import type { FacetRow } from './facets.store.ts'
import { findTableAttributes, type TableAttributes } from './table-attributes.store.ts'
import { openLabels, type FindLabels, type Labels } from './labels.ts'
import { findValueCounts } from './value-count.store.ts'

/** A category's attributes: how many of its products have each choice, number and, of the layout's `sized`, size. */
export interface CategoryAttributes {
  readonly layout: FilterLayout
  readonly counts: readonly FacetRow[]
}

/** What lists read over and over, and what changes with publications only. */
export interface ListingCache extends CatalogueCache {
  /** The counts of a category and its subcategories; without one, of the whole catalogue and the top level. */
  categoryBrandCounts(categoryId: number | undefined): Promise<CategoryBrandCount[]>
  /** How a category, or the whole catalogue, shows its attributes as filters, and what is counted in it. */
  attributes(categoryId: number | undefined): Promise<CategoryAttributes>
  /** What a table across a category's products can have as columns. */
  tableAttributes(categoryId: number): Promise<TableAttributes>
  /** The attributes that lists can be filtered by, by their code. */
  filterAttributes(): Promise<ReadonlyMap<string, FilterAttribute>>
  /** The ids of an attribute's options by their slugs. */
  choiceIds(attributeId: number): Promise<ReadonlyMap<string, number>>
  /** Names of attributes, values, brands and categories. */
  readonly labels: FindLabels
}

/**
 * Reads listing data through `db`, each value once for a site version; the counts of attributes, which take longest, by
 * `rememberLong`.
 */
export const openListingCache = (
  db: Db,
  remember: Remember,
  catalogueCache: CatalogueCache,
  rememberLong: Remember = remember,
): ListingCache => {
  /** What is remembered is bounded by the catalogue, whatever ids are asked for. */
  const ofCategory =
    <T>(name: string, find: (id: number | undefined) => Promise<T>, remember: Remember) =>
    async (id: number | undefined): Promise<T> => {
      if (id !== undefined && !(await catalogueCache.hasCategory(id))) return find(id)
      return remember(`${name} ${id}`, () => find(id))
    }
  return {
    ...catalogueCache,
    categoryBrandCounts: ofCategory('counts', (id) => findCategoryBrandCounts(db, id), remember),
    attributes: ofCategory(
      'attributes',
      async (id) => {
        const [own, counts] = await Promise.all([
          id === undefined ? [] : findCategoryFilters(db, id),
          findValueCounts(db, id),
        ])
        const layout = layoutOf(own, counts)
        const isShown = ({ kind, id: attributeId }: FacetRow) =>
          kind !== 'size' || layout.sized.includes(attributeId)
        return { layout, counts: counts.filter(isShown) }
      },
      rememberLong,
    ),
    tableAttributes: async (id) => {
      if (!(await catalogueCache.hasCategory(id))) return findTableAttributes(db, id)
      return remember(`table attributes ${id}`, () => findTableAttributes(db, id))
    },
    filterAttributes: () => remember('filter attributes', () => findFilterAttributes(db)),
    choiceIds: (attributeId) => remember(`choices ${attributeId}`, () => findChoiceIds(db, attributeId)),
    labels: async (ids, language) => {
      const labels = await remember<Labels>(`labels ${language}`, async () => openLabels(db, language))
      return labels(ids)
    },
  }
}
