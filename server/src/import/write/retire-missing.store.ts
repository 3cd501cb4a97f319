import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

const isMissing = (keys: readonly string[]) =>
  sql`not exists (select from unnest(${keys}::text[]) k(key) where k.key = lower(btrim(i.sku)))`

/** The number of active items, and of those among them with none of these part-number keys. */
export const countMissing = async (
  tx: Db,
  keys: readonly string[],
): Promise<{ missing: number; active: number }> => {
  const { rows } = await sql<{ missing: number; active: number }>`
    select count(*) filter (where ${isMissing(keys)})::int as missing, count(*)::int as active
    from catalogue.item i where i.active`.execute(tx)
  return rows[0] ?? { missing: 0, active: 0 }
}

/**
 * Deactivates the active items with none of these part-number keys, and the products without another active item;
 * returns the products that lost an item.
 */
export const retireItems = async (tx: Db, keys: readonly string[]): Promise<number[]> => {
  await sql`
    select from catalogue.product p
    where exists (select from catalogue.item i where i.product_id = p.id and i.active and ${isMissing(keys)})
    order by p.id for no key update`.execute(tx)
  const { rows } = await sql<{ product_id: number }>`
    with retired as (
      update catalogue.item i set active = false, updated_at = now()
      where i.active and ${isMissing(keys)} returning i.id, i.product_id),
    emptied as (
      update catalogue.product p set active = false, updated_at = now()
      where p.id in (select product_id from retired) and not exists (
        select from catalogue.item i where i.product_id = p.id and i.active
          and i.id not in (select id from retired)))
    select distinct product_id from retired`.execute(tx)
  return rows.map((row) => row.product_id)
}
