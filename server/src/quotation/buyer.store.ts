import { memberRolesWith, type BuyerCompany, type Role } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import { keywordPattern, type Db } from '../platform/index.ts'

/** The most companies that one search offers. */
const MOST_COMPANIES = sql.lit(20)

/** Approved companies whose name or a member matches a keyword, with their members who may order, by name. */
export const findBuyers = async (db: Db, keyword: string): Promise<BuyerCompany[]> => {
  const pattern = sql<string>`lower(${keywordPattern(keyword)}::text)`
  const isBuyer = sql`m.company_id = c.id and m.role = any(${[...memberRolesWith('placeOrder')]}::text[])`
  const { rows } = await sql<BuyerCompany>`
    with found as materialized (
      select id from company.standing where search_text like ${pattern}
      union select company_id from identity.contact where search_text like ${pattern})
    select c.id, c.name, (
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'email', m.email, 'role', m.role) order by m.name, m.id)
      from identity.contact m where ${isBuyer}) as members
    from company.standing c
    where c.id in (select id from found) and c.registration_status = 'approve'
      and exists (select from identity.contact m where ${isBuyer})
    order by c.name, c.id limit ${MOST_COMPANIES}`.execute(db)
  return rows
}

/** An active member of an approved company. */
interface Buyer {
  readonly language: Language
  readonly role: Role
}

/** A member of an approved company; undefined for one who left, and for a company that is not approved. */
export const findBuyer = async (
  db: Db,
  { companyId, memberId }: { readonly companyId: number; readonly memberId: number },
): Promise<Buyer | undefined> => {
  const { rows } = await sql<Buyer>`
    select m.language, m.role from identity.contact m join company.standing c on c.id = m.company_id
    where m.id = ${memberId} and m.company_id = ${companyId} and c.registration_status = 'approve'`.execute(
    db,
  )
  return rows[0]
}
