import type { CategoryRecord } from '@pasok/contract'

/** The categories from the top level down to this one; empty where there is no such category. */
export const findTrail = (tree: readonly CategoryRecord[], id: number): CategoryRecord[] => {
  for (const category of tree) {
    if (category.id === id) return [category]
    const below = findTrail(category.child_ids, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** A category's path without a language, its name in it for people. */
export const categoryAddress = ({ id, slug }: Pick<CategoryRecord, 'id' | 'slug'>): string =>
  `/shop/category/${id}?${new URLSearchParams({ title: slug })}`
