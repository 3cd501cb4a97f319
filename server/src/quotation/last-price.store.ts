import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** What a company last paid for an item. */
export interface LastPrice {
  readonly item_id: number
  readonly order_id: number
  readonly number: string
  readonly placed_at: Date
  readonly quantity: number
  /** Whole rupiah for one, before tax and discount. */
  readonly unit_price: number
  /** Hundredths of a per cent. */
  readonly discount: number
}

/** The last prices that a company ordered items at, by item id. */
export const findLastPrices = async (
  db: Db,
  companyId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, LastPrice>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<LastPrice>`
    select distinct on (item_id) item_id, order_id, number, placed_at, quantity, unit_price, discount
    from orders.sold_line where company_id = ${companyId} and item_id = any(${[...itemIds]}::int[])
    order by item_id, placed_at desc, order_id desc`.execute(db)
  return new Map(rows.map((row) => [row.item_id, row]))
}
