import type { StaffRole } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'
import type { StaffRow } from '../../kernel/index.ts'
import { normalEmail } from '../member.store.ts'

/** A staff account with the fields that a login needs. */
export type StaffCredentials = StaffRow & Pick<Row<'identity.staff'>, 'password_hash'>

/** Of a `StaffRow`, where the table is called s. */
export const staffColumns = sql.raw(
  's.id, s.email, s.name, s.roles, s.language, s.phone, s.totp_secret, s.totp_pending, s.disabled_at, ' +
    'cardinality(s.recovery_hashes) as recovery_codes',
)

/** The enabled staff account with this address. */
export const findStaff = async (db: Db, email: string): Promise<StaffCredentials | undefined> => {
  const { rows } = await sql<StaffCredentials>`
    select ${staffColumns}, s.password_hash from identity.staff s
    where s.email = ${normalEmail(email)} and s.disabled_at is null`.execute(db)
  return rows[0]
}

/** A staff account by its id or address, including disabled ones. */
export const findAnyStaff = async (db: Db, account: number | string): Promise<StaffRow | undefined> => {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from identity.staff s
    where ${typeof account === 'number' ? sql`s.id = ${account}` : sql`s.email = ${normalEmail(account)}`}`.execute(
    db,
  )
  return rows[0]
}

/** All staff accounts, including disabled ones. */
export const listStaff = async (db: Db): Promise<StaffRow[]> => {
  const { rows } = await sql<StaffRow>`select ${staffColumns} from identity.staff s order by s.id`.execute(db)
  return rows
}

/** Enabled staff with one of these roles. */
export const staffWith = async (db: Db, roles: readonly StaffRole[]): Promise<StaffRow[]> => {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from identity.staff s
    where s.roles && ${[...roles]}::text[] and s.disabled_at is null order by s.id`.execute(db)
  return rows
}

/** An enabled staff account by id. */
export const findStaffById = async (db: Db, id: number): Promise<StaffRow | undefined> => {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from identity.staff s where s.id = ${id} and s.disabled_at is null`.execute(db)
  return rows[0]
}

/** Names by id, for logs that store ids. */
export const staffNames = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from identity.staff where id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A staff account to add. */
export interface NewStaff {
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly language: Language
  readonly passwordHash: string
  readonly now: Date
}

/** Adds a staff account; returns its id, or undefined if the address has one already. */
export const insertStaff = async (tx: Db, s: NewStaff): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into identity.staff (email, name, roles, language, password_hash, created_at)
    values (${normalEmail(s.email)}, ${s.name}, ${[...s.roles]}::text[], ${s.language}, ${s.passwordHash}, ${s.now})
    on conflict (email) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** Disables an account and deletes its sessions; false if no enabled account has the id. */
export const disableStaff = async (tx: Db, id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update identity.staff set disabled_at = ${now} where id = ${id} and disabled_at is null returning id`.execute(
    tx,
  )
  await sql`delete from identity.staff_session where staff_id = ${id}`.execute(tx)
  return rows.length > 0
}

/** Enables an account; false if no disabled account has the id. */
export const enableStaff = async (tx: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`
    update identity.staff set disabled_at = null where id = ${id} and disabled_at is not null returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** The ids of enabled admins; locks them until the transaction ends, so that none loses access meanwhile. */
export const lockAdmins = async (tx: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from identity.staff where 'admin' = any(roles) and disabled_at is null order by id for update`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Stores a TOTP secret that is not verified yet. */
export const beginTotp = async (tx: Db, staffId: number, secret: string): Promise<void> => {
  await sql`update identity.staff set totp_pending = ${secret} where id = ${staffId}`.execute(tx)
}

/** Makes a TOTP secret the account's own: from now on, a login needs its code. Former recovery codes count no more. */
export const proveTotp = async (tx: Db, staffId: number, secret: string, step: number): Promise<void> => {
  await sql`
    update identity.staff set totp_secret = ${secret}, totp_pending = null, totp_step = ${step}, recovery_hashes = '{}'
    where id = ${staffId}`.execute(tx)
}

/** Replaces the hashes of an account's recovery codes. */
export const updateRecoveryHashes = async (
  tx: Db,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await sql`update identity.staff set recovery_hashes = ${[...hashes]}::bytea[] where id = ${staffId}`.execute(
    tx,
  )
}

/** Uses up a recovery code; false if the account has none with this hash. */
export const useRecoveryHash = async (tx: Db, staffId: number, hash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    update identity.staff set recovery_hashes = array_remove(recovery_hashes, ${hash}::bytea)
    where id = ${staffId} and ${hash}::bytea = any(recovery_hashes) returning id`.execute(tx)
  return rows.length > 0
}

/** The password's hash of an enabled account, which stays as it is until the transaction ends. */
export const lockStaffPassword = async (
  tx: Db,
  staffId: number,
  strength: 'share' | 'update',
): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from identity.staff where id = ${staffId} and disabled_at is null
    ${strength === 'share' ? sql`for share` : sql`for update`}`.execute(tx)
  return rows[0]?.password_hash
}

/** Replaces an account's password. */
export const updateStaffPassword = async (tx: Db, staffId: number, hash: string): Promise<void> => {
  await sql`update identity.staff set password_hash = ${hash} where id = ${staffId}`.execute(tx)
}

/** Sets an account's language. */
export const updateStaffLanguage = async (tx: Db, staffId: number, language: Language): Promise<void> => {
  await sql`update identity.staff set language = ${language} where id = ${staffId}`.execute(tx)
}

/** Sets an account's phone; empty removes it. */
export const updateStaffPhone = async (tx: Db, staffId: number, phone: string): Promise<void> => {
  await sql`update identity.staff set phone = ${phone} where id = ${staffId}`.execute(tx)
}

/** An enabled account as a buyer is told of it. */
export const findStaffContact = async (
  db: Db,
  id: number,
): Promise<{ readonly name: string; readonly phone: string } | undefined> => {
  const { rows } = await sql<{ name: string; phone: string }>`
    select name, phone from identity.staff where id = ${id} and disabled_at is null`.execute(db)
  return rows[0]
}

/** Uses up the code of a step; false if it, or a later one, was used before. */
export const useTotpStep = async (tx: Db, staffId: number, step: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    update identity.staff set totp_step = ${step} where id = ${staffId} and totp_step < ${step}
    returning id`.execute(tx)
  return rows.length > 0
}
