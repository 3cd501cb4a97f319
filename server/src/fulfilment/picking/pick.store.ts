import { sql } from 'kysely'
import { insertMany, type Db } from '../../platform/index.ts'
import type { Quantities } from '../fulfilment.ts'

/** The ids of deliveries that are being packed, oldest first, with their numbers of lines; only of these if some are named. */
export const listPackingIds = async (
  db: Db,
  most: number,
  ids?: readonly number[],
): Promise<readonly { readonly id: number; readonly lines: number }[]> => {
  const { rows } = await sql<{ id: number; lines: number }>`
    select d.id, (select count(*)::int from fulfilment.delivery_line l where l.delivery_id = d.id) as lines
    from fulfilment.delivery d
    where d.state = 'packing' and (${ids === undefined} or d.id = any(${[...(ids ?? [])]}::int[]))
    order by d.id limit ${most}`.execute(db)
  return rows
}

/** The number of deliveries that are being packed. */
export const countPacking = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from fulfilment.delivery where state = 'packing'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Adds to what is picked of a delivery's lines, by their ids; negative quantities were put back. */
export const insertPicks = (
  tx: Db,
  deliveryId: number,
  quantities: Quantities,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> =>
  insertMany(
    tx,
    'fulfilment.pick',
    ['delivery_id', 'order_line_id', 'quantity', 'picked_by', 'picked_at'],
    [...quantities].map(([order_line_id, quantity]) => ({
      delivery_id: deliveryId,
      order_line_id,
      quantity,
      picked_by: by,
      picked_at: now,
    })),
  )

/** Cuts a delivery's lines to what is picked of them; those of which nothing is picked are removed. */
export const cutToPicked = async (tx: Db, deliveryId: number): Promise<void> => {
  await sql`
    with picked as (
      select l.order_line_id, coalesce(sum(p.quantity), 0)::int as quantity
      from fulfilment.delivery_line l
      left join fulfilment.pick p on p.delivery_id = l.delivery_id and p.order_line_id = l.order_line_id
      where l.delivery_id = ${deliveryId} group by l.order_line_id),
    removed as (
      delete from fulfilment.delivery_line l using picked k
      where l.delivery_id = ${deliveryId} and l.order_line_id = k.order_line_id and k.quantity = 0)
    update fulfilment.delivery_line l set quantity = k.quantity from picked k
    where l.delivery_id = ${deliveryId} and l.order_line_id = k.order_line_id
      and k.quantity between 1 and l.quantity - 1`.execute(tx)
}
