import type { CategoryRecord } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db, Remember } from '../platform/index.ts'
import { categoryTree } from './category-tree.ts'
import { findCategories, findLevel, type CategoryRow } from './category.store.ts'

/** The categories, which change with publications only. */
export interface CatalogueCache {
  /** Every category, parents and children in reading order. */
  categories(language: Language): Promise<CategoryRow[]>
  /** The tree of categories, cut at `depth` levels; 0 gives all. */
  tree(language: Language, depth: number): Promise<CategoryRecord[]>
  /** Whether it is one of `categories`. */
  hasCategory(id: number): Promise<boolean>
  /** How deep a category lies, 1 at the top; undefined where there is none. */
  level(categoryId: number): Promise<number | undefined>
}

/** Reads the categories through `db`, once for a site version. */
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
      // One that an import is writing just now is not among those remembered.
      return known ?? findLevel(db, id)
    },
  }
}
