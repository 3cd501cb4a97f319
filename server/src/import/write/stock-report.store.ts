import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/**
 * The quantity that the supplier's system reports in the warehouse, in the item's unit of measure; null ends its
 * reports.
 */
export interface StockReport {
  readonly item_id: number
  readonly on_hand: number | null
}

/**
 * Stores the reports as of `now`, also those with the same quantity as before; returns the items whose quantity
 * changed.
 */
export const writeStockReports = async (
  tx: Db,
  reports: readonly StockReport[],
  now: Date,
): Promise<number[]> => {
  if (reports.length === 0) return []
  const input = sql`jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as r(item_id int, on_hand int)`
  const { rows: same } = await sql<{ item_id: number }>`
    select item_id from catalogue.stock_report s join ${input} using (item_id) where s.on_hand = r.on_hand`.execute(
    tx,
  )
  const removed = await sql<{ item_id: number }>`
    delete from catalogue.stock_report s using ${input}
    where s.item_id = r.item_id and r.on_hand is null returning s.item_id`.execute(tx)
  await sql`
    insert into catalogue.stock_report (item_id, on_hand, reported_at)
    select item_id, on_hand, ${now} from ${input} where on_hand is not null
    on conflict (item_id) do update set on_hand = excluded.on_hand, reported_at = excluded.reported_at`.execute(
    tx,
  )
  const unchanged = new Set(same.map(({ item_id }) => item_id))
  const changed = reports.filter(({ on_hand, item_id }) => on_hand !== null && !unchanged.has(item_id))
  return [...removed.rows, ...changed].map(({ item_id }) => item_id)
}
