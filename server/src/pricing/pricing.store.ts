import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'

/** An item's price in whole rupiah for one unit of measure, before tax; null removes it. */
export interface PriceWrite {
  readonly item_id: number
  readonly price: number | null
}

/** Sets or removes base prices in the caller's transaction; returns how many changed. */
export const setBasePrices = async (tx: Db, prices: readonly PriceWrite[]): Promise<number> => {
  if (prices.length === 0) return 0
  const removed = await sql`
    delete from pricing.base_price b using ${priceRows(prices)} where b.item_id = r.item_id and r.price is null`.execute(
    tx,
  )
  const set = await sql`
    insert into pricing.base_price as b (item_id, price)
    select item_id, price from ${priceRows(prices)} where price is not null
    on conflict (item_id) do update set price = excluded.price where b.price <> excluded.price`.execute(tx)
  return affected(removed) + affected(set)
}

/** Sets or removes cost prices; returns how many changed. For staff only. */
export const setCostPrices = async (tx: Db, prices: readonly PriceWrite[]): Promise<number> => {
  if (prices.length === 0) return 0
  const removed = await sql`
    delete from pricing.cost_price c using ${priceRows(prices)} where c.item_id = r.item_id and r.price is null`.execute(
    tx,
  )
  const set = await sql`
    insert into pricing.cost_price as c (item_id, price)
    select item_id, price from ${priceRows(prices)} where price is not null
    on conflict (item_id) do update set price = excluded.price where c.price <> excluded.price`.execute(tx)
  return affected(removed) + affected(set)
}

/** The cost prices of these items in whole rupiah for one, by item id. For staff only. */
export const findCostPrices = async (
  db: Db,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ item_id: number; price: number }>`
    select item_id, price from pricing.cost_price where item_id = any(${[...itemIds]}::int[])`.execute(db)
  return new Map(rows.map(({ item_id, price }) => [item_id, price]))
}

const priceRows = (prices: readonly PriceWrite[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r(item_id int, price bigint)`

const affected = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): number => Number(numAffectedRows)

/**
 * A special offer of an item. Days are 'YYYY-MM-DD' in Asia/Jakarta, inclusive. Undefined keeps a stored value, null
 * leaves that end open; a null price removes the offer.
 */
export interface OfferWrite {
  readonly item_id: number
  readonly price: number | null | undefined
  readonly starts_on: string | null | undefined
  readonly ends_on: string | null | undefined
}

type Offer = Row<'pricing.special_offer'>

/** The result of setting offers. Refused are items whose offer would end before it starts, or have days without a price. */
export interface OffersSet {
  readonly changed: number
  readonly refused: ReadonlyMap<number, 'offer_ends_before_it_starts' | 'offer_without_price'>
}

/** Sets, changes or removes special offers in the caller's transaction. */
export const setSpecialOffers = async (tx: Db, offers: readonly OfferWrite[]): Promise<OffersSet> => {
  const refused = new Map<number, 'offer_ends_before_it_starts' | 'offer_without_price'>()
  if (offers.length === 0) return { changed: 0, refused }
  const stored = await findSpecialOffers(
    tx,
    offers.map(({ item_id }) => item_id),
  )
  const set: Offer[] = []
  const removed: number[] = []
  for (const { item_id, ...columns } of offers) {
    const before = stored.get(item_id)
    const price = columns.price === undefined ? before?.price : columns.price
    const starts_on = columns.starts_on === undefined ? (before?.starts_on ?? null) : columns.starts_on
    const ends_on = columns.ends_on === undefined ? (before?.ends_on ?? null) : columns.ends_on
    if (price === null) {
      if (before) removed.push(item_id)
    } else if (price === undefined) {
      if (starts_on !== null || ends_on !== null) refused.set(item_id, 'offer_without_price')
    } else if (starts_on !== null && ends_on !== null && ends_on < starts_on)
      refused.set(item_id, 'offer_ends_before_it_starts')
    else if (before?.price !== price || before.starts_on !== starts_on || before.ends_on !== ends_on)
      set.push({ item_id, price, starts_on, ends_on })
  }
  if (removed.length > 0)
    await sql`delete from pricing.special_offer where item_id = any(${removed}::int[])`.execute(tx)
  if (set.length > 0)
    await sql`
      insert into pricing.special_offer (item_id, price, starts_on, ends_on)
      select * from jsonb_to_recordset(${JSON.stringify(set)}::jsonb)
        as r(item_id int, price bigint, starts_on date, ends_on date)
      on conflict (item_id) do update
        set price = excluded.price, starts_on = excluded.starts_on, ends_on = excluded.ends_on`.execute(tx)
  return { changed: removed.length + set.length, refused }
}

/** The special offers of these items, current or not. */
const findSpecialOffers = async (tx: Db, itemIds: readonly number[]): Promise<Map<number, Offer>> => {
  const { rows } = await sql<Offer>`
    select item_id, price, starts_on, ends_on from pricing.special_offer
    where item_id = any(${itemIds}::int[])`.execute(tx)
  return new Map(rows.map((row) => [row.item_id, row]))
}

/** All prices of an item, for the export. */
export interface ItemPrices {
  readonly item_id: number
  readonly price: number | null
  readonly cost_price: number | null
  readonly offer_price: number | null
  readonly offer_starts_on: string | null
  readonly offer_ends_on: string | null
}

/** All prices of these items, for staff's export: the caller must be allowed to see costs. */
export const findItemPrices = async (
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, ItemPrices>> => {
  const { rows } = await sql<ItemPrices>`
    select i.item_id, b.price, c.price as cost_price, o.price as offer_price,
      o.starts_on as offer_starts_on, o.ends_on as offer_ends_on
    from unnest(${itemIds}::int[]) i(item_id)
    left join pricing.base_price b using (item_id)
    left join pricing.cost_price c using (item_id)
    left join pricing.special_offer o using (item_id)`.execute(db)
  return new Map(rows.map((row) => [row.item_id, row]))
}
