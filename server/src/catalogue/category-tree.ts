import type { CategoryRecord, CategoryWithPath } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { buildFallbackLanguage } from './catalogue.ts'
import type { CategoryRow } from './category.store.ts'

/**
 * Builds the tree of categories from their rows, cut at `depth` levels (0: all). A category's counts include those
 * below it; a category without products, its own or below it, is left out.
 */
export const categoryTree = (
  rows: readonly CategoryRow[],
  depth: number,
  language: Language,
): CategoryRecord[] => {
  const cutTree = (categories: readonly CategoryRecord[], level: number): CategoryRecord[] =>
    categories.map((category) => ({
      ...category,
      child_ids: depth === 0 || level < depth ? cutTree(category.child_ids, level + 1) : [],
    }))
  return cutTree(below(rows, null, language), 1)
}

/** The categories below one, each with those below it. */
const below = (rows: readonly CategoryRow[], parent: number | null, language: Language): CategoryRecord[] => {
  const childrenByParent = Map.groupBy(rows, (row) => row.parent_id)
  const grow = (id: number | null): CategoryRecord[] =>
    (childrenByParent.get(id) ?? [])
      .map((row) => toCategoryRecord(row, grow(row.id), language))
      .filter((category) => category.product_count > 0)
  return grow(parent)
}

const toCategoryRecord = (
  row: CategoryRow,
  children: CategoryRecord[],
  language: Language,
): CategoryRecord => ({
  ...toCategoryReference(row, language),
  display_name: row.name,
  slugs: row.slugs,
  product_count: row.product_count + children.reduce((sum, child) => sum + child.product_count, 0),
  item_count: row.item_count + children.reduce((sum, child) => sum + child.item_count, 0),
  child_ids: children,
})

const toCategoryReference = (row: CategoryRow, language: Language) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  ...buildFallbackLanguage(row.filled, { name: 'name' }, language),
})

/**
 * Finds the category with this slug in either language, with its path. Of several it returns the one with the most
 * products; a category without products is not found.
 */
export const findCategoryBySlug = (
  rows: readonly CategoryRow[],
  slug: string,
  language: Language,
): CategoryWithPath | undefined => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const buildPath = (row: CategoryRow | undefined): CategoryRow[] =>
    row ? [...buildPath(row.parent_id === null ? undefined : byId.get(row.parent_id)), row] : []
  const [best] = rows
    .filter((row) => Object.values(row.slugs).includes(slug))
    .map((row) => ({ row, record: toCategoryRecord(row, below(rows, row.id, language), language) }))
    .filter(({ record }) => record.product_count > 0)
    .toSorted((a, b) => b.record.product_count - a.record.product_count || a.row.id - b.row.id)
  return (
    best && {
      ...best.record,
      category_path: buildPath(best.row).map((row) => toCategoryReference(row, language)),
    }
  )
}
