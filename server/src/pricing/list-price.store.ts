import type { Day } from '@pasok/contract'
import { sql, type RawBuilder } from 'kysely'
import { inTransaction, type Db } from '../platform/index.ts'

/**
 * Renews the list prices of these products, in the transaction that wrote them, their items or their prices. Whoever
 * writes one of these calls it, after the lists' own rows were renewed. No other day begins until it ends.
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
 * Makes this the day of all list prices, and renews those of products with an offer that begins or ends in between;
 * answers how many these were, undefined where it is that day already.
 */
export const turnListPriceDay = (db: Db, day: Day): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const { rows: stored } = await sql<{
      day: Day
    }>`select day from pricing.list_price_day for update`.execute(tx)
    const [before] = stored
    if (before === undefined || before.day === day) return undefined
    // A statement of its own: what was written while this one waited for the lock is seen by the next.
    const between = await findOffersBetween(tx, before.day, day)
    await sql`update pricing.list_price_day set day = ${day}::date`.execute(tx)
    await renew(tx, between, day)
    return between.length
  })

/** Products with an offer that runs on one of two days and not on the other; the clock may have gone back, too. */
const findOffersBetween = async (tx: Db, one: Day, other: Day): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select distinct i.product_id
    from pricing.special_offer o join catalogue.active_item i on i.item_id = o.item_id
    where pricing.runs(o.starts_on, o.ends_on, ${one}::date)
      <> pricing.runs(o.starts_on, o.ends_on, ${other}::date)`.execute(tx)
  return rows.map((row) => row.product_id)
}

/** Has the planner look at the tables that prices stand in. */
export const renewPriceStatistics = async (db: Db): Promise<void> => {
  for (const table of ['base_price', 'special_offer', 'company_rule', 'rule_break', 'product_list_price'])
    await sql`analyze ${sql.table(`pricing.${table}`)}`.execute(db)
}

/** What a member asks of list prices: a range that an item's lies in, and whether it is on offer. */
export interface PriceQuestion {
  readonly low?: number | undefined
  readonly high?: number | undefined
  readonly discounted?: boolean | undefined
}

/**
 * Conditions on the product that an expression names: that its items may fulfil the question, as they are kept. Members
 * alone may ask, or anybody finds a price by bisecting.
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

/** The same of the item that an expression names: that it fulfils the question itself. */
export const asksItemPrice = (
  { low, high, discounted }: PriceQuestion,
  itemId: RawBuilder<unknown>,
): RawBuilder<boolean>[] => {
  const range = [
    ...(low === undefined ? [] : [sql<boolean>`p.price >= ${low}::bigint`]),
    ...(high === undefined ? [] : [sql<boolean>`p.price <= ${high}::bigint`]),
    ...(discounted ? [sql<boolean>`p.has_offer`] : []),
  ]
  // What is not on offer is none of a product's items.
  if (range.length === 0) return []
  return [
    sql<boolean>`(select ${sql.join(range, sql` and `)} from pricing.item_list_price p where p.item_id = ${itemId})`,
  ]
}

/** How products are sorted by list price, for members alone: what is joined for it, and the order. */
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

/** Whether a special offer below the base price of the item that an expression names runs. */
export const itemIsOffered = (itemId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from pricing.item_list_price p where p.item_id = ${itemId} and p.has_offer)`

/** The list price of the item that an expression names, null where it has none; to sort a product's items by. */
export const itemListPrice = (itemId: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`(select p.price from pricing.item_list_price p where p.item_id = ${itemId})`
