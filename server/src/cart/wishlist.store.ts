import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import { insertMany, type Db } from '../platform/index.ts'

/** The first key of the advisory locks on wish lists; the second is the member's id. */
const WISHLIST_LOCK = 56

/** Locks a member's list until the transaction ends. */
export const lockWishlist = async (tx: Db, { memberId }: MemberScope): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${WISHLIST_LOCK}::int, ${memberId}::int)`.execute(tx)
}

/** The ids of products and items in a member's list, the newest first. */
export const listWishes = async (db: Db, { memberId }: MemberScope): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select coalesce(product_id, item_id) as id from cart.wishlist_line
    where member_id = ${memberId} order by wishlist_line.id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** A product or an item to add to a list. */
export interface NewWish {
  readonly product_id: number | null
  readonly item_id: number | null
}

/** Adds products and items to the front of a member's list, in their order. */
export const insertWishes = async (
  tx: Db,
  { memberId }: MemberScope,
  wishes: readonly NewWish[],
): Promise<void> => {
  await insertMany(
    tx,
    'cart.wishlist_line',
    ['member_id', 'product_id', 'item_id'],
    wishes.map((wish) => ({ ...wish, member_id: memberId })).toReversed(),
  )
}

/** Removes products and items from a member's list. */
export const deleteWishes = async (
  tx: Db,
  { memberId }: MemberScope,
  ids: readonly number[],
): Promise<void> => {
  await sql`
    delete from cart.wishlist_line
    where member_id = ${memberId} and coalesce(product_id, item_id) = any(${ids}::int[])`.execute(tx)
}
