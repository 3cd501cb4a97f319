import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { MOST_PRODUCTS } from './table-attributes.ts'

/** An attribute of a category's products. One of free texts is none: listings do not have it. */
export interface TableAttribute {
  readonly id: number
  readonly code: string
  readonly name_en: string
  readonly name_id: string
  readonly unit: string | null
  /** How many of the category's products have it. */
  readonly products: number
  /** Whether the items differ in it. */
  readonly varies: boolean
}

/** What a table across a category's products can have as columns. */
export interface TableAttributes {
  readonly products: number
  /** Whether no product is in a category below. */
  readonly is_leaf: boolean
  /** In their order. */
  readonly attributes: readonly TableAttribute[]
}

/** Counts which attributes the products of a category have, of at most one more than a table may have; it reads no items. */
export const findTableAttributes = async (db: Db, categoryId: number): Promise<TableAttributes> => {
  const { rows } = await sql<TableAttributes>`
    with scope as materialized (
      select l.product_id, l.category_ids, l.value_ids, l.number_ids, l.lows, l.highs
      from catalogue.listing l where l.category_ids @> array[${categoryId}::int] limit ${sql.lit(MOST_PRODUCTS + 1)}),
    counted as (
      select k.attribute_id, count(distinct s.product_id)::int as products, count(distinct k.id) > 1 as varies
      from scope s cross join unnest(s.value_ids) x(id) join catalogue.attribute_choice k on k.id = x.id group by 1
      union all
      select x.id, count(*)::int, min(x.low) < max(x.high)
      from scope s cross join unnest(s.number_ids, s.lows, s.highs) x(id, low, high) group by 1)
    select (select count(*)::int from scope) as products,
      (select coalesce(bool_and(s.category_ids[cardinality(s.category_ids)] = ${categoryId}::int), false) from scope s) as is_leaf,
      (select coalesce(json_agg(json_build_object('id', a.id, 'code', a.code, 'name_en', a.name_en, 'name_id', a.name_id,
         'unit', a.unit, 'products', c.products,
         'varies', c.varies or c.products < (select count(*) from scope)) order by a.position, a.id), '[]')
       from counted c join catalogue.attribute a on a.id = c.attribute_id and not a.filter_only) as attributes`.execute(
    db,
  )
  return rows[0] ?? { products: 0, is_leaf: false, attributes: [] }
}
