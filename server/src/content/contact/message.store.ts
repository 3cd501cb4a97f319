import { sql } from 'kysely'
import type { Db, NewRow } from '../../platform/index.ts'

const DAYS_STORED = 365

export const insertMessage = async (tx: Db, message: NewRow<'content.message'>): Promise<void> => {
  await tx.insertInto('content.message').values(message).execute()
}

/** Locks the count of messages until the transaction ends. */
export const lockMessages = async (tx: Db): Promise<void> => {
  await sql`lock table content.message in share row exclusive mode`.execute(tx)
}

/** How many messages the shop's mailbox got since then. */
export const countEmailedSince = async (tx: Db, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.message where written_at > ${since} and is_emailed`.execute(tx)
  return rows[0]?.count ?? 0
}

export const deleteOldMessages = async (tx: Db, now: Date): Promise<void> => {
  await sql`
    delete from content.message
    where written_at < ${now}::timestamptz - make_interval(days => ${DAYS_STORED})`.execute(tx)
}
