import type { Language } from '@pasok/words'
import { findCategoryBySlug, type CatalogueCache } from '../../catalogue/index.ts'

/** A category that a list is of, and how deep it lies; the whole catalogue without an id, at depth 0. */
export interface ResolvedCategory {
  readonly id: number | undefined
  readonly level: number
}

/**
 * The category that a query means: `category_id`, or the slug in `filter_category`, of either language. Of both the lower
 * one, which lies below the other; undefined where there is none such.
 */
export const resolveCategory = async (
  cache: Pick<CatalogueCache, 'level' | 'categories'>,
  id: number | undefined,
  slug: string | undefined,
  language: Language,
): Promise<ResolvedCategory | undefined> => {
  const level = id === undefined ? 0 : await cache.level(id)
  if (level === undefined) return undefined
  if (slug === undefined) return { id, level }
  const rows = await cache.categories(language)
  const named = findCategoryBySlug(rows, slug, language)
  if (!named) return undefined
  const way = named.category_path.map((category) => category.id)
  if (id === undefined || way.includes(id)) return { id: named.id, level: way.length }
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
  let above = parents.get(id)
  while (typeof above === 'number' && above !== named.id) above = parents.get(above)
  return above === named.id ? { id, level } : undefined
}
