import type { CatalogueCache } from '../../catalogue/index.ts'
import type { Db, Remember } from '../../platform/index.ts'
import { findChoiceIds, findFilterAttributes, type FilterAttribute } from './filters.store.ts'
import { findCategoryBrandCounts, type CategoryBrandCount } from './category-brand-count.store.ts'
import { countProducts, type FacetRow } from './facets.store.ts'
import { findTableAttributes, type TableAttributes } from './table-attributes.store.ts'
import { openLabels, type FindLabels, type Labels } from './labels.ts'

/** Data that listings read repeatedly and that changes only with publications. */
export interface ListingCache extends CatalogueCache {
  /** The counts of a category and its subcategories; without one, of the whole catalogue and the top level. */
  categoryBrandCounts(categoryId: number | undefined): Promise<CategoryBrandCount[]>
  /** The number of products of a category, or of the whole catalogue, for each option and number. */
  attributeCounts(categoryId: number | undefined): Promise<FacetRow[]>
  /** What a table across a category's products can have as columns. */
  tableAttributes(categoryId: number): Promise<TableAttributes>
  /** The attributes that lists can be filtered by, by their code. */
  filterAttributes(): Promise<ReadonlyMap<string, FilterAttribute>>
  /** The ids of an attribute's options by their slugs. */
  choiceIds(attributeId: number): Promise<ReadonlyMap<string, number>>
  /** Names of attributes, values, brands and categories. */
  readonly labels: FindLabels
}

/** Reads listing data through `db`, each value once for a site version. */
export const openListingCache = (
  db: Db,
  remember: Remember,
  catalogueCache: CatalogueCache,
): ListingCache => ({
  ...catalogueCache,
  categoryBrandCounts: async (id) => {
    // The cache is bounded by the catalogue, whatever ids are requested.
    if (id !== undefined && !(await catalogueCache.hasCategory(id))) return findCategoryBrandCounts(db, id)
    return remember(`counts ${id}`, () => findCategoryBrandCounts(db, id))
  },
  attributeCounts: async (id) => {
    if (id !== undefined && !(await catalogueCache.hasCategory(id)))
      return countProducts(db, { categoryId: id })
    return remember(`attribute counts ${id}`, () => countProducts(db, { categoryId: id }))
  },
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
})
