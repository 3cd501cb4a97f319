import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/**
 * The available quantity of each item, by id, in its uom: the quantity that the supplier's system last reported, less
 * ordered quantities that had not been shipped by then, without those of the named order, if one is named. For an item
 * without a report, the stock tag decides: 0 if the tag says unavailable; other items are left out.
 */
export const findAvailable = async (
  db: Db,
  itemIds: readonly number[],
  exceptOrderId?: number,
): Promise<ReadonlyMap<number, number>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<{ item_id: number; available: number }>`
    select s.item_id, greatest(0, s.on_hand - coalesce((
      select sum(o.quantity) from orders.open_quantity o
      where o.item_id = s.item_id and o.order_id is distinct from ${exceptOrderId ?? null}::int), 0) - coalesce((
      select sum(f.quantity) from fulfilment.shipped_quantity f
      where f.item_id = s.item_id and f.picked_up_at >= s.reported_at), 0))::int as available
    from catalogue.stock_report s where s.item_id = any(${[...itemIds]}::int[])
    union all
    select i.id, 0 from catalogue.item i join catalogue.stock_tag t on t.id = i.stock_tag_id
    where i.id = any(${[...itemIds]}::int[]) and not t.available
      and not exists (select from catalogue.stock_report s where s.item_id = i.id)`.execute(db)
  return new Map(rows.map(({ item_id, available }) => [item_id, available]))
}

/** The number of sold items whose stock tag says available. */
export const countInStock = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from catalogue.item i
    join catalogue.listing l on l.product_id = i.product_id
    join catalogue.stock_tag t on t.id = i.stock_tag_id and t.available
    where i.active`.execute(db)
  return rows[0]?.count ?? 0
}
