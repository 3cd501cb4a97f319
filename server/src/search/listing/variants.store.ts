import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import {
  fromProduct,
  inLanguage,
  isFilled,
  itemColumns,
  listedColumns,
  ownPictures,
  productDetails,
  type AttributeRow,
  type DescribedRow,
  type VariantRow,
} from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { itemIsOffered } from '../../pricing/index.ts'
import type { AttributeFilter } from './filters.ts'
import { variantCounts, type FacetRow } from './facets.store.ts'
import { buildItemOrder, type ItemSort } from './item-order.store.ts'
import { isMatching } from './listing-filter.store.ts'
import type { Window } from './listing.store.ts'

/** One page of a product's items. */
export interface ItemPage {
  /** Those in which the items differ, in their order. */
  readonly attributes: AttributeRow[] | null
  readonly items: VariantRow[] | null
}

/** The same with their product, and the number of all items that the filters leave. */
export interface Variants extends ItemPage, DescribedRow {
  readonly total: number
  /** Undefined unless `withCounts` asks for them; null where nothing is counted. */
  readonly counts?: FacetRow[] | null
}

/** Which of a product's items are wanted, and in what order. */
export interface ItemWindow extends Omit<Window, 'sort'> {
  readonly sort: ItemSort
  readonly filters: readonly AttributeFilter[]
  /** Those on special offer alone: members who may see prices ask for them. */
  readonly isOffered?: boolean
  /** Whether counts by attribute value come along. */
  readonly withCounts?: boolean
}

/** The values of an item `i` of attributes, an array of ids, as the rows of a table have them: several of one in their order. */
export const valuesByAttribute = (attributeIds: RawBuilder<unknown>, language: Language) => {
  const value = (
    from: string,
    [text, number, filled]: readonly [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<boolean>],
    where: RawBuilder<unknown>,
  ) =>
    sql`select v.attribute_id, ${text} as text, ${number} as number, ${filled} as filled from ${sql.table(from)} v
      where ${where} and v.attribute_id = any(${attributeIds})`
  const [none, own] = [sql`null`, sql<boolean>`false`]
  const text = (column: string) =>
    [inLanguage(`v.${column}`, language), none, isFilled(column, 'v.filled', language)] as const
  return sql`
    (select json_agg(json_build_array(v.attribute_id, v.text, v.number, v.filled) order by v.text) from (
      ${value('catalogue.attribute_choice', text('name'), sql`v.id = any(i.value_ids)`)}
      union all
      ${value('catalogue.item_number', [none, sql`trim_scale(v.value)::text`, own], sql`v.item_id = i.id`)}
      union all
      ${value('catalogue.item_text', text('value'), sql`v.item_id = i.id`)}) v)`
}

/**
 * One page of a product's items, each with its values of those attributes in which the product's active items differ: the
 * CTEs that find it, and the columns `attributes` and `items` of an ItemPage. The CTE `matching` has a row for each item that
 * the filters leave.
 */
const itemPage = (
  productId: number,
  { sort, filters, isOffered = false, language, offset, limit }: ItemWindow,
) => {
  const order = buildItemOrder(sort, language)
  const offered = isOffered ? itemIsOffered(sql`i.id`) : sql`true`
  return {
    ctes: sql`
      differing as materialized (
        select differing_ids as ids from catalogue.listing where product_id = ${productId}),
      matching as materialized (
        select i.id, row_number() over (order by ${order}) as place
        from catalogue.item i where i.product_id = ${productId} and ${isMatching({ filters })} and ${offered}),
      page as (
        select ${itemColumns(language)}, ${ownPictures}, m.place,
          ${valuesByAttribute(sql`d.ids`, language)} as values
        from (select * from matching order by place limit ${limit} offset ${offset}) m
        join catalogue.item i using (id) cross join differing d)`,
    // Attributes are looked up by their key: as a join, all of them would be read.
    columns: sql`
      (select json_agg(json_build_object('id', a.id, 'code', a.code, 'name', ${inLanguage('a.name', language)},
         'unit', a.unit) order by a.position, a.id)
       from differing d cross join unnest(d.ids) one(id)
       cross join lateral (select * from catalogue.attribute a where a.id = one.id offset 0) a) as attributes,
      (select json_agg(page order by place) from page) as items`,
  }
}

/** One page of an active product's items; undefined where there is no such product. */
export const findVariants = async (
  db: Db,
  productId: number,
  window: ItemWindow,
): Promise<Variants | undefined> => {
  const { ctes, columns } = itemPage(productId, window)
  const { language, filters, withCounts } = window
  const counts = withCounts
    ? sql`(select json_agg(f) from (${variantCounts(productId, filters)}) f) as counts,`
    : sql``
  const { rows } = await sql<Variants>`
    with ${ctes}
    select ${listedColumns(language)}, ${productDetails(language)}, ${counts}
      (select count(*)::int from matching) as total, ${columns}
    ${fromProduct(productId)}`.execute(db)
  return rows[0]
}

/** One active product with the first of its items, or undefined: in one question, which costs less than two. */
export const findProductWithItems = async (
  db: Db,
  id: number,
  language: Language,
  limit: number,
): Promise<(DescribedRow & ItemPage) | undefined> => {
  const { ctes, columns } = itemPage(id, { sort: 'default', filters: [], language, offset: 0, limit })
  const { rows } = await sql<DescribedRow & ItemPage>`
    with ${ctes}
    select ${listedColumns(language)}, ${productDetails(language)}, ${columns} ${fromProduct(id)}`.execute(db)
  return rows[0]
}
