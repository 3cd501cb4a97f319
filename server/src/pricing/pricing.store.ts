import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** An item's base price: whole rupiah for one unit of measure, before tax; null takes it away. */
export interface BasePrice {
  readonly item_id: number
  readonly price: number | null
}

/** Sets or takes away base prices inside the caller's transaction; answers how many differ from before. */
export const setBasePrices = async (tx: Db, prices: readonly BasePrice[]): Promise<number> => {
  if (prices.length === 0) return 0
  const given = JSON.stringify(prices)
  const removed = await sql`
    delete from pricing.base_price b using jsonb_to_recordset(${given}::jsonb) as r(item_id int, price bigint)
    where b.item_id = r.item_id and r.price is null`.execute(tx)
  const set = await sql`
    insert into pricing.base_price (item_id, price)
    select item_id, price from jsonb_to_recordset(${given}::jsonb) as r(item_id int, price bigint) where price is not null
    on conflict (item_id) do update set price = excluded.price where base_price.price <> excluded.price`.execute(
    tx,
  )
  return Number(removed.numAffectedRows ?? 0n) + Number(set.numAffectedRows ?? 0n)
}
