import { sql } from 'kysely'
import type { MemberScope } from '../../kernel/index.ts'
import { insertMany, type Db, type Row } from '../../platform/index.ts'

/** A list's head. */
export interface ListRow extends Pick<
  Row<'cart.list'>,
  'id' | 'version' | 'name' | 'made_by' | 'created_at' | 'changed_at'
> {
  readonly line_count: number
}

/** An item of a list and its quantity. */
export type ListLine = Pick<Row<'cart.list_line'>, 'item_id' | 'quantity'>

const heads = sql`
  select id, version, name, made_by, created_at, changed_at,
    (select count(*)::int from cart.list_line where list_id = l.id) as line_count
  from cart.list l`

/** A company's lists by name. */
export const findLists = async (db: Db, { companyId }: MemberScope): Promise<ListRow[]> => {
  const { rows } = await sql<ListRow>`${heads} where company_id = ${companyId} order by lower(name)`.execute(
    db,
  )
  return rows
}

/** A list of this company; undefined for another company's. */
export const findList = async (
  db: Db,
  { companyId }: MemberScope,
  id: number,
): Promise<ListRow | undefined> => {
  const { rows } = await sql<ListRow>`${heads} where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Like findList, and locks the row (`for update`). */
export const lockList = async (tx: Db, scope: MemberScope, id: number): Promise<ListRow | undefined> => {
  await sql`
    select from cart.list where id = ${id} and company_id = ${scope.companyId} for update`.execute(tx)
  return findList(tx, scope, id)
}

/** The first key of the advisory lock on the names of a company's lists; the second is the company's id. */
const NAMES = 0x6c697374

/** Locks the names of a company's lists until the transaction ends. */
export const lockListNames = async (tx: Db, companyId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${NAMES}::int, ${companyId}::int)`.execute(tx)
}

/** How many lists a company has. */
export const countLists = async (tx: Db, companyId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cart.list where company_id = ${companyId}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** The id of a company's list of this name, in capitals or not. */
export const findListOfName = async (
  tx: Db,
  companyId: number,
  name: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from cart.list where company_id = ${companyId} and lower(name) = lower(${name})`.execute(tx)
  return rows[0]?.id
}

/** Adds an empty list; returns its id. */
export const insertList = async (
  tx: Db,
  { companyId, memberId }: Pick<MemberScope, 'companyId' | 'memberId'>,
  name: string,
  now: Date,
): Promise<number> => {
  const added = tx
    .insertInto('cart.list')
    .values({ company_id: companyId, name, made_by: memberId, created_at: now, changed_at: now })
  return (await added.returning('id').executeTakeFirstOrThrow()).id
}

/** Renames a list and raises its version. */
export const renameList = async (tx: Db, id: number, name: string, now: Date): Promise<void> => {
  await sql`
    update cart.list set name = ${name}, version = version + 1, changed_at = ${now} where id = ${id}`.execute(
    tx,
  )
}

/** Deletes a list. */
export const deleteList = async (tx: Db, { companyId }: MemberScope, id: number): Promise<void> => {
  await sql`delete from cart.list where id = ${id} and company_id = ${companyId}`.execute(tx)
}

/** A list's lines in their order. */
export const findListLines = async (db: Db, listId: number): Promise<ListLine[]> => {
  const { rows } = await sql<ListLine>`
    select item_id, quantity from cart.list_line where list_id = ${listId} order by place`.execute(db)
  return rows
}

/** Replaces a list's lines with these, in this order. */
export const writeListLines = async (tx: Db, listId: number, lines: readonly ListLine[]): Promise<void> => {
  await sql`delete from cart.list_line where list_id = ${listId}`.execute(tx)
  await insertMany(
    tx,
    'cart.list_line',
    ['list_id', 'item_id', 'quantity', 'place'],
    lines.map(({ item_id, quantity }, at) => ({ list_id: listId, item_id, quantity, place: at + 1 })),
  )
}

/** Raises a list's version after its lines changed. */
export const touchList = async (tx: Db, id: number, now: Date): Promise<void> => {
  await sql`update cart.list set version = version + 1, changed_at = ${now} where id = ${id}`.execute(tx)
}
