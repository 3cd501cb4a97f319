import { sql } from 'kysely'
import type { Db, NewRow, Row } from '../platform/index.ts'
import { normalEmail, personFields, type Credentials, type ProfileRow } from './member.store.ts'

/** Adds a registration that waits for its link to be used; returns its id. The address is not verified yet. */
export const insertRegistration = async (
  tx: Db,
  person: NewRow<'identity.registration'>,
): Promise<number> => {
  const registration = { ...person, email: normalEmail(person.email) }
  const added = tx.insertInto('identity.registration').values(registration).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** The login fields of the newest waiting registration with this address. */
export const findNewestRegistration = async (
  db: Db,
  email: string,
  now: Date,
): Promise<Credentials | undefined> => {
  const { rows } = await sql<Credentials>`
    select id, password_hash from identity.registration
    where email = ${normalEmail(email)} and ends_at > ${now} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Records a login with a registration's password; returns whether it was the first one. */
export const recordLogin = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity.registration set logged_in_at = ${now} where id = ${id} and logged_in_at is null`.execute(
    db,
  )
  return numAffectedRows > 0n
}

/** A registration as its own profile shows it; the company's id is 0, because there is none yet. */
export const findRegistrationProfile = async (db: Db, id: number): Promise<ProfileRow | undefined> => {
  const { rows } = await sql<ProfileRow>`
    select r.id, r.name, r.email, r.mobile, r.phone, r.phone_extension, r.position, 'owner' as role, r.language,
      null as avatar_key, false as is_email_verified, 1 as version, 0 as company_id, w.name as company_name,
      'draft' as registration_status
    from identity.registration r join company.waiting w on w.registration_id = r.id
    where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether a registration still exists; locks it until the transaction ends. */
export const lockWaitingRegistration = async (tx: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select id from identity.registration where id = ${id} for key share`.execute(tx)
  return rows.length > 0
}

/** A registration to which a link can be sent. */
export type WaitingRow = Pick<
  Row<'identity.registration'>,
  'id' | 'email' | 'language' | 'name' | 'ends_at'
> & { readonly company: string }

/** The waiting registrations with this address, the newest first. */
export const listWaiting = async (db: Db, email: string, now: Date): Promise<WaitingRow[]> => {
  const { rows } = await sql<WaitingRow>`
    select r.id, r.email, r.language, r.name, w.name as company, r.ends_at
    from identity.registration r join company.waiting w on w.registration_id = r.id
    where r.email = ${normalEmail(email)} and r.ends_at > ${now} order by r.id desc`.execute(db)
  return rows
}

/** Stores a link's hash; it is valid as long as its registration waits. */
export const insertVerification = async (tx: Db, hash: Buffer, registrationId: number): Promise<void> => {
  await sql`
    insert into identity.verification (hash, registration_id) values (${hash}, ${registrationId})`.execute(tx)
}

/** Extends the time for which registrations wait, up to this date; longer ones stay. */
export const extendRegistrations = async (tx: Db, ids: readonly number[], endsAt: Date): Promise<void> => {
  await sql`
    with locked as (select id from identity.registration where id = any(${ids}::int[]) order by id for update)
    update identity.registration r set ends_at = greatest(ends_at, ${endsAt})
    from locked where r.id = locked.id`.execute(tx)
}

/** The registration of a link, and the ids of the others with its address. */
type LinkedRegistration = Pick<Row<'identity.registration'>, 'id' | 'language' | 'created_at'> & {
  readonly others: readonly number[]
}

/**
 * The registration of a valid link, and the others waiting with its address. Locks all of them, always in the same
 * order: of two links used at once, the second finds its registration gone.
 */
export const lockRegistrationOfLink = async (
  tx: Db,
  hash: Buffer,
  now: Date,
): Promise<LinkedRegistration | undefined> => {
  const { rows } = await sql<Omit<LinkedRegistration, 'others'> & { is_own: boolean }>`
    select r.id, r.language, r.created_at, r.ends_at > ${now} and r.id = l.id as is_own
    from identity.registration r
    join (select o.id, o.email from identity.verification v join identity.registration o on o.id = v.registration_id
      where v.hash = ${hash}) l on l.email = r.email
    order by r.id for update of r`.execute(tx)
  const own = rows.find(({ is_own }) => is_own)
  return own && { ...own, others: rows.map(({ id }) => id).filter((id) => id !== own.id) }
}

/**
 * Makes the person of a registration the owner of their company, with the same id. Takes over its password and sessions
 * if `isTrusted`. Returns false if a member has the address by now.
 */
export const makeMember = async (
  tx: Db,
  { id: registrationId, companyId, isTrusted }: { id: number; companyId: number; isTrusted: boolean },
  now: Date,
): Promise<boolean> => {
  const person = sql.join(personFields.map((field) => sql.ref(field)))
  const { rows } = await sql<{ id: number }>`
    insert into identity.member (id, company_id, email, role, ${person}, password_hash, email_verified_at, created_at)
      overriding system value
    select id, ${companyId}::int, email, 'owner', ${person}, case when ${isTrusted} then password_hash end, ${now}::timestamptz, created_at
    from identity.registration where id = ${registrationId}
    on conflict (email) where removed_at is null do nothing
    returning id`.execute(tx)
  if (rows.length === 0) return false
  if (isTrusted)
    await sql`
      with locked as (
        select id from identity.session where registration_id = ${registrationId} order by id for update)
      update identity.session s set member_id = registration_id, registration_id = null
      from locked where s.id = locked.id`.execute(tx)
  return true
}

/** Expired registrations, locked until the transaction ends. */
export const lockEndedRegistrations = async (tx: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from identity.registration where ends_at <= ${now} order by id for update skip locked`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Deletes registrations with their links and sessions, and with all that other modules store for them. */
export const deleteRegistrations = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from identity.registration where id = any(${ids}::int[])`.execute(tx)
}
