import type { DocumentType } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import { idIn, type Db, type Row } from '../../platform/index.ts'
import type { Progress } from '../company.ts'
import {
  registeredAddressFields,
  registeredFields,
  type Registered,
  type RegisteredAddress,
} from '../company.store.ts'

/** A company's registered address; undefined if unknown. */
export const findRegisteredAddress = async (
  db: Db,
  companyId: number,
): Promise<RegisteredAddress | undefined> =>
  db
    .selectFrom('company.seat')
    .select(registeredAddressFields)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

/** Stores a company's registered address, in place of the previous one. */
export const saveRegisteredAddress = async (
  tx: Db,
  companyId: number,
  address: RegisteredAddress,
): Promise<void> => {
  await tx
    .insertInto('company.seat')
    .values({ company_id: companyId, ...address })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(address))
    .execute()
}

/** A company's registered details, without its address and documents. */
export const findRegistered = async (db: Db, companyId: number): Promise<Registered | undefined> =>
  db.selectFrom('company.company').select(registeredFields).where('id', '=', companyId).executeTakeFirst()

/** Replaces a company's registered details. The caller raises the version. */
export const updateRegistered = async (tx: Db, companyId: number, registered: Registered): Promise<void> => {
  await tx.updateTable('company.company').set(registered).where('id', '=', companyId).execute()
}

/** Records a member's consent to a text; a repeated one is stored once. */
export const insertConsent = async (
  tx: Db,
  c: {
    readonly memberId: number
    readonly text: 'terms' | 'privacy'
    readonly version: string
    readonly language: Language
    readonly now: Date
  },
): Promise<void> => {
  await sql`
    insert into company.consent (member_id, text, version, language, given_at)
    values (${c.memberId}, ${c.text}, ${c.version}::date, ${c.language}, ${c.now})
    on conflict do nothing`.execute(tx)
}

/** Marks a company whose tax number another company has, for staff to check before they approve. */
export const flagKnownNpwp = async (tx: Db, companyId: number): Promise<void> => {
  await sql`
    update company.company c set is_npwp_known = exists (
      select from company.company other where other.npwp = c.npwp and other.id <> c.id)
    where c.id = ${companyId}`.execute(tx)
}

/** A registration, without its documents. */
export type RegistrationRow = Progress & Pick<Row<'company.company'>, 'id' | 'legal_name' | 'created_at'>

/** The state of a company's registration. */
export const findRegistration = async (db: Db, companyId: number): Promise<RegistrationRow | undefined> => {
  const { rows } = await sql<RegistrationRow>`
    select id, legal_name, registration_status, question, reason, created_at
    from company.company where id = ${companyId}`.execute(db)
  return rows[0]
}

/** Like findRegistration, and locks the row (`for update`). */
export const lockRegistration = async (tx: Db, companyId: number): Promise<RegistrationRow | undefined> => {
  const { rows } = await sql<RegistrationRow>`
    select id, legal_name, registration_status, question, reason, created_at
    from company.company where id = ${companyId} for update`.execute(tx)
  return rows[0]
}

/** Puts a registration back in review. */
export const reviewAgain = async (tx: Db, companyId: number): Promise<void> => {
  await sql`
    update company.company set registration_status = 'draft', question = null, reason = null, version = version + 1
    where id = ${companyId}`.execute(tx)
}

/** A company's answer to staff. */
export type AnswerRow = Pick<Row<'company.answer'>, 'id' | 'question' | 'text' | 'answered_at'>

/** Adds an answer; returns its id. */
export const insertAnswer = async (
  tx: Db,
  a: {
    readonly companyId: number
    readonly memberId: number
    readonly question: string
    readonly text: string
    readonly now: Date
  },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into company.answer (company_id, member_id, question, text, answered_at)
    values (${a.companyId}, ${a.memberId}, ${a.question}, ${a.text}, ${a.now}) returning id`.execute(tx)
  return idIn(rows)
}

/** A company's answers, oldest first. */
export const listAnswers = async (db: Db, companyId: number): Promise<AnswerRow[]> => {
  const { rows } = await sql<AnswerRow>`
    select id, question, text, answered_at from company.answer where company_id = ${companyId} order by id`.execute(
    db,
  )
  return rows
}

/** A document of a company. */
export type DocumentRow = Pick<
  Row<'company.document'>,
  'id' | 'kind' | 'storage_key' | 'filename' | 'content_type' | 'size' | 'uploaded_at'
>

/** A new document. */
export interface NewDocument {
  readonly kind: DocumentRow['kind']
  readonly key: string
  readonly filename: string
  readonly contentType: DocumentType
  readonly size: number
}

/** Adds the row of a stored document. */
export const insertDocument = async (
  tx: Db,
  d: NewDocument & {
    readonly companyId: number
    readonly memberId: number
    readonly answerId?: number
    readonly now: Date
  },
): Promise<void> => {
  await sql`
    insert into company.document (company_id, kind, answer_id, storage_key, filename, content_type, size, uploaded_by,
      uploaded_at)
    values (${d.companyId}, ${d.kind}, ${d.answerId ?? null}, ${d.key}, ${d.filename}, ${d.contentType}, ${d.size},
      ${d.memberId}, ${d.now})`.execute(tx)
}

/** A company's documents, oldest first. */
export const listDocuments = async (db: Db, companyId: number): Promise<DocumentRow[]> => {
  const { rows } = await sql<DocumentRow>`
    select id, kind, storage_key, filename, content_type, size, uploaded_at from company.document
    where company_id = ${companyId} order by id`.execute(db)
  return rows
}

/** A document of this company; undefined for another company's. */
export const findDocument = async (
  db: Db,
  companyId: number,
  id: number,
): Promise<DocumentRow | undefined> => {
  const { rows } = await sql<DocumentRow>`
    select id, kind, storage_key, filename, content_type, size, uploaded_at from company.document
    where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The storage keys of all documents of companies and pending registrations, read by one statement because a document can move from one to the other. */
export const listDocumentKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from company.document
    union all select storage_key from company.registration_document
    union all select file_key from company.tax_kind where file_key is not null`.execute(db)
  return rows.map(({ storage_key }) => storage_key)
}
