import type { CategoryRecord } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db, Remember } from '../platform/index.ts'
import { categoryTree } from './category-tree.ts'
import { findChoiceIds, findFilterAttributes, type FilterAttribute } from './filters.store.ts'
import { findCategories, findLevel, type CategoryRow } from './category.store.ts'
import { findKeptCounts, type KeptCount } from './kept-count.store.ts'
import { openLabels, type FindLabels, type Labels } from './labels.ts'

/** What the catalogue's lists read over and over, and what changes with publications only. */
export interface Published {
  /** Every category, parents and children in reading order. */
  categories(language: Language): Promise<CategoryRow[]>
  /** The tree of categories, cut at `depth` levels; 0 gives all. */
  tree(language: Language, depth: number): Promise<CategoryRecord[]>
  /** How deep a category lies, 1 at the top; undefined where there is none. */
  level(categoryId: number): Promise<number | undefined>
  /** The counts of a category and of those right below it; without one, of the whole catalogue and the top level. */
  keptCounts(categoryId: number | undefined): Promise<KeptCount[]>
  /** The attributes that lists can be filtered by, by their code. */
  filterAttributes(): Promise<ReadonlyMap<string, FilterAttribute>>
  /** The ids of an attribute's choices, by the slugs that addresses have. */
  choiceIds(attributeId: number): Promise<ReadonlyMap<string, number>>
  /** Names of attributes, values, brands and categories. */
  readonly labels: FindLabels
}

/** Reads what is published through `db`, each thing once for a site version. */
export const openPublished = (db: Db, remember: Remember): Published => {
  const categories = (language: Language) =>
    remember(`categories ${language}`, () => findCategories(db, language))
  const levels = () =>
    remember('levels', async () => {
      const rows = await categories('en')
      const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
      const levelOf = (id: number | null | undefined): number =>
        id === null || id === undefined ? 0 : 1 + levelOf(parents.get(id))
      return new Map(rows.map(({ id }) => [id, levelOf(id)]))
    })
  return {
    categories,
    tree: (language, depth) =>
      remember(`tree ${language} ${depth}`, async () =>
        categoryTree(await categories(language), depth, language),
      ),
    level: async (id) => {
      const known = (await levels()).get(id)
      // One that an import is writing just now is not among those remembered.
      return known ?? findLevel(db, id)
    },
    keptCounts: async (id) => {
      // What is remembered is bounded by the catalogue, whatever ids are asked for.
      if (id !== undefined && !(await levels()).has(id)) return findKeptCounts(db, id)
      return remember(`kept ${id}`, () => findKeptCounts(db, id))
    },
    filterAttributes: () => remember('filter attributes', () => findFilterAttributes(db)),
    choiceIds: (attributeId) => remember(`choices ${attributeId}`, () => findChoiceIds(db, attributeId)),
    labels: async (ids, language) => {
      const labels = await remember<Labels>(`labels ${language}`, async () => openLabels(db, language))
      return labels(ids)
    },
  }
}
