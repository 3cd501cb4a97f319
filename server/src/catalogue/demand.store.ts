import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** The last days whose orders and carts count, and those whose views count. */
const ORDERED_DAYS = 90
const VIEWED_DAYS = 30

/**
 * Counts again how often each product was ordered and viewed, and writes the rows that changed. Returns their number.
 * The site version stays: pages show the new order when they are rendered next.
 */
export const renewDemand = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    with ordered as (
      select i.product_id, count(distinct (d.kind, d.document))::int as ordered
      from (
        select 'order' as kind, order_id as document, item_id from orders.ordered_item
          where placed_at > ${now}::timestamptz - make_interval(days => ${sql.lit(ORDERED_DAYS)})
        union all
        select 'cart', cart_id, item_id from cart.added_item
          where added_at > ${now}::timestamptz - make_interval(days => ${sql.lit(ORDERED_DAYS)})) d
      join catalogue.item i on i.id = d.item_id
      group by i.product_id),
    viewed as (
      select product_id, least(sum(views), 2147483647)::int as viewed from catalogue.product_view
      where day > (${now}::timestamptz)::date - ${sql.lit(VIEWED_DAYS)} group by product_id),
    fresh as (
      select product_id, coalesce(ordered, 0) as ordered, coalesce(viewed, 0) as viewed
      from ordered full join viewed using (product_id)),
    gone as (
      delete from catalogue.product_demand d
      where not exists (select from fresh f where f.product_id = d.product_id) returning 1),
    changed as (
      insert into catalogue.product_demand as d (product_id, ordered, viewed)
      select product_id, ordered, viewed from fresh order by product_id
      on conflict (product_id) do update set ordered = excluded.ordered, viewed = excluded.viewed
        where (d.ordered, d.viewed) is distinct from (excluded.ordered, excluded.viewed)
      returning 1)
    select ((select count(*) from gone) + (select count(*) from changed))::int as changed`.execute(db)
  return rows[0]?.changed ?? 0
}
