import { sql } from 'kysely'
import type { Db, NewRow, Row } from '../database/database.ts'

/** Letters that nobody took are forgotten after so many days, and all but the newest of them. */
const DAYS = 30
const MOST_KEPT = 1_000

export type StoredLetter = Omit<Row<'platform.letter'>, 'due_at'>

/** Keeps a letter, which is not to go before `due_at`. */
export const insertLetter = async (tx: Db, letter: NewRow<'platform.letter'>): Promise<void> => {
  await tx.insertInto('platform.letter').values(letter).execute()
}

/**
 * Deletes what is kept for too long since it was to go, whatever its state, and all but the newest of what nobody is
 * going to send. It waits for nobody: another transaction may be at the same rows.
 */
export const forgetOldLetters = async (tx: Db): Promise<void> => {
  await sql`
    delete from platform.letter where id in (
      select l.id from platform.letter l
      where greatest(l.written_at, l.due_at) < now() - make_interval(days => ${DAYS}) or (l.state <> 'waiting' and l.written_at <= (
        select k.written_at from platform.letter k where k.state <> 'waiting'
        order by k.written_at desc offset ${MOST_KEPT} limit 1))
      for update skip locked)`.execute(tx)
}

/** A letter by its id. */
export const findLetter = async (db: Db, id: string): Promise<StoredLetter | undefined> => {
  return db.selectFrom('platform.letter').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The letters that no mail server has taken, without what they say, newest first; what is due later waits. */
export const listLetters = async (db: Db): Promise<Omit<StoredLetter, 'html' | 'plain'>[]> => {
  const found = await sql<Omit<StoredLetter, 'html' | 'plain'>>`
    select l.id, l.kind, case when l.due_at > now() then 'waiting' else l.state end as state, l.recipient, l.language, l.subject, l.written_at, l.failure
    from platform.letter l order by l.written_at desc, l.id limit ${MOST_KEPT}`.execute(db)
  return found.rows
}

/** Forgets a letter that a mail server has taken. */
export const deleteLetter = async (db: Db, id: string): Promise<void> => {
  await sql`delete from platform.letter where id = ${id}`.execute(db)
}

/** Gives a waiting letter up; `failure` names codes, never a person. */
export const failLetter = async (db: Db, id: string, failure: string): Promise<void> => {
  await sql`
    update platform.letter set state = 'failed', failure = ${failure}
    where id = ${id} and state = 'waiting'`.execute(db)
}
