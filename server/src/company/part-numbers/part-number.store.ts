import { company } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../../kernel/index.ts'
import {
  insertMany,
  readList,
  type Db,
  type ListInput,
  type ListSource,
  type Row,
} from '../../platform/index.ts'
import type { PlannedChange, StoredNumber } from './part-numbers.ts'

type Owner = Pick<MemberScope, 'companyId'>

/** An own number as it is stored. */
export type PartNumberRow = Pick<
  Row<'company.part_number'>,
  'id' | 'version' | 'item_id' | 'number' | 'changed_at'
>

/** A company's own numbers; a keyword matches them, signs aside, and the part numbers and names of their items. */
const source: ListSource<typeof company.listPartNumbers.list> = {
  declaration: company.listPartNumbers.list,
  name: 'own part numbers',
  from: sql`company.part_number n`,
  id: sql<number>`n.id`,
  sorts: { changed_at: { by: sql`n.changed_at`, type: 'moment', hasStateIndex: true } },
  choices: {},
  days: { changed: [sql`n.changed_at`, 'moment'] },
  ids: { item_id: sql`n.item_id` },
  keyword: [
    (pattern) => sql`' ' || lower(n.number) like ${pattern}`,
    (pattern) => sql`n.bare like '%' || nullif(catalogue.bare_sku(${pattern}), '') || '%'`,
    (pattern) => sql`exists (select from catalogue.named_item i where i.id = n.item_id
      and lower(' ' || i.sku || ' ' || i.name_en || ' ' || i.name_id) like ${pattern})`,
  ],
}

/** One page of a company's own numbers. */
export const listPartNumbers = (db: Db, query: ListInput, { companyId }: Owner) =>
  readList(db, source, query, {
    reader: { name: `company ${companyId}`, where: sql`n.company_id = ${companyId}::int` },
    find: (ids) => findPartNumbers(db, ids),
  })

const columns = sql`id, version, item_id, number, changed_at`

const findPartNumbers = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartNumberRow>> => {
  const { rows } = await sql<PartNumberRow>`
    select ${columns} from company.part_number where id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** An own number of this company; undefined for another company's. */
export const findPartNumber = async (
  db: Db,
  { companyId }: Owner,
  id: number,
): Promise<PartNumberRow | undefined> => {
  const { rows } = await sql<PartNumberRow>`
    select ${columns} from company.part_number where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The own number that a company's text is, signs aside. */
export const findByNumber = async (
  db: Db,
  { companyId }: Owner,
  number: string,
): Promise<PartNumberRow | undefined> => {
  const { rows } = await sql<PartNumberRow>`
    select ${columns} from company.part_number
    where company_id = ${companyId} and bare = catalogue.bare_sku(${number})`.execute(db)
  return rows[0]
}

/** The first key of the advisory lock on a company's own numbers; the second is the company's id. */
const NUMBERS = 0x6e756d62

/** Lets one change of a company's own numbers run at a time, until the transaction ends. */
export const lockPartNumbers = async (tx: Db, { companyId }: Owner): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${NUMBERS}::int, ${companyId}::int)`.execute(tx)
}

/** How many own numbers a company has, and how many of them an item has. */
export const countPartNumbers = async (
  tx: Db,
  { companyId }: Owner,
  itemId: number,
): Promise<{ readonly all: number; readonly of_item: number }> => {
  const { rows } = await sql<{ all: number; of_item: number }>`
    select count(*)::int as all, (count(*) filter (where item_id = ${itemId}))::int as of_item
    from company.part_number where company_id = ${companyId}`.execute(tx)
  return rows[0] ?? { all: 0, of_item: 0 }
}

/** All own numbers of a company, in the order of their signs. */
export const findAllPartNumbers = async (db: Db, { companyId }: Owner): Promise<StoredNumber[]> => {
  const { rows } = await sql<StoredNumber>`
    select id, item_id, number, bare from company.part_number
    where company_id = ${companyId} order by bare using ~<~`.execute(db)
  return rows
}

/** Each text without its signs and blanks, as numbers are compared. */
export const findBareNumbers = async (db: Db, texts: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ text: string; bare: string }>`
    select t.text, catalogue.bare_sku(t.text) as bare from unnest(${texts}::text[]) t(text)`.execute(db)
  return new Map(rows.map(({ text, bare }) => [text, bare]))
}

/** Adds own numbers of a company. */
export const insertPartNumbers = (
  tx: Db,
  { companyId }: Owner,
  numbers: readonly { readonly item_id: number; readonly number: string }[],
  now: Date,
): Promise<void> =>
  insertMany(
    tx,
    'company.part_number',
    ['company_id', 'item_id', 'number', 'version', 'changed_at'],
    numbers.map((one) => ({ ...one, company_id: companyId, version: 1, changed_at: now })),
  )

/** Changes what own numbers of a company are and name. */
export const updatePartNumbers = async (
  tx: Db,
  { companyId }: Owner,
  changes: readonly PlannedChange[],
  now: Date,
): Promise<void> => {
  if (changes.length === 0) return
  await sql`
    update company.part_number n
    set item_id = w.item_id, number = w.number, version = n.version + 1, changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as w(id int, item_id int, number text)
    where n.id = w.id and n.company_id = ${companyId}`.execute(tx)
}

/** Removes an own number of a company, and returns it. */
export const deletePartNumber = async (
  tx: Db,
  { companyId }: Owner,
  id: number,
): Promise<PartNumberRow | undefined> => {
  const { rows } = await sql<PartNumberRow>`
    delete from company.part_number where id = ${id} and company_id = ${companyId}
    returning ${columns}`.execute(tx)
  return rows[0]
}
