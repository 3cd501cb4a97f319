import type { CategoryRecord } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db, Remember } from '../platform/index.ts'
import { categoryTree } from './category-tree.ts'
import { findCategories, findLevel, type CategoryRow } from './category.store.ts'

/** Caches the categories, which change only when the catalogue is published. */
export interface CatalogueCache {
  /** Every category, parents and children in reading order. */
  categories(language: Language): Promise<CategoryRow[]>
  /** The tree of categories, cut at `depth` levels; 0 gives all. */
  tree(language: Language, depth: number): Promise<CategoryRecord[]>
  /** Whether it is one of `categories`. */
  hasCategory(id: number): Promise<boolean>
  /** The level of a category, 1 at the top; undefined if there is none with this id. */
  level(categoryId: number): Promise<number | undefined>
}

/** Reads the categories through `db`, once per site version. */
export const openCatalogueCache = (db: Db, remember: Remember): CatalogueCache => {
  const categories = (language: Language) =>
    remember(`categories ${language}`, () => findCategories(db, language))
  const levels = () =>
    remember('levels', async () => {
      const rows = await categories('en')
      const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
      const computeLevel = (id: number | null | undefined): number =>
        id === null || id === undefined ? 0 : 1 + computeLevel(parents.get(id))
      return new Map(rows.map(({ id }) => [id, computeLevel(id)]))
    })
  return {
    categories,
    tree: (language, depth) =>
      remember(`tree ${language} ${depth}`, async () =>
        categoryTree(await categories(language), depth, language),
      ),
    hasCategory: async (id) => (await levels()).has(id),
    level: async (id) => {
      const known = (await levels()).get(id)
      // A category that a running import has just written is not cached yet.
      return known ?? findLevel(db, id)
    },
  }
}
