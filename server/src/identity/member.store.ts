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

/** What logging in needs of a member. */
export type Credentials = Pick<Row<'identity.member'>, 'id' | 'password_hash'>

/** The member with this address, in capitals or small letters. */
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

/** One way to write an address: what is stored, and what is looked for. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** What members change of themselves. */
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

/** What members change of themselves; what is not given stays. */
export type ProfileFields = Pick<Profile, 'name'> & { readonly [F in keyof Profile]?: Profile[F] | undefined }

/** Changes a member's own profile, of which an extension goes with its number; false where it is of another version than the one given by now. */
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

/** Whose password it is, for those who set another. */
export type PasswordOwnerRow = Credentials &
  Pick<Row<'identity.member'>, 'email' | 'language'> & { readonly company: string }

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

/** Like the above, and locks the row until the transaction ends. */
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
