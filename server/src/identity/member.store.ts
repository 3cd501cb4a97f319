import type { Role } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** What logging in needs of a member. */
export interface Credentials {
  readonly id: number
  readonly password_hash: string | null
}

/** The member with this address, however its letters are written. */
export const findCredentials = async (db: Db, email: string): Promise<Credentials | undefined> => {
  const { rows } = await sql<Credentials>`
    select id, password_hash from identity.member
    where email = ${normalEmail(email)} and removed_at is null`.execute(db)
  return rows[0]
}

/** Who is told that their address was used to register. */
export const findAddressee = async (
  db: Db,
  email: string,
): Promise<{ email: string; language: Language } | undefined> => {
  const { rows } = await sql<{ email: string; language: Language }>`
    select email, language from identity.member
    where email = ${normalEmail(email)} and removed_at is null`.execute(db)
  return rows[0]
}

/** One way to write an address: what is stored, and what is looked for. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** A member as their own profile shows them. */
export interface ProfileRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly phone: string
  readonly phone_extension: string
  readonly position: string
  readonly role: Role
  readonly language: Language
  readonly avatar_key: string | null
  readonly is_email_verified: boolean
  readonly version: number
  readonly company_id: number
  readonly company_name: string
  readonly registration_status: 'draft' | 'approve' | 'reject' | 'suspend'
}

/** A member's own profile. */
export const findProfile = async (db: Db, memberId: number): Promise<ProfileRow | undefined> => {
  const { rows } = await sql<ProfileRow>`
    select m.id, m.name, m.email, m.mobile, m.phone, m.phone_extension, m.position, m.role, m.language, m.avatar_key,
      m.email_verified_at is not null as is_email_verified, m.version,
      m.company_id, c.name as company_name, c.registration_status
    from identity.member m join company.standing c on c.id = m.company_id
    where m.id = ${memberId} and m.removed_at is null`.execute(db)
  return rows[0]
}

/** What members change of themselves; what is not given stays. */
export interface ProfileFields {
  readonly name: string
  readonly position?: string | undefined
  readonly mobile?: string | undefined
  readonly phone?: string | undefined
  readonly phone_extension?: string | undefined
  readonly language?: Language | undefined
}

/** Changes a member's own profile, of which an extension goes with its number; false where it is of another version than the one given by now. */
export const updateProfile = async (
  tx: Db,
  memberId: number,
  version: number | undefined,
  f: ProfileFields,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity.member
    set name = ${f.name}, position = coalesce(${f.position ?? null}, position),
      mobile = coalesce(${f.mobile ?? null}, mobile), phone = coalesce(${f.phone ?? null}, phone),
      phone_extension = case when coalesce(${f.phone ?? null}, phone) = '' then ''
        else coalesce(${f.phone_extension ?? null}, phone_extension) end,
      language = coalesce(${f.language ?? null}, language), version = version + 1
    where id = ${memberId} and version = coalesce(${version ?? null}, version) and removed_at is null`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/** Whose password it is, for those who set another. */
export interface PasswordOwnerRow extends Credentials {
  readonly email: string
  readonly company: string
  readonly language: Language
}

/** The member whose password is to be changed, kept from others until the transaction ends. */
export const lockPasswordOwner = async (tx: Db, memberId: number): Promise<PasswordOwnerRow | undefined> => {
  const { rows } = await sql<PasswordOwnerRow>`
    select m.id, m.password_hash, m.email, c.name as company, m.language
    from identity.member m join company.standing c on c.id = m.company_id
    where m.id = ${memberId} and m.removed_at is null for update of m`.execute(tx)
  return rows[0]
}

/** A member's password as it is stored; undefined without one. */
export const findPasswordHash = async (db: Db, memberId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from identity.member where id = ${memberId} and removed_at is null`.execute(db)
  return rows[0]?.password_hash ?? undefined
}

/** The same, which nobody changes until the transaction ends. */
export const lockPasswordHash = async (tx: Db, memberId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from identity.member where id = ${memberId} and removed_at is null for share`.execute(
    tx,
  )
  return rows[0]?.password_hash ?? undefined
}

/** Sets another password. */
export const updatePassword = async (tx: Db, memberId: number, hash: string): Promise<void> => {
  await sql`
    update identity.member set password_hash = ${hash}, version = version + 1 where id = ${memberId}`.execute(
    tx,
  )
}

/** A member to be. */
export interface NewMember {
  readonly companyId: number
  readonly email: string
  readonly name: string
  readonly position?: string
  readonly departmentId?: number | null
  readonly mobile?: string
  readonly phone?: string
  readonly phoneExtension?: string
  readonly role: Role
  readonly language: Language
  readonly passwordHash: string | null
  /** When they used a link that was sent to their address: nobody is a member before. */
  readonly emailVerifiedAt: Date
  readonly now: Date
}

/** Adds a member; undefined where the address is somebody's already. */
export const insertMember = async (tx: Db, m: NewMember): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into identity.member (company_id, email, name, position, customer_department_id, mobile, phone,
      phone_extension, role, language, password_hash, email_verified_at, created_at)
    values (${m.companyId}, ${normalEmail(m.email)}, ${m.name}, ${m.position ?? ''}, ${m.departmentId ?? null},
      ${m.mobile ?? ''}, ${m.phone ?? ''}, ${m.phoneExtension ?? ''}, ${m.role}, ${m.language}, ${m.passwordHash},
      ${m.emailVerifiedAt}, ${m.now})
    on conflict (email) where removed_at is null do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/**
 * Moves the people of a company to another. Whoever owned the one they leave is a buyer there, unless nobody owns it
 * yet. The removed move, too: they may have agreed or uploaded something.
 */
export const moveMembers = async (tx: Db, from: number, to: number): Promise<void> => {
  await sql`
    with locked as (select id from identity.member where company_id = ${from} order by id for update)
    update identity.member m set company_id = ${to}, version = version + 1, role = case
      when m.role = 'owner' and exists (select from identity.member o
        where o.company_id = ${to} and o.role = 'owner' and o.removed_at is null) then 'buyer' else m.role end
    from locked where m.id = locked.id`.execute(tx)
}
