import type { RegistrationStatus, Role } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'

/** A registration in staff's list. */
export interface ListedRow {
  readonly id: number
  readonly version: number
  readonly registration_status: RegistrationStatus
  readonly has_question: boolean
  readonly legal_name: string
  readonly npwp: string
  readonly created_at: Date
  readonly contact_name: string | null
  readonly contact_email: string | null
  readonly contact_is_verified: boolean | null
}

/** Registrations by id, each with its first person. */
export const findRegistrations = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedRow>> => {
  const { rows } = await sql<ListedRow>`
    select c.id, c.version, c.registration_status, c.question is not null as has_question, c.legal_name, c.npwp,
      c.created_at, p.name as contact_name, p.email as contact_email, p.is_email_verified as contact_is_verified
    from company.company c
    left join lateral (
      select m.name, m.email, m.is_email_verified from identity.contact m
      where m.company_id = c.id order by m.id limit 1) p on true
    where c.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** All columns of a company. */
export type CompanyRow = Row<'company.company'>

export const findCompany = async (db: Db, id: number): Promise<CompanyRow | undefined> =>
  db.selectFrom('company.company').selectAll().where('id', '=', id).executeTakeFirst()

/** The fields of a company that a step needs. */
export type CompanyHead = Pick<
  CompanyRow,
  'version' | 'registration_status' | 'legal_name' | 'salesperson_id'
>

/** Locks a company until the transaction ends. */
export const lockCompany = async (tx: Db, id: number): Promise<CompanyHead | undefined> => {
  const { rows } = await sql<CompanyHead>`
    select version, registration_status, legal_name, salesperson_id from company.company where id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

/** A person of a company. */
export interface ContactRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly position: string
  readonly mobile: string
  readonly phone: string
  readonly phone_extension: string
  readonly role: Role
  readonly language: Language
  readonly is_email_verified: boolean
  readonly customer_department_id: number | null
  readonly last_login_at: Date | null
}

export const listContacts = async (db: Db, companyId: number): Promise<ContactRow[]> => {
  const { rows } = await sql<ContactRow>`
    select id, name, email, position, mobile, phone, phone_extension, role, language, is_email_verified,
      customer_department_id, last_login_at
    from identity.contact where company_id = ${companyId} order by id`.execute(db)
  return rows
}

/** A member's consent to a text; the version is the text's first day. */
export type ConsentRow = Row<'company.consent'>

export const listConsents = async (db: Db, companyId: number): Promise<ConsentRow[]> => {
  const { rows } = await sql<ConsentRow>`
    select a.member_id, a.text, a.version, a.language, a.given_at
    from company.consent a join identity.contact m on m.id = a.member_id
    where m.company_id = ${companyId} order by a.given_at, a.text, a.version`.execute(db)
  return rows
}

type SameNpwpRow = Pick<CompanyRow, 'id' | 'legal_name' | 'registration_status'>

/** Other companies with the same tax number, at most 20. */
export const listSameNpwp = async (
  db: Db,
  { id, npwp }: Pick<CompanyRow, 'id' | 'npwp'>,
): Promise<SameNpwpRow[]> => {
  const { rows } = await sql<SameNpwpRow>`
    select id, legal_name, registration_status from company.company
    where npwp = ${npwp} and id <> ${id} order by id limit 20`.execute(db)
  return rows
}

/** Moves a company to another status. */
export const moveCompany = async (
  tx: Db,
  id: number,
  to: {
    readonly status: RegistrationStatus
    readonly question: string | null
    readonly reason: string | null
  },
): Promise<void> => {
  await sql`
    update company.company
    set registration_status = ${to.status}, question = ${to.question}, reason = ${to.reason}, version = version + 1
    where id = ${id}`.execute(tx)
}

/** Deletes a company without members. */
export const deleteCompany = async (tx: Db, id: number): Promise<void> => {
  await sql`delete from company.company where id = ${id}`.execute(tx)
}
