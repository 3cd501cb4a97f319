import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'
import { normalEmail } from './member.store.ts'

/** Who may be sent a letter about their address. */
export interface Addressee {
  readonly id: number
  readonly email: string
  readonly language: Language
  readonly is_email_verified: boolean
}

/** The member with this address. */
export const findAddressee = async (db: Db, email: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`
    select id, email, language, email_verified_at is not null as is_email_verified from identity.member
    where email = ${normalEmail(email)} and removed_at is null`.execute(db)
  return rows[0]
}

/** Keeps a link's hash. */
export const insertVerification = async (
  tx: Db,
  hash: Buffer,
  memberId: number,
  endsAt: Date,
): Promise<void> => {
  await sql`
    insert into identity.verification (hash, member_id, ends_at)
    values (${hash}, ${memberId}, ${endsAt})`.execute(tx)
}

/** Uses a link up; answers whose it is, or undefined where it was used, has ended or never was. */
export const useVerification = async (tx: Db, hash: Buffer, now: Date): Promise<number | undefined> => {
  const { rows } = await sql<{ member_id: number }>`
    update identity.verification v set used_at = ${now}
    from identity.member m
    where v.hash = ${hash} and v.used_at is null and v.ends_at > ${now}
      and m.id = v.member_id and m.removed_at is null
    returning v.member_id`.execute(tx)
  return rows[0]?.member_id
}

/** Notes that a member's address is theirs; the first time counts. */
export const confirmEmail = async (tx: Db, memberId: number, now: Date): Promise<void> => {
  await sql`
    update identity.member set email_verified_at = ${now}, version = version + 1
    where id = ${memberId} and email_verified_at is null`.execute(tx)
}

/** Forgets links that have ended. */
export const forgetVerifications = async (tx: Db, now: Date): Promise<void> => {
  await sql`delete from identity.verification where ends_at <= ${now}`.execute(tx)
}
