import type { Day } from '@pasok/contract'
import { sql, type RawBuilder } from 'kysely'
import { inTransaction, type Db } from '../platform/index.ts'

/**
 * Renews the list prices of these products in the transaction that wrote them, their items or their prices. Call it
 * after renewing the listing rows. The list price day does not change until the transaction ends.
 */
export const renewListPrices = async (tx: Db, productIds: readonly number[]): Promise<void> => {
  if (productIds.length === 0) return
  const { rows } = await sql<{ day: Day }>`select day from pricing.list_price_day for share`.execute(tx)
  for (const { day } of rows) await renew(tx, productIds, day)
}

const renew = async (tx: Db, productIds: readonly number[], day: Day): Promise<void> => {
  await sql`
    with listed as materialized (
      select l.* from pricing.list_prices_on(${day}::date) l where l.product_id = any(${productIds}::int[])),
    gone as (
      delete from pricing.product_list_price k
      where k.product_id = any(${productIds}::int[])
        and not exists (select from listed l where l.product_id = k.product_id))
    insert into pricing.product_list_price as k (product_id, min_price, max_price, has_offer)
    select product_id, min_price, max_price, has_offer from listed
    on conflict (product_id) do update
      set min_price = excluded.min_price, max_price = excluded.max_price, has_offer = excluded.has_offer
      where (k.min_price, k.max_price, k.has_offer)
        is distinct from (excluded.min_price, excluded.max_price, excluded.has_offer)`.execute(tx)
}

/**
 * Sets the day of all list prices and renews those of products whose offers begin or end in between. Returns how many
 * these are, or undefined if the day was already set.
 */
export const turnListPriceDay = (db: Db, day: Day): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const { rows: stored } = await sql<{
      day: Day
    }>`select day from pricing.list_price_day for update`.execute(tx)
    const [before] = stored
    if (before === undefined || before.day === day) return undefined
    // A separate statement, so that it sees what was committed while this one waited for the lock.
    const between = await findOffersBetween(tx, before.day, day)
    await sql`update pricing.list_price_day set day = ${day}::date`.execute(tx)
    await renew(tx, between, day)
    return between.length
  })

/** Products with an offer that runs on only one of two days. The clock may also have gone back. */
const findOffersBetween = async (tx: Db, one: Day, other: Day): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select distinct i.product_id
    from pricing.special_offer o join catalogue.active_item i on i.item_id = o.item_id
    where pricing.runs(o.starts_on, o.ends_on, ${one}::date)
      <> pricing.runs(o.starts_on, o.ends_on, ${other}::date)`.execute(tx)
  return rows.map((row) => row.product_id)
}

/** Analyzes the price tables for the planner. */
export const renewPriceStatistics = async (db: Db): Promise<void> => {
  for (const table of [
    'base_price',
    'special_offer',
    'price_list',
    'price_list_company',
    'price_rule',
    'rule_break',
    'product_list_price',
  ])
    await sql`analyze ${sql.table(`pricing.${table}`)}`.execute(db)
}

/** A member's filter of list prices: a range for an item's price, and whether it is on offer. */
export interface PriceQuestion {
  readonly low?: number | undefined
  readonly high?: number | undefined
  readonly discounted?: boolean | undefined
}

/**
 * Conditions on the stored price range of a product, named by an SQL expression: one of its items may match the
 * question. For members only; others could find prices by bisection.
 */
export const asksPrice = (
  { low, high, discounted }: PriceQuestion,
  productId: RawBuilder<unknown>,
): RawBuilder<boolean>[] => [
  ...(low === undefined && high === undefined
    ? []
    : [
        sql<boolean>`${productId} in (select p.product_id from pricing.list_price p
          where p.max_price >= ${low ?? 0}::bigint and p.min_price <= ${high ?? Number.MAX_SAFE_INTEGER}::bigint)`,
      ]),
  ...(discounted === undefined
    ? []
    : [
        sql<boolean>`${productId} ${discounted ? sql`in` : sql`not in`}
          (select p.product_id from pricing.list_price p where p.has_offer)`,
      ]),
]

/** The same conditions on an item, which must match itself. */
export const asksItemPrice = (
  { low, high, discounted }: PriceQuestion,
  itemId: RawBuilder<unknown>,
): RawBuilder<boolean>[] => {
  const range = [
    ...(low === undefined ? [] : [sql<boolean>`p.price >= ${low}::bigint`]),
    ...(high === undefined ? [] : [sql<boolean>`p.price <= ${high}::bigint`]),
    ...(discounted ? [sql<boolean>`p.has_offer`] : []),
  ]
  // `discounted: false` needs no condition: no item of a product without an offer is on offer.
  if (range.length === 0) return []
  return [
    sql<boolean>`(select ${sql.join(range, sql` and `)} from pricing.item_list_price p where p.item_id = ${itemId})`,
  ]
}

/** The join and the order to sort products by list price; for members only. */
export const byListPrice = (
  productId: RawBuilder<unknown>,
  direction: 'asc' | 'desc',
): { readonly join: RawBuilder<unknown>; readonly order: RawBuilder<unknown> } => ({
  join: sql`left join pricing.list_price priced on priced.product_id = ${productId}`,
  order:
    direction === 'asc'
      ? sql`priced.min_price asc nulls last, ${productId}`
      : sql`priced.max_price desc nulls last, ${productId}`,
})

/** Whether an item, named by an SQL expression, has a current offer below its base price. */
export const itemIsOffered = (itemId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from pricing.item_list_price p where p.item_id = ${itemId} and p.has_offer)`

/** The list price of an item, named by an SQL expression, to sort a product's items by; null if it has none. */
export const itemListPrice = (itemId: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`(select p.price from pricing.item_list_price p where p.item_id = ${itemId})`
