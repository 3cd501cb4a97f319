import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** The identity of a command: a key belongs to its principal. */
export interface CommandKey {
  readonly principal: string
  readonly key: string
}

/** The answer to an executed command. */
export interface StoredAnswer {
  readonly route: string
  readonly request_hash: Buffer
  readonly status: number
  readonly answer: unknown
}

/** Waits for other transactions that run a command with this hash, and locks it until this transaction ends. */
export const lockCommand = async (tx: Db, hash: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${hash.readInt32BE(0)}::int, ${hash.readInt32BE(4)}::int)`.execute(
    tx,
  )
}

/** The answer stored after `since`. */
export const findAnswer = async (
  tx: Db,
  { principal, key }: CommandKey,
  since: Date,
): Promise<StoredAnswer | undefined> => {
  const { rows } = await sql<StoredAnswer>`
    select route, request_hash, status, answer from platform.idempotency
    where principal = ${principal} and key = ${key} and created_at > ${since}`.execute(tx)
  return rows[0]
}

/** Stores an answer and replaces an expired one. */
export const storeAnswer = async (
  tx: Db,
  { principal, key }: CommandKey,
  { route, request_hash, status, answer }: StoredAnswer,
  now: Date,
): Promise<void> => {
  await sql`
    insert into platform.idempotency (principal, key, route, request_hash, status, answer, created_at)
    values (${principal}, ${key}, ${route}, ${request_hash}, ${status}, ${JSON.stringify(answer ?? null)}::json, ${now})
    on conflict (principal, key) do update
      set (route, request_hash, status, answer, created_at)
        = (excluded.route, excluded.request_hash, excluded.status, excluded.answer, excluded.created_at)`.execute(
    tx,
  )
}

/** Deletes answers stored before a time; returns how many. */
export const deleteAnswers = async (db: Db, until: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from platform.idempotency where created_at <= ${until}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
