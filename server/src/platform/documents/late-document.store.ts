import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../database/database.ts'
import type { CommercialDocument } from './document.ts'

/** The most pending documents: in total, for one company, and for one person. */
const MOST_WAITING = { all: 20, ofCompany: 4, ofPerson: 2 } as const

/** The recipient of the e-mail that a document is ready. */
export interface DocumentContact {
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** A document by the hash of its content, and the person who requested it. */
export interface LateKey {
  readonly hash: string
  readonly person: string
}

/** The email address that is notified when the document is ready. */
export const findPromise = async (db: Db, { hash, person }: LateKey): Promise<string | undefined> => {
  const { rows } = await sql<{ email: string }>`
    select email from platform.late_document
    where hash = ${hash} and person = ${person} and ready_at is null`.execute(db)
  return rows[0]?.email
}

/**
 * Stores a document to be made, once for each person; undefined if too many are pending. `before` counts the company's
 * earlier pending documents.
 */
export const insertLateDocument = async (
  tx: Db,
  late: LateKey & {
    readonly company: string
    readonly document: CommercialDocument
    readonly contact: DocumentContact
    readonly page: string
    readonly now: Date
  },
): Promise<{ readonly id: number; readonly before: number } | undefined> => {
  const { hash, company, person, contact } = late
  const { rows } = await sql<{ id: number; before: number }>`
    with waiting as (
      select count(*)::int as all, count(*) filter (where company = ${company})::int as of_company,
        count(*) filter (where person = ${person})::int as of_person
      from platform.late_document where ready_at is null
    )
    insert into platform.late_document (hash, company, person, document, email, name, language, page, requested_at)
    select ${hash}, ${company}, ${person}, ${JSON.stringify(late.document)}::json, ${contact.email},
      ${contact.name}, ${contact.language}, ${late.page}, ${late.now}::timestamptz
    from waiting
    where waiting.all < ${MOST_WAITING.all} and of_company < ${MOST_WAITING.ofCompany}
      and of_person < ${MOST_WAITING.ofPerson}
    on conflict (hash, person) do update
      set document = excluded.document, email = excluded.email, name = excluded.name, language = excluded.language,
        page = excluded.page, requested_at = excluded.requested_at, ready_at = null
    returning id, (select of_company from waiting) as before`.execute(tx)
  return rows[0]
}

export interface LateDocument extends DocumentContact {
  readonly hash: string
  readonly document: CommercialDocument
  readonly page: string
}

/** A pending document. */
export const findLateDocument = async (db: Db, id: number): Promise<LateDocument | undefined> => {
  const { rows } = await sql<LateDocument>`
    select hash, document, email, name, language, page from platform.late_document
    where id = ${id} and ready_at is null`.execute(db)
  return rows[0]
}

/** Marks a document as ready; false if it already is. */
export const setDocumentReady = async (tx: Db, id: number, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update platform.late_document set ready_at = ${now}, document = null
    where id = ${id} and ready_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Deletes a document that can't be made, so that it can be requested again; false if it is already deleted. */
export const deleteLateDocument = async (tx: Db, id: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from platform.late_document where id = ${id} and ready_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Hashes of the documents last requested before a time. */
export const listOldHashes = async (db: Db, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ hash: string }>`
    select hash from platform.late_document group by hash having max(requested_at) < ${since}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Deletes documents last requested before a time. */
export const deleteOldDocuments = async (db: Db, hash: string, since: Date): Promise<void> => {
  await sql`delete from platform.late_document where hash = ${hash} and requested_at < ${since}`.execute(db)
}

/** The hashes of all documents. */
export const listHashes = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ hash: string }>`select distinct hash from platform.late_document`.execute(db)
  return rows.map(({ hash }) => hash)
}
