import type { RegistrationStatus } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import { pick, type Db, type NewRow, type Row } from '../platform/index.ts'

/** The profile columns that identity.member and identity.registration share. */
export const personFields = [
  'name',
  'position',
  'customer_department_id',
  'mobile',
  'phone',
  'phone_extension',
  'language',
] as const

/** The fields of a member that a login needs. */
export type Credentials = Pick<Row<'identity.member'>, 'id' | 'password_hash'>

/** The member with this address, ignoring case. */
export const findCredentials = async (db: Db, email: string): Promise<Credentials | undefined> => {
  const { rows } = await sql<Credentials>`
    select id, password_hash from identity.member
    where email = ${normalEmail(email)} and removed_at is null`.execute(db)
  return rows[0]
}

/** The member to notify that their address was used to register. */
export const findAddressee = async (
  db: Db,
  email: string,
): Promise<{ email: string; language: Language } | undefined> => {
  const { rows } = await sql<{ email: string; language: Language }>`
    select email, language from identity.member
    where email = ${normalEmail(email)} and removed_at is null`.execute(db)
  return rows[0]
}

/** Normalizes an address, for storing and for searching. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** The fields of a profile that members change. */
const profileFields = ['name', 'position', 'mobile', 'phone', 'phone_extension', 'language'] as const
type Profile = Pick<Row<'identity.member'>, (typeof profileFields)[number]>

/** A member as their own profile shows them. */
export interface ProfileRow
  extends
    Profile,
    Pick<Row<'identity.member'>, 'id' | 'email' | 'role' | 'avatar_key' | 'version' | 'company_id'> {
  readonly is_email_verified: boolean
  readonly company_name: string
  readonly registration_status: RegistrationStatus
}

/** The columns of a ProfileRow, over `identity.member m` and its company's `company.standing c`. */
export const profileColumns = sql`
  ${sql.join(profileFields.map((field) => sql.ref(`m.${field}`)))}, m.id, m.email, m.role, m.avatar_key,
  m.email_verified_at is not null as is_email_verified, m.version,
  m.company_id, c.name as company_name, c.registration_status`

/** A member's own profile. */
export const findProfile = async (db: Db, memberId: number): Promise<ProfileRow | undefined> => {
  const { rows } = await sql<ProfileRow>`
    select ${profileColumns}
    from identity.member m join company.standing c on c.id = m.company_id
    where m.id = ${memberId} and m.removed_at is null`.execute(db)
  return rows[0]
}

/** Fields to change; omitted ones keep their value. */
export type ProfileFields = Pick<Profile, 'name'> & { readonly [F in keyof Profile]?: Profile[F] | undefined }

/**
 * Changes a member's own profile; an empty phone number removes its extension. Returns false if the version differs.
 */
export const updateProfile = async (
  tx: Db,
  memberId: number,
  version: number | undefined,
  profile: ProfileFields,
): Promise<boolean> => {
  const { phone = null, phone_extension = null } = profile
  const { numUpdatedRows } = await tx
    .updateTable('identity.member')
    .set({
      ...pick(profile, profileFields),
      phone_extension: sql`case when coalesce(${phone}, phone) = '' then ''
        else coalesce(${phone_extension}, phone_extension) end`,
      version: sql`version + 1`,
    })
    .where('id', '=', memberId)
    .where('version', '=', sql<number>`coalesce(${version ?? null}, version)`)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The owner of a password that is to be changed. */
export type PasswordOwnerRow = Credentials &
  Pick<Row<'identity.member'>, 'email' | 'language'> & { readonly company: string }

/** Finds the member whose password changes, and locks the row (`for update`). */
export const lockPasswordOwner = async (tx: Db, memberId: number): Promise<PasswordOwnerRow | undefined> => {
  const { rows } = await sql<PasswordOwnerRow>`
    select m.id, m.password_hash, m.email, c.name as company, m.language
    from identity.member m join company.standing c on c.id = m.company_id
    where m.id = ${memberId} and m.removed_at is null for update of m`.execute(tx)
  return rows[0]
}

/** A member's stored password hash; undefined without one. */
export const findPasswordHash = async (db: Db, memberId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from identity.member where id = ${memberId} and removed_at is null`.execute(db)
  return rows[0]?.password_hash ?? undefined
}

/** Like findPasswordHash, and locks the row as the login that follows changes it: logins of one member come one by one. */
export const lockPasswordHash = async (tx: Db, memberId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from identity.member where id = ${memberId} and removed_at is null for no key update`.execute(
    tx,
  )
  return rows[0]?.password_hash ?? undefined
}

/** Replaces a member's password hash. */
export const updatePassword = async (tx: Db, memberId: number, hash: string): Promise<void> => {
  await sql`
    update identity.member set password_hash = ${hash}, version = version + 1 where id = ${memberId}`.execute(
    tx,
  )
}

/** A new member, whose address is verified by a link. */
export type NewMember = NewRow<'identity.member'> & { readonly email_verified_at: Date }

/** Adds a member; undefined if the address is taken. */
export const insertMember = async (tx: Db, member: NewMember): Promise<number | undefined> => {
  const added = await tx
    .insertInto('identity.member')
    .values({ ...member, email: normalEmail(member.email) })
    .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/**
 * Moves a company's people to another company. An owner becomes a buyer there, unless that company has no owner yet.
 * Removed members move too, because consents and uploads may name them.
 */
export const moveMembers = async (tx: Db, from: number, to: number): Promise<void> => {
  await sql`
    with locked as (select id from identity.member where company_id = ${from} order by id for update)
    update identity.member m set company_id = ${to}, version = version + 1, role = case
      when m.role = 'owner' and exists (select from identity.member o
        where o.company_id = ${to} and o.role = 'owner' and o.removed_at is null) then 'buyer' else m.role end
    from locked where m.id = locked.id`.execute(tx)
}
