import { MOST_LINES, type Day, type LastSeen } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import type { Db, Row } from '../platform/index.ts'

/** A cart without its lines; its revision is 0 until the first change. */
export type CartRow = Pick<Row<'cart.cart'>, 'id' | 'revision'>

/** A stored line; quantity 0 marks a removed one. */
export interface LineRow
  extends Pick<Row<'cart.line'>, 'id' | 'item_id' | 'quantity' | 'revision'>, LastSeen {}

/** A line to write. */
export interface LineWrite extends LastSeen {
  readonly item_id: number
  readonly quantity: number
}

/** The member's cart; undefined before the first change. */
export const findCart = async (db: Db, { memberId }: MemberScope): Promise<CartRow | undefined> =>
  db.selectFrom('cart.cart').select(['id', 'revision']).where('member_id', '=', memberId).executeTakeFirst()

/** A stored cart, with its lines in the order in which they were added, removed ones included. */
export interface StoredCart {
  readonly cart: CartRow
  readonly lines: readonly LineRow[]
}

/** The member's cart with its lines, read by one statement; undefined before the first change. */
export const findCartWithLines = async (
  db: Db,
  { memberId }: MemberScope,
): Promise<StoredCart | undefined> => {
  const { rows } = await sql<
    { readonly cart_id: number; readonly cart_revision: number } & {
      [Key in keyof LineRow]: LineRow[Key] | null
    }
  >`
    select c.id as cart_id, c.revision as cart_revision, l.id, l.item_id, l.quantity, l.revision, l.price_shown, l.unit_shown
    from cart.cart c left join cart.line l on l.cart_id = c.id
    where c.member_id = ${memberId} order by l.id`.execute(db)
  const [head] = rows
  if (!head) return undefined
  return {
    cart: { id: head.cart_id, revision: head.cart_revision },
    lines: rows.flatMap(({ id, item_id, quantity, revision, price_shown, unit_shown }) =>
      id === null || item_id === null || quantity === null || revision === null
        ? []
        : [{ id, item_id, quantity, revision, price_shown, unit_shown }],
    ),
  }
}

/** The sums of a cart's lines in whole rupiah, and the number of lines without a price. */
export interface CartSums {
  readonly untaxed: number
  readonly tax: number
  readonly lines_without_price: number
}

/** What the sums of a cart depend on, apart from its lines. */
export interface SumsBasis {
  readonly price_version: number
  readonly day: Day
  readonly company_id: number
  readonly tax_percent: number
}

/**
 * Stored sums. They are valid for one revision of the cart and for their basis; the line count is valid for any basis.
 */
export interface StoredSums extends CartSums, SumsBasis {
  readonly revision: number
  readonly line_count: number
}

/** A cart with some of its lines. */
export interface CartPart extends StoredCart {
  /** The number of lines, without removed ones. */
  readonly line_count: number
  readonly sums: StoredSums | null
  readonly price_version: number
}

/** Which lines of a cart to read: those of these items, and those changed after a revision. */
export interface PartQuery {
  readonly itemIds: readonly number[]
  readonly since: number | undefined
}

const line = sql`l.id, l.item_id, l.quantity, l.revision, l.price_shown, l.unit_shown`

/**
 * The member's cart with some of its lines, read by one statement, in the order in which they were added, removed ones
 * included; undefined before the first change.
 */
export const findCartPart = async (
  db: Db,
  { memberId }: Pick<MemberScope, 'memberId'>,
  { itemIds, since }: PartQuery,
): Promise<CartPart | undefined> => {
  const { rows } = await sql<CartRow & Omit<CartPart, 'cart'>>`
    select c.id, c.revision, c.sums, p.version::float8 as price_version,
      case when (c.sums->>'revision')::int = c.revision then (c.sums->>'line_count')::int
        else (select count(*)::int from cart.line l where l.cart_id = c.id and l.quantity > 0) end as line_count,
      coalesce((select json_agg(w order by w.id) from (
        select ${line} from cart.line l where l.cart_id = c.id and l.item_id = any(${itemIds}::int[])
        union
        select ${line} from cart.line l
        where l.cart_id = c.id and c.revision > ${since ?? null}::int and l.revision > ${since ?? null}::int
      ) w), '[]') as lines
    from cart.cart c cross join pricing.current_version p
    where c.member_id = ${memberId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { id, revision, ...part } = row
  return { ...part, cart: { id, revision } }
}

/** The member's cart, created if there is none, locked until the transaction ends. */
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

/** Locks a cart by its id (`for update`); returns it with the version of the prices, undefined where it is gone. */
export const lockCartById = async (
  tx: Db,
  id: number,
): Promise<(CartRow & { readonly price_version: number }) | undefined> => {
  const { rows } = await sql<CartRow & { readonly price_version: number }>`
    select c.id, c.revision, (select version::float8 from pricing.current_version) as price_version
    from cart.cart c where c.id = ${id} for update of c`.execute(tx)
  return rows[0]
}

/** A cart's lines in the order in which they were added, removed ones included. */
export const listLines = async (db: Db, cartId: number): Promise<LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select id, item_id, quantity, revision, price_shown, unit_shown
    from cart.line where cart_id = ${cartId} order by id`.execute(db)
  return rows
}

/** The lines to write, as rows `w` in their order. */
const linesTable = (lines: readonly LineWrite[]) => sql`
  unnest(${lines.map(({ item_id }) => item_id)}::int[], ${lines.map(({ quantity }) => quantity)}::int[],
    ${lines.map(({ price_shown }) => price_shown)}::bigint[],
    ${lines.map(({ unit_shown }) => unit_shown && JSON.stringify(unit_shown))}::jsonb[])
    with ordinality as w(item_id, quantity, price_shown, unit_shown, place)`

/** What is written along with lines. */
export interface WithLines {
  /** The sums of all lines after the write; sums of an earlier revision are not used. */
  readonly sums?: StoredSums | undefined
  /** Writes nothing if the version of the prices differs. */
  readonly priceVersion?: number | undefined
}

/**
 * Writes lines with the cart's next revision; returns the ids of the lines by item. Returns undefined, and writes nothing, if
 * the cart has another revision than the caller saw.
 */
export const writeLines = async (
  db: Db,
  { id, revision }: CartRow,
  lines: readonly LineWrite[],
  now: Date,
  { sums, priceVersion }: WithLines = {},
): Promise<Map<number, number> | undefined> => {
  const { rows } = await sql<Pick<LineRow, 'id' | 'item_id'>>`
    with raised as (
      update cart.cart set revision = revision + 1, sums = ${sumsAsJson(sums)} where id = ${id} and revision = ${revision}
        and (${priceVersion ?? null}::bigint is null or ${priceVersion ?? null}::bigint = (select version from pricing.current_version))
      returning id, revision)
    insert into cart.line (cart_id, item_id, quantity, revision, price_shown, unit_shown, changed_at)
    select raised.id, w.item_id, w.quantity, raised.revision, w.price_shown, w.unit_shown, ${now}::timestamptz
    from raised cross join ${linesTable(lines)} order by w.place
    on conflict (cart_id, item_id) do update set quantity = excluded.quantity, revision = excluded.revision,
      price_shown = excluded.price_shown, unit_shown = excluded.unit_shown, changed_at = excluded.changed_at
    returning id, item_id`.execute(db)
  return rows.length === 0 ? undefined : new Map(rows.map((row) => [row.item_id, row.id]))
}

/** Deletes removed lines of items, so that an item that is added again comes last. */
export const forgetTakenOut = async (tx: Db, { id }: CartRow, itemIds: readonly number[]): Promise<void> => {
  await sql`
    delete from cart.line where cart_id = ${id} and item_id = any(${itemIds}::int[]) and quantity = 0`.execute(
    tx,
  )
}

const sumsAsJson = (sums: StoredSums | undefined) => sql`${sums ? JSON.stringify(sums) : null}::jsonb`

/** Stores the prices and units that the buyer accepted. The cart gets a new revision, so that its next checkout makes another quotation. */
export const writeShown = async (
  tx: Db,
  { id, revision }: CartRow,
  lines: readonly LineWrite[],
  sums: StoredSums | undefined,
): Promise<void> => {
  await sql`
    with raised as (update cart.cart set revision = ${revision + 1}, sums = ${sumsAsJson(sums)} where id = ${id})
    update cart.line l set price_shown = w.price_shown, unit_shown = w.unit_shown from ${linesTable(lines)}
    where l.cart_id = ${id} and l.item_id = w.item_id`.execute(tx)
}

/** Deletes removed lines: those from before a time, and all but the newest MOST_LINES. */
export const deleteTakenOut = async (tx: Db, { id }: CartRow, before: Date): Promise<void> => {
  await sql`
    delete from cart.line where cart_id = ${id} and quantity = 0 and (changed_at < ${before} or id in (
      select id from cart.line where cart_id = ${id} and quantity = 0
      order by changed_at desc, id desc offset ${MOST_LINES}))`.execute(tx)
}
