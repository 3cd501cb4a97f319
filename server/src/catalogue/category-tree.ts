import type { CategoryRecord } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { borrowedOf } from './catalogue.ts'
import type { CategoryRow } from './category.store.ts'

/**
 * The tree of categories from their rows, cut at `depth` levels (0: all). A category counts the products below it,
 * too; one without any product anywhere below is left out.
 */
export const categoryTree = (
  rows: readonly CategoryRow[],
  depth: number,
  language: Language,
): CategoryRecord[] => {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id)
  const grow = (parent: number | null, level: number): CategoryRecord[] =>
    (childrenOf.get(parent) ?? [])
      .map((row) => {
        const below = grow(row.id, level + 1)
        return {
          id: row.id,
          name: row.name,
          display_name: row.name,
          slug: row.slug,
          product_count: row.product_count + below.reduce((sum, child) => sum + child.product_count, 0),
          child_ids: depth === 0 || level < depth ? below : [],
          ...borrowedOf(row.filled, { name: 'name' }, language),
        }
      })
      .filter((category) => category.product_count > 0)
  return grow(null, 1)
}
