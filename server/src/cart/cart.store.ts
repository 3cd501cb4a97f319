import { MOST_LINES } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../identity/index.ts'
import type { Db, Row } from '../platform/index.ts'
import type { Shown } from './cart.ts'

/** A cart's head: its revision is 0 until something was put into it. */
export type CartRow = Pick<Row<'cart.cart'>, 'id' | 'revision'>

/** A line as it is stored; quantity 0 is one that was taken out. */
export interface LineRow extends Pick<Row<'cart.line'>, 'id' | 'item_id' | 'quantity' | 'revision'>, Shown {}

/** What a line is to be. */
export interface LineWrite extends Shown {
  readonly item_id: number
  readonly quantity: number
}

/** The member's cart, or undefined where nothing was put into one yet. */
export const findCart = async (db: Db, { memberId }: MemberScope): Promise<CartRow | undefined> =>
  db.selectFrom('cart.cart').select(['id', 'revision']).where('member_id', '=', memberId).executeTakeFirst()

/** The member's cart with what lies in it, in the order it was put in. */
export const findCartWithLines = async (
  db: Db,
  { memberId }: MemberScope,
): Promise<{ readonly cart: CartRow | undefined; readonly lines: LineRow[] }> => {
  const { rows } = await sql<{ cart: CartRow; line: LineRow | null }>`
    select json_build_object('id', c.id, 'revision', c.revision) as cart,
      case when l.id is not null then json_build_object('id', l.id, 'item_id', l.item_id, 'quantity', l.quantity,
        'revision', l.revision, 'price_shown', l.price_shown, 'unit_shown', l.unit_shown) end as line
    from cart.cart c left join cart.line l on l.cart_id = c.id and l.quantity > 0
    where c.member_id = ${memberId} order by l.id`.execute(db)
  return { cart: rows[0]?.cart, lines: rows.flatMap(({ line }) => line ?? []) }
}

/** The member's cart, made where there is none, which nobody else changes until the transaction ends. */
export const lockCart = async (tx: Db, { memberId }: Pick<MemberScope, 'memberId'>): Promise<CartRow> => {
  const lock = async () =>
    (
      await sql<CartRow>`select id, revision from cart.cart where member_id = ${memberId} for update`.execute(
        tx,
      )
    ).rows[0]
  const stored = await lock()
  if (stored) return stored
  await sql`insert into cart.cart (member_id) values (${memberId}) on conflict do nothing`.execute(tx)
  const row = await lock()
  if (!row) throw new Error('a cart is gone while its member is here')
  return row
}

/** A cart by its id, which nobody else changes until the transaction ends; undefined where it is gone. */
export const lockCartById = async (tx: Db, id: number): Promise<CartRow | undefined> => {
  const { rows } = await sql<CartRow>`
    select id, revision from cart.cart where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** A cart's lines in the order they were put in, those taken out among them. */
export const listLines = async (db: Db, cartId: number): Promise<LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select id, item_id, quantity, revision, price_shown::float8 as price_shown, unit_shown
    from cart.line where cart_id = ${cartId} order by id`.execute(db)
  return rows
}

/** What lines are to be, as rows `w` in their order. */
const written = (lines: readonly LineWrite[]) => sql`
  unnest(${lines.map(({ item_id }) => item_id)}::int[], ${lines.map(({ quantity }) => quantity)}::int[],
    ${lines.map(({ price_shown }) => price_shown)}::bigint[],
    ${lines.map(({ unit_shown }) => unit_shown && JSON.stringify(unit_shown))}::jsonb[])
    with ordinality as w(item_id, quantity, price_shown, unit_shown, place)`

/** Sets lines and raises the cart's revision, which is theirs from then on. */
export const writeLines = async (
  tx: Db,
  { id, revision }: CartRow,
  lines: readonly LineWrite[],
  now: Date,
): Promise<void> => {
  const next = revision + 1
  await sql`
    with raised as (update cart.cart set revision = ${next} where id = ${id})
    insert into cart.line (cart_id, item_id, quantity, revision, price_shown, unit_shown, changed_at)
    select ${id}::int, w.item_id, w.quantity, ${next}::int, w.price_shown, w.unit_shown, ${now}::timestamptz
    from ${written(lines)} order by w.place
    on conflict (cart_id, item_id) do update set quantity = excluded.quantity, revision = excluded.revision,
      price_shown = excluded.price_shown, unit_shown = excluded.unit_shown, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

/** Forgets that items were taken out: one that comes back is put in last. */
export const forgetTakenOut = async (tx: Db, { id }: CartRow, itemIds: readonly number[]): Promise<void> => {
  await sql`
    delete from cart.line where cart_id = ${id} and item_id = any(${itemIds}::int[]) and quantity = 0`.execute(
    tx,
  )
}

/** Notes what the buyer was shown. The cart is another from then on: it checks out without the changes that they accepted. */
export const writeShown = async (
  tx: Db,
  { id, revision }: CartRow,
  lines: readonly LineWrite[],
): Promise<void> => {
  await sql`
    with raised as (update cart.cart set revision = ${revision + 1} where id = ${id})
    update cart.line l set price_shown = w.price_shown, unit_shown = w.unit_shown from ${written(lines)}
    where l.cart_id = ${id} and l.item_id = w.item_id`.execute(tx)
}

/** Forgets lines that were taken out before then, when no change that saw them is on its way, and all but the newest. */
export const deleteTakenOut = async (tx: Db, { id }: CartRow, before: Date): Promise<void> => {
  await sql`
    delete from cart.line where cart_id = ${id} and quantity = 0 and (changed_at < ${before} or id in (
      select id from cart.line where cart_id = ${id} and quantity = 0
      order by changed_at desc, id desc offset ${MOST_LINES}))`.execute(tx)
}
