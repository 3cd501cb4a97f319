import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** An item that a rule relates to another. */
export interface RelatedItem {
  readonly kind: 'needed' | 'alternative'
  readonly item_id: number
}

/** Items that one rule shows at most: those that have the most choices in common with the item. */
const MOST_BY_RULE = 4

/** A rule compares so many items of its category at most. */
const MOST_COMPARED = 10_000

/** The items that the rules relate to an active item, rule by rule; each item once. */
export const findRelatedItems = async (db: Db, itemId: number): Promise<RelatedItem[]> => {
  const { rows } = await sql<RelatedItem>`
    select r.kind, o.item_id
    from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
    join catalogue.relation_rule r on r.from_category_id = any(l.category_ids)
    cross join lateral (
      select o.id as item_id, row_number() over (
        order by (select count(*) from unnest(o.value_ids) v where v = any(i.value_ids)) desc, ol.popularity desc, o.id) as place
      from (
        select x.id, x.product_id, x.value_ids from catalogue.listing xl
        join catalogue.item x on x.product_id = xl.product_id and x.active and x.id <> i.id
        where xl.category_ids @> array[r.to_category_id] limit ${sql.lit(MOST_COMPARED)}) o
      join catalogue.listing ol on ol.product_id = o.product_id
      where (select bool_and(exists (
            select from catalogue.attribute_choice own join catalogue.attribute_choice other
              on other.attribute_id = own.attribute_id and other.id = any(o.value_ids)
                and (other.id = own.id or s.begins and starts_with(other.name_en, own.name_en))
            where own.id = any(i.value_ids) and own.attribute_id = a.id
            union all
            select from catalogue.item_number own join catalogue.item_number other
              on other.item_id = o.id and other.attribute_id = own.attribute_id and other.value = own.value
            where own.item_id = i.id and own.attribute_id = a.id))
          from (select code, false as begins from unnest(r.same) code
            union all select code, true from unnest(r.begins) code) s
          left join catalogue.attribute a on a.code = s.code)
      order by place limit ${MOST_BY_RULE}) o
    where i.id = ${itemId} and i.active
    order by r.id, o.place`.execute(db)
  return [...new Map(rows.toReversed().map((row) => [row.item_id, row])).values()].toReversed()
}
