import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** Where an item lies, and how much of it was there at the last report. */
export interface ItemShelf {
  readonly shelf: string | null
  readonly on_hand: number | null
}

/** Where items lie in the warehouse, by id. */
export const findShelves = async (
  db: Db,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, ItemShelf>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<ItemShelf & { id: number }>`
    select i.id, i.shelf, s.on_hand
    from catalogue.item i left join catalogue.stock_report s on s.item_id = i.id
    where i.id = any(${[...itemIds]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Those of these items that have exactly this number today: their own, or one they replace or equal, ignoring case. */
export const findItemsByOtherNumber = async (
  db: Db,
  number: string,
  itemIds: readonly number[],
): Promise<{ readonly own: readonly number[]; readonly others: readonly number[] }> => {
  const { rows } = await sql<{ id: number; is_own: boolean }>`
    select i.id, true as is_own from catalogue.item i
    where i.id = any(${[...itemIds]}::int[]) and lower(btrim(i.sku)) = lower(btrim(${number}))
    union
    select n.item_id, false from catalogue.other_number n
    where n.item_id = any(${[...itemIds]}::int[]) and lower(btrim(n.number)) = lower(btrim(${number}))`.execute(
    db,
  )
  const idsOf = (isOwn: boolean) => rows.filter(({ is_own }) => is_own === isOwn).map(({ id }) => id)
  return { own: idsOf(true), others: idsOf(false) }
}
