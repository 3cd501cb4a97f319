import { contentStaff, type MessageState } from '@pasok/contract'
import { sql } from 'kysely'
import {
  oneOf,
  readList,
  type Db,
  type ListInput,
  type ListSource,
  type NewRow,
  type Row,
} from '../../platform/index.ts'

const DAYS_STORED = 365

export type MessageRow = Omit<Row<'content.message'>, 'search_text'>

export const insertMessage = async (tx: Db, message: NewRow<'content.message'>): Promise<void> => {
  await tx.insertInto('content.message').values(message).execute()
}

/** Locks the count of messages until the transaction ends. */
export const lockMessages = async (tx: Db): Promise<void> => {
  await sql`lock table content.message in share row exclusive mode`.execute(tx)
}

/** The number of messages e-mailed to the shop since then. */
export const countEmailedSince = async (tx: Db, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.message where written_at > ${since} and is_emailed`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Deletes messages older than a year; returns how many. */
export const deleteOldMessages = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql`
    delete from content.message
    where written_at < ${now}::timestamptz - make_interval(days => ${DAYS_STORED}) returning id`.execute(db)
  return rows.length
}

const messages = sql`
  select id, written_at, language, name, company, email, phone, text, is_emailed, state, version, handled_at, handled_by
  from content.message`

const source: ListSource<typeof contentStaff.listContactMessages.list> = {
  declaration: contentStaff.listContactMessages.list,
  name: 'contact messages',
  from: sql`content.message m`,
  id: sql<number>`m.id`,
  sorts: { written_at: { by: sql`m.written_at`, type: 'moment', hasStateIndex: true } },
  choices: { state: oneOf(sql`m.state`) },
  days: { written: [sql`m.written_at`, 'moment'] },
  ids: {},
  keyword: [(pattern) => sql`m.search_text like ${pattern}`],
}

/** One page of the messages. */
export const listMessages = (db: Db, query: ListInput) =>
  readList(db, source, query, {
    reader: { name: 'staff' },
    find: async (ids) => {
      const { rows } = await sql<MessageRow>`${messages} where id = any(${ids}::int[])`.execute(db)
      return new Map(rows.map((row) => [row.id, row]))
    },
  })

/** Finds a message and locks its row. */
export const lockMessage = async (tx: Db, id: number): Promise<MessageRow | undefined> =>
  (await sql<MessageRow>`${messages} where id = ${id} for update`.execute(tx)).rows[0]

/** Marks a message as handled by a member of staff, or as new. */
export const setMessageState = async (
  tx: Db,
  id: number,
  { state, staffId, now }: { readonly state: MessageState; readonly staffId: number; readonly now: Date },
): Promise<MessageRow> => {
  const handled = state === 'handled'
  const { rows } = await sql<MessageRow>`
    update content.message set state = ${state}, version = version + 1,
      handled_at = ${handled ? now : null}, handled_by = ${handled ? staffId : null}
    where id = ${id}
    returning id, written_at, language, name, company, email, phone, text, is_emailed, state, version, handled_at,
      handled_by`.execute(tx)
  return rows[0] as MessageRow
}
