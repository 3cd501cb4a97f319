import { sql } from 'kysely'
import type { Db, NewRow, Row } from '../database/database.ts'
import type { CausedBy } from './email.ts'

/** Unsent e-mails are deleted after this many days, or earlier if there are more than this. */
const DAYS = 30
const MOST_STORED = 1_000

export type StoredEmail = Omit<Row<'platform.email'>, 'due_at' | 'purpose'>

/** Stores an e-mail to be sent at `due_at` or later. */
export const insertEmail = async (tx: Db, message: NewRow<'platform.email'>): Promise<void> => {
  await tx.insertInto('platform.email').values(message).execute()
}

/** The columns of a waiting e-mail that can be rewritten. */
type Written = Pick<NewRow<'platform.email'>, 'kind' | 'language' | 'reply_to' | 'subject' | 'html' | 'plain'>

/** Selects the waiting e-mails of a purpose to an address, latest first. */
export const waitingEmailsQuery = (recipient: string, purpose: CausedBy['purpose'], now: Date) =>
  sql<{ id: string; kind: string; due_at: Date }>`
    select id, kind, due_at from platform.email
    where lower(recipient) = ${recipient.toLowerCase()} and purpose = ${purpose} and due_at > ${now}
    order by due_at desc, written_at desc, id`

/** The rows of waitingEmailsQuery. */
export const listWaitingEmails = async (db: Db, ...wanted: Parameters<typeof waitingEmailsQuery>) =>
  (await waitingEmailsQuery(...wanted).execute(db)).rows

/**
 * Rewrites an e-mail that is not due yet and keeps its time. False if it is due, being delivered or deleted: the new
 * text then needs another e-mail.
 */
export const rewriteEmail = async (tx: Db, id: string, written: Written, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('platform.email')
    .set(written)
    .where('id', '=', id)
    .where('due_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes e-mails that were due too long ago, in any state, and all but the newest of those that will not be sent.
 * Skips rows locked by other transactions.
 */
export const deleteOldEmails = async (tx: Db): Promise<void> => {
  await sql`
    delete from platform.email where id in (
      select l.id from platform.email l
      where greatest(l.written_at, l.due_at) < now() - make_interval(days => ${DAYS}) or (l.state <> 'waiting' and l.written_at <= (
        select k.written_at from platform.email k where k.state <> 'waiting'
        order by k.written_at desc offset ${MOST_STORED} limit 1))
      for update skip locked)`.execute(tx)
}

/** An e-mail by its id. */
export const findEmail = async (db: Db, id: string): Promise<StoredEmail | undefined> => {
  return db.selectFrom('platform.email').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Locks a waiting e-mail for delivery. Waits for a transaction that rewrites it and makes it due, so that none rewrites
 * it afterwards, whatever its clock shows.
 */
export const takeWaitingEmail = async (db: Db, id: string): Promise<StoredEmail | undefined> => {
  const { rows } = await sql<StoredEmail>`
    update platform.email set due_at = least(due_at, written_at)
    where id = ${id} and state = 'waiting' returning *`.execute(db)
  return rows[0]
}

/** The undelivered e-mails without their content, newest first; those due later are still waiting. */
export const listEmails = async (db: Db): Promise<Omit<StoredEmail, 'html' | 'plain'>[]> => {
  const found = await sql<Omit<StoredEmail, 'html' | 'plain'>>`
    select l.id, l.kind, case when l.due_at > now() then 'waiting' else l.state end as state, l.recipient, l.reply_to, l.language, l.subject, l.written_at, l.failure
    from platform.email l order by l.written_at desc, l.id limit ${MOST_STORED}`.execute(db)
  return found.rows
}

/** Deletes a delivered e-mail. */
export const deleteEmail = async (db: Db, id: string): Promise<void> => {
  await sql`delete from platform.email where id = ${id}`.execute(db)
}

/** Marks a waiting e-mail as failed; `failure` contains codes, never personal data. */
export const failEmail = async (db: Db, id: string, failure: string): Promise<void> => {
  await sql`
    update platform.email set state = 'failed', failure = ${failure}
    where id = ${id} and state = 'waiting'`.execute(db)
}
