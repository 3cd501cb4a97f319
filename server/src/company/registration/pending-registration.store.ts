import { sql } from 'kysely'
import { pick, type Db, type NewRow } from '../../platform/index.ts'
import { registeredAddressFields, registeredFields } from '../company.store.ts'
import type { NewDocument } from './registration.store.ts'

/** The company of a sign-up whose link has not been used yet. */
export type NewPending = Omit<NewRow<'company.registration'>, 'registration_id'>

export const insertPending = async (tx: Db, registrationId: number, pending: NewPending): Promise<void> => {
  const { terms_version, privacy_version } = pending
  const company = { ...pick(pending, registeredFields), ...pick(pending, registeredAddressFields) }
  await tx
    .insertInto('company.registration')
    .values({ registration_id: registrationId, ...company, terms_version, privacy_version })
    .execute()
}

/** Adds the row of a stored document. */
export const insertPendingDocument = async (
  tx: Db,
  registrationId: number,
  d: NewDocument,
): Promise<void> => {
  await sql`
    insert into company.registration_document (storage_key, registration_id, kind, filename, content_type, size)
    values (${d.key}, ${registrationId}, ${d.kind}, ${d.filename}, ${d.contentType}, ${d.size})`.execute(tx)
}

/** The storage keys of these registrations' documents. */
export const listPendingKeys = async (tx: Db, registrationIds: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from company.registration_document
    where registration_id = any(${registrationIds}::int[])`.execute(tx)
  return rows.map(({ storage_key }) => storage_key)
}

/** Makes a draft company with its registered address from a registration, dated when that was sent; returns the company's id. */
export const insertCompanyFromRegistration = async (
  tx: Db,
  registrationId: number,
  sentAt: Date,
): Promise<number> => {
  const registration = tx.selectFrom('company.registration').where('registration_id', '=', registrationId)
  const { id } = await tx
    .insertInto('company.company')
    .columns([...registeredFields, 'created_at'])
    .expression(registration.select(registeredFields).select(sql`${sentAt}::timestamptz`.as('created_at')))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('company.seat')
    .columns(['company_id', ...registeredAddressFields])
    .expression(registration.select(sql`${id}::int`.as('company_id')).select(registeredAddressFields))
    .execute()
  return id
}

/** Moves a registration's documents and consents to the company and member made from it. */
export const moveDocuments = async (
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
