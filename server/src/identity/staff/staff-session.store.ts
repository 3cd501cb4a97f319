import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'
import type { StaffRow } from '../../kernel/index.ts'
import { staffColumns } from './staff.store.ts'

/** Adds a staff session, and deletes ended ones. */
export const insertStaffSession = async (
  tx: Db,
  s: {
    readonly hash: Buffer
    readonly staffId: number
    readonly agent: string
    readonly now: Date
    readonly endsAt: Date
  },
): Promise<void> => {
  await sql`
    delete from identity.staff_session where hash in (
      select hash from identity.staff_session where ends_at <= ${s.now} for update skip locked)`.execute(tx)
  await sql`
    insert into identity.staff_session (hash, staff_id, agent, began_at, used_at, ends_at)
    values (${s.hash}, ${s.staffId}, ${s.agent}, ${s.now}, ${s.now}, ${s.endsAt})`.execute(tx)
}

/** The staff account of a session that was last used after `idleSince`. */
export const findStaffSession = async (
  db: Db,
  hash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<(StaffRow & { readonly used_at: Date }) | undefined> => {
  const { rows } = await sql<StaffRow & { used_at: Date }>`
    select ${staffColumns}, t.used_at
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

/** A session of staff as its owner sees it; `is_current` is the one of `hash`. */
export type ListedStaffSession = Pick<
  Row<'identity.staff_session'>,
  'id' | 'agent' | 'began_at' | 'used_at'
> & { readonly is_current: boolean }

/** Sessions of one of staff that have not ended: the one of `hash` first, then the most recently used. */
export const listStaffSessions = async (
  db: Db,
  staffId: number,
  hash: Buffer,
  { now, idleSince }: { readonly now: Date; readonly idleSince: Date },
): Promise<ListedStaffSession[]> => {
  const { rows } = await sql<ListedStaffSession>`
    select id, agent, began_at, used_at, hash = ${hash} as is_current from identity.staff_session
    where staff_id = ${staffId} and ends_at > ${now} and used_at > ${idleSince}
    order by is_current desc, used_at desc, id desc`.execute(db)
  return rows
}

/** Ends a session of this person by its id; false if there is none. */
export const deleteStaffSessionById = async (tx: Db, staffId: number, id: number): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from identity.staff_session where id = ${id} and staff_id = ${staffId}`.execute(tx)
  return numAffectedRows > 0n
}

/** Ends a person's sessions except the one of `hash`; returns how many. */
export const deleteOtherStaffSessions = async (tx: Db, staffId: number, hash: Buffer): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from identity.staff_session where staff_id = ${staffId} and hash <> ${hash}`.execute(tx)
  return Number(numAffectedRows)
}
