import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/**
 * Adds views to the day's counts by the id of a product or an item; an item's views count for its product. Unknown ids
 * are ignored.
 */
export const addViews = async (db: Db, views: ReadonlyMap<number, number>): Promise<void> => {
  if (views.size === 0) return
  await sql`
    insert into catalogue.product_view (product_id, day, views)
    select l.product_id, current_date, sum(counted.views)
    from unnest(${[...views.keys()]}::int[], ${[...views.values()]}::int[]) counted(id, views)
    left join catalogue.item i on i.id = counted.id
    join catalogue.listing l on l.product_id = coalesce(i.product_id, counted.id)
    group by l.product_id order by l.product_id
    on conflict (product_id, day) do update set views = product_view.views + excluded.views`.execute(db)
}

/** Deletes the counts that no list uses any more. */
export const dropOldViews = async (db: Db): Promise<void> => {
  await sql`delete from catalogue.product_view where day <= current_date - 30`.execute(db)
}
