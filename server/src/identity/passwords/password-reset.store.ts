import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** Adds a reset link, and deletes expired ones. */
export const insertReset = async (
  tx: Db,
  reset: { hash: Buffer; memberId: number; now: Date; endsAt: Date },
): Promise<void> => {
  await sql`
    delete from identity.password_reset where hash in (
      select hash from identity.password_reset where ends_at <= ${reset.now} for update skip locked)`.execute(
    tx,
  )
  await sql`
    insert into identity.password_reset (hash, member_id, ends_at)
    values (${reset.hash}, ${reset.memberId}, ${reset.endsAt})`.execute(tx)
}

/** The member of a reset link that has not expired. */
export const findReset = async (db: Db, hash: Buffer, now: Date): Promise<number | undefined> => {
  const { rows } = await sql<{ member_id: number }>`
    select member_id from identity.password_reset where hash = ${hash} and ends_at > ${now}`.execute(db)
  return rows[0]?.member_id
}

/** Deletes a reset link with all others of the same member; returns whether it was valid. */
export const useReset = async (tx: Db, hash: Buffer, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ hash: Buffer }>`
    with used as (
      delete from identity.password_reset where hash = ${hash} and ends_at > ${now} returning hash, member_id),
    others as (
      delete from identity.password_reset r using used where r.member_id = used.member_id and r.hash <> used.hash)
    select hash from used`.execute(tx)
  return rows.length > 0
}

/** Deletes all reset links of a member. */
export const deleteMemberResets = async (tx: Db, memberId: number): Promise<void> => {
  await sql`delete from identity.password_reset where member_id = ${memberId}`.execute(tx)
}
