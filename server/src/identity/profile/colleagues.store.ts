import type { Role } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'
import { normalEmail } from '../member.store.ts'

/** A member as the others of the company see them. */
export type ColleagueRow = Pick<
  Row<'identity.member'>,
  'id' | 'name' | 'email' | 'position' | 'role' | 'created_at'
>

/** All members of a company, by name. */
export const listColleagues = async (db: Db, companyId: number): Promise<ColleagueRow[]> => {
  const { rows } = await sql<ColleagueRow>`
    select id, name, email, position, role, created_at from identity.member
    where company_id = ${companyId} and removed_at is null order by lower(name), id`.execute(db)
  return rows
}

/** A member of this company; undefined for another company's. */
export const findColleague = async (
  db: Db,
  companyId: number,
  memberId: number,
): Promise<ColleagueRow | undefined> => {
  const { rows } = await sql<ColleagueRow>`
    select id, name, email, position, role, created_at from identity.member
    where id = ${memberId} and company_id = ${companyId} and removed_at is null`.execute(db)
  return rows[0]
}

/** The owners of a company's account, locked until the transaction ends. */
export const lockOwners = async (tx: Db, companyId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from identity.member
    where company_id = ${companyId} and role = 'owner' and removed_at is null order by id for update`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Gives a member another role, from their next request on. */
export const updateRole = async (tx: Db, memberId: number, role: Role): Promise<void> => {
  await sql`update identity.member set role = ${role}, version = version + 1 where id = ${memberId}`.execute(
    tx,
  )
}

/** Ends a membership. */
export const markRemoved = async (tx: Db, memberId: number, now: Date): Promise<void> => {
  await sql`
    update identity.member set removed_at = ${now}, version = version + 1
    where id = ${memberId} and removed_at is null`.execute(tx)
}

/** The company of the member with this address. */
export const findCompanyByEmail = async (db: Db, email: string): Promise<number | undefined> => {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from identity.member where email = ${normalEmail(email)} and removed_at is null`.execute(
    db,
  )
  return rows[0]?.company_id
}

/** A member as records name them. A former member has no address to write to. */
export interface MemberContact {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly language: Language
}

/** Members by id, whatever their company. */
export const findMembers = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MemberContact>> => {
  const { rows } = await sql<MemberContact>`
    select id, name, case when removed_at is null then email end as email, language
    from identity.member where id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
