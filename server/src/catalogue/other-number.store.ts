import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'

/** A number that another maker gives to an equivalent. */
export interface MakersNumber {
  readonly maker: string
  readonly number: string
}

/** All other numbers of one kind that an item has, in their order; those that it replaces have no maker. */
export interface NumbersOfKind {
  readonly item_id: number
  readonly kind: Row<'catalogue.other_number'>['kind']
  readonly numbers: readonly { readonly maker: string | null; readonly number: string }[]
}

/** An item's other numbers as staff read and write them. */
export interface OtherNumbers {
  readonly id: number
  readonly version: number
  readonly sku: string
  readonly replaces: readonly string[]
  readonly other_makers: readonly MakersNumber[]
}

/** An item's other numbers; `lock` locks the item's row until the transaction ends. Undefined for an unknown item. */
export const findOtherNumbers = async (
  db: Db,
  id: number,
  lock?: 'lock',
): Promise<OtherNumbers | undefined> => {
  const item = await db
    .selectFrom('catalogue.item')
    .select(['id', 'numbers_version as version', 'sku'])
    .where('id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!item) return undefined
  const rows = await db
    .selectFrom('catalogue.other_number')
    .select(['kind', 'maker', 'number'])
    .where('item_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    ...item,
    replaces: rows.flatMap(({ kind, number }) => (kind === 'replaced' ? number : [])),
    other_makers: rows.flatMap(({ maker, number }) => (maker === null ? [] : { maker, number })),
  }
}

/**
 * Replaces the numbers of items, each kind of an item named once, where they differ, and raises the version of each item
 * whose numbers changed; returns these items.
 */
export const setOtherNumbers = async (tx: Db, wanted: readonly NumbersOfKind[]): Promise<number[]> => {
  if (wanted.length === 0) return []
  const { rows } = await sql<NumbersOfKind>`
    select item_id, kind, json_agg(json_build_object('maker', maker, 'number', number) order by position) as numbers
    from catalogue.other_number
    where item_id = any(${wanted.map(({ item_id }) => item_id)}::int[]) group by item_id, kind`.execute(tx)
  const textOf = (numbers: NumbersOfKind['numbers']) =>
    JSON.stringify(numbers.map(({ maker, number }) => [maker, number]))
  const stored = new Map(rows.map(({ item_id, kind, numbers }) => [`${item_id} ${kind}`, textOf(numbers)]))
  const others = wanted.filter(
    ({ item_id, kind, numbers }) => (stored.get(`${item_id} ${kind}`) ?? '[]') !== textOf(numbers),
  )
  if (others.length === 0) return []
  const these = sql`jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as r(item_id int, kind text, numbers jsonb)`
  await sql`delete from catalogue.other_number n using ${these} where n.item_id = r.item_id and n.kind = r.kind`.execute(
    tx,
  )
  await sql`
    insert into catalogue.other_number (item_id, kind, position, maker, number)
    select r.item_id, r.kind, n.place - 1, n.one ->> 'maker', n.one ->> 'number'
    from ${these} cross join lateral jsonb_array_elements(r.numbers) with ordinality as n(one, place)`.execute(
    tx,
  )
  const ids = [...new Set(others.map(({ item_id }) => item_id))]
  await sql`
    update catalogue.item set numbers_version = numbers_version + 1 where id = any(${ids}::int[])`.execute(tx)
  return ids
}

/** The keys of part numbers, as the database compares them (ignoring case and outer blanks), in the given order. */
export const findNumberKeys = async (db: Db, numbers: readonly string[]): Promise<string[]> => {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    select lower(btrim(number)) as key from unnest(${numbers}::text[]) with ordinality n(number, place)
    order by place`.execute(db)
  return rows.map(({ key }) => key)
}
