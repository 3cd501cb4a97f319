import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { MOST_SIZES, type FacetRow } from './facets.store.ts'

type Kind = 'choice' | 'number' | 'size'

/**
 * How many products of a category and those below it, or of the whole catalogue, have each choice, number and size. Reads the
 * stored counts of categories; counts the products of those that have changed since.
 */
export const findValueCounts = async (db: Db, categoryId: number | undefined): Promise<FacetRow[]> => {
  // One statement each: just after an import, products of the whole catalogue may have to be counted.
  const counted = await Promise.all([
    read(
      db,
      categoryId,
      'choice',
      sql`select id, sum(products)::int as count, null as low, null as high from own group by id`,
    ),
    read(
      db,
      categoryId,
      'number',
      sql`select id, sum(products)::int as count, min(low)::text as low, max(high)::text as high from own group by id`,
    ),
    read(
      db,
      categoryId,
      'size',
      // A row without a number stands for more sizes than are stored.
      sql`select id, count, low::text as low, low::text as high from (
        select id, low, sum(products)::int as count, count(*) over same as sizes, bool_or(low is null) over same as has_more
        from own group by id, low window same as (partition by id)) s
      where sizes <= ${MOST_SIZES} and not has_more`,
    ),
  ])
  return counted.flat()
}

/** The rows of one kind over the CTE `own`, which has the counts of each category's own products. */
const read = async (
  db: Db,
  categoryId: number | undefined,
  kind: Kind,
  rows: RawBuilder<unknown>,
): Promise<FacetRow[]> => {
  const inScope =
    categoryId === undefined
      ? sql`true`
      : sql`category_id = any(array(
          select b.id from catalogue.category c join catalogue.category b on b.path like c.path || '%' where c.id = ${categoryId}))`
  const found = await sql<FacetRow>`
    with own as (
      select id, low, high, products from catalogue.value_count
      where kind = ${sql.lit(kind)} and ${inScope} and category_id not in (select category_id from catalogue.value_count_pending)
      union all
      select id, low, high, products from catalogue.counted_value
      where kind = ${sql.lit(kind)} and ${inScope}
        and category_id = any(array(select distinct category_id from catalogue.value_count_pending)))
    select ${sql.lit(kind)} as kind, f.* from (${rows}) f`.execute(db)
  return found.rows
}
