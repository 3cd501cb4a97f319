import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { StaffRow } from '../../kernel/index.ts'

/** Adds a staff session, and deletes ended ones. */
export const insertStaffSession = async (
  tx: Db,
  s: { readonly hash: Buffer; readonly staffId: number; readonly now: Date; readonly endsAt: Date },
): Promise<void> => {
  await sql`
    delete from identity.staff_session where hash in (
      select hash from identity.staff_session where ends_at <= ${s.now} for update skip locked)`.execute(tx)
  await sql`
    insert into identity.staff_session (hash, staff_id, began_at, used_at, ends_at)
    values (${s.hash}, ${s.staffId}, ${s.now}, ${s.now}, ${s.endsAt})`.execute(tx)
}

/** The staff account of a session that was last used after `idleSince`. */
export const findStaffSession = async (
  db: Db,
  hash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<(StaffRow & { readonly used_at: Date }) | undefined> => {
  const { rows } = await sql<StaffRow & { used_at: Date }>`
    select s.id, s.email, s.name, s.roles, s.language, s.totp_secret, s.totp_pending, s.disabled_at, t.used_at
    from identity.staff_session t join identity.staff s on s.id = t.staff_id
    where t.hash = ${hash} and t.ends_at > ${now} and t.used_at > ${idleSince} and s.disabled_at is null`.execute(
    db,
  )
  return rows[0]
}

/** Records the use of a session. */
export const touchStaffSession = async (db: Db, hash: Buffer, now: Date): Promise<void> => {
  await sql`update identity.staff_session set used_at = ${now} where hash = ${hash}`.execute(db)
}

/** Ends a session; a missing one is no error. */
export const deleteStaffSession = async (tx: Db, hash: Buffer): Promise<void> => {
  await sql`delete from identity.staff_session where hash = ${hash}`.execute(tx)
}
