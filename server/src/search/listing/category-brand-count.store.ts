import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** Products and active items of a category (0: the whole catalogue) and brand (0: none), as last published. */
export interface CategoryBrandCount {
  readonly category_id: number
  readonly brand_id: number
  readonly products: number
  readonly items: number
}

/** The counts of a category and of those right below it; without one, of the whole catalogue and the top level. */
export const findCategoryBrandCounts = async (
  db: Db,
  categoryId: number | undefined,
): Promise<CategoryBrandCount[]> => {
  const { rows } = await sql<CategoryBrandCount>`
    select k.category_id, k.brand_id, k.products, k.items from catalogue.category_brand_count k
    where k.category_id = ${categoryId ?? 0}::int
    union all
    select k.category_id, k.brand_id, k.products, k.items
    from catalogue.category c join catalogue.category_brand_count k on k.category_id = c.id
    where ${categoryId === undefined ? sql`c.parent_id is null` : sql`c.parent_id = ${categoryId}`}`.execute(
    db,
  )
  return rows
}
