import { sql } from 'kysely'
import { idIn, type Db } from '../../platform/index.ts'
import type { NewDocument, Registered, Seat } from './registration.store.ts'

/** What somebody who signs up says of the company, until the link of their letter is used. */
export interface NewPending extends Registered, Seat {
  readonly registrationId: number
  /** The versions of the texts that were agreed to. */
  readonly terms_version: string
  readonly privacy_version: string
}

export const insertPending = async (tx: Db, w: NewPending): Promise<void> => {
  await sql`
    insert into company.registration (registration_id, company_type_id, legal_name, trade_name, npwp, nitku, is_pkp,
      nib, customer_classification_id, customer_industry_id, industrial_estate_id, street, rt, rw, province_id,
      city_id, district_id, subdistrict_id, postal_code, terms_version, privacy_version)
    values (${w.registrationId}, ${w.company_type_id}, ${w.legal_name}, ${w.trade_name}, ${w.npwp}, ${w.nitku},
      ${w.is_pkp}, ${w.nib}, ${w.customer_classification_id}, ${w.customer_industry_id}, ${w.industrial_estate_id},
      ${w.street}, ${w.rt}, ${w.rw}, ${w.province_id}, ${w.city_id}, ${w.district_id}, ${w.subdistrict_id},
      ${w.postal_code}, ${w.terms_version}::date, ${w.privacy_version}::date)`.execute(tx)
}

/** Notes a paper that lies in the storage. */
export const insertPendingDocument = async (
  tx: Db,
  registrationId: number,
  d: NewDocument,
): Promise<void> => {
  await sql`
    insert into company.registration_document (storage_key, registration_id, kind, filename, content_type, size)
    values (${d.key}, ${registrationId}, ${d.kind}, ${d.filename}, ${d.contentType}, ${d.size})`.execute(tx)
}

/** Where the papers of these registrations lie in the storage. */
export const listPendingKeys = async (tx: Db, registrationIds: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from company.registration_document
    where registration_id = any(${registrationIds}::int[])`.execute(tx)
  return rows.map(({ storage_key }) => storage_key)
}

/** Makes a draft company with its seat of a registration, as of the moment it was sent; answers the company's id. */
export const insertCompanyOf = async (tx: Db, registrationId: number, sentAt: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into company.company (company_type_id, legal_name, trade_name, npwp, nitku, is_pkp, nib,
      customer_classification_id, customer_industry_id, industrial_estate_id, created_at)
    select company_type_id, legal_name, trade_name, npwp, nitku, is_pkp, nib, customer_classification_id,
      customer_industry_id, industrial_estate_id, ${sentAt}::timestamptz
    from company.registration where registration_id = ${registrationId}
    returning id`.execute(tx)
  const id = idIn(rows)
  await sql`
    insert into company.seat (company_id, street, rt, rw, province_id, city_id, district_id, subdistrict_id, postal_code)
    select ${id}::int, street, rt, rw, province_id, city_id, district_id, subdistrict_id, postal_code
    from company.registration where registration_id = ${registrationId}`.execute(tx)
  return id
}

/** Hands a registration's papers, and what was agreed to, over to the company and member that it became. */
export const handOverPapers = async (
  tx: Db,
  {
    registrationId,
    companyId,
    memberId,
    language,
    sentAt,
  }: { registrationId: number; companyId: number; memberId: number; language: string; sentAt: Date },
): Promise<void> => {
  await sql`
    insert into company.document (company_id, kind, storage_key, filename, content_type, size, uploaded_by, uploaded_at)
    select ${companyId}::int, kind, storage_key, filename, content_type, size, ${memberId}::int, ${sentAt}::timestamptz
    from company.registration_document where registration_id = ${registrationId}
    order by kind desc`.execute(tx)
  await sql`
    insert into company.consent (member_id, text, version, language, given_at)
    select ${memberId}::int, t.text, t.version, ${language}, ${sentAt}::timestamptz
    from company.registration r
    cross join lateral (values ('terms', r.terms_version), ('privacy', r.privacy_version)) t (text, version)
    where r.registration_id = ${registrationId}`.execute(tx)
}
