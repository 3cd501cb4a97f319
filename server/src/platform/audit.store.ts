import { sql } from 'kysely'
import type { Db, Row } from './database/database.ts'

/** The actor of an entry. */
export type Actor =
  | { readonly kind: 'staff' | 'member'; readonly id: number }
  | { readonly kind: 'system'; readonly id: null }

/** Who changes something, when, and in which request. */
export interface ChangeContext {
  readonly who: Actor
  readonly now: Date
  readonly requestId: string
}

/** An entry of the audit log. */
export interface AuditEntry {
  readonly at: Date
  readonly who: Actor
  /** MODULE.ACTION */
  readonly action: string
  readonly subject: string
  readonly subjectId: number
  /** Further details: no secrets, and only ids of people. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly requestId: string
}

/** Writes an entry to the audit log, in the transaction of the change. */
export const writeAudit = async (tx: Db, e: AuditEntry): Promise<void> => {
  await sql`
    insert into platform.audit (at, who, who_id, action, subject, subject_id, details, request_id)
    values (${e.at}, ${e.who.kind}, ${e.who.id}, ${e.action}, ${e.subject}, ${e.subjectId},
      ${JSON.stringify(e.details ?? {})}::jsonb, ${e.requestId})`.execute(tx)
}

/** The entries about a subject, newest first, at most 100. */
export type AuditRow = Pick<Row<'platform.audit'>, 'at' | 'who' | 'who_id' | 'action'> &
  Pick<Required<AuditEntry>, 'details'>

export const readAudit = async (db: Db, subject: string, subjectId: number): Promise<AuditRow[]> => {
  const { rows } = await sql<AuditRow>`
    select at, who, who_id, action, details from platform.audit
    where subject = ${subject} and subject_id = ${subjectId} order by id desc limit 100`.execute(db)
  return rows
}
