import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

const isMissing = (skus: readonly string[]) =>
  sql`not exists (select from unnest(${skus}::text[]) k(sku) where k.sku = lower(btrim(i.sku)))`

/** How many active items there are, and how many of them have none of these part numbers (in lower case). */
export const countMissing = async (
  tx: Db,
  skus: readonly string[],
): Promise<{ missing: number; active: number }> => {
  const { rows } = await sql<{ missing: number; active: number }>`
    select count(*) filter (where ${isMissing(skus)})::int as missing, count(*)::int as active
    from catalogue.item i where i.active`.execute(tx)
  return rows[0] ?? { missing: 0, active: 0 }
}

/** Deactivates the active items with none of these part numbers, and the products that have no other. */
export const retireItems = async (tx: Db, skus: readonly string[]): Promise<void> => {
  await sql`
    with retired as (
      update catalogue.item i set active = false, updated_at = now()
      where i.active and ${isMissing(skus)} returning i.id, i.product_id)
    update catalogue.product p set active = false, updated_at = now()
    where p.id in (select product_id from retired) and not exists (
      select from catalogue.item i where i.product_id = p.id and i.active
        and i.id not in (select id from retired))`.execute(tx)
}
