import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/**
 * How much of each item is available, by id, of its uom: what the supplier's system last reported, less what is ordered and
 * was not shipped before that report, where an order is named but for this one. Of an item that it reports nothing of the stock
 * tag tells: nothing is available where the tag says so, and others are left out.
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

/** How many sold items have a stock tag of those that are available. */
export const countInStock = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from catalogue.item i
    join catalogue.listing l on l.product_id = i.product_id
    join catalogue.stock_tag t on t.id = i.stock_tag_id and t.available
    where i.active`.execute(db)
  return rows[0]?.count ?? 0
}
