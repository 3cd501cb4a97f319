import type { Role } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'

/** An invitation that has not been accepted yet. */
export type InvitationRow = Pick<
  Row<'company.invitation'>,
  'id' | 'email' | 'role' | 'language' | 'invited_at' | 'ends_at'
>

/** The time at which an invitation is sent, and the end of its link. */
interface Sent {
  readonly hash: Buffer
  readonly invitedBy: number
  readonly now: Date
  readonly endsAt: Date
}

/** Adds an invitation, in place of an earlier one of this company to the same address. */
export const insertInvitation = async (
  tx: Db,
  i: Sent & {
    readonly companyId: number
    readonly email: string
    readonly role: Role
    readonly language: Language
  },
): Promise<InvitationRow> => {
  const { rows } = await sql<InvitationRow>`
    insert into company.invitation (company_id, email, role, language, hash, invited_by, invited_at, ends_at)
    values (${i.companyId}, ${i.email}, ${i.role}, ${i.language}, ${i.hash}, ${i.invitedBy}, ${i.now}, ${i.endsAt})
    on conflict (company_id, email) do update set role = excluded.role, language = excluded.language,
      hash = excluded.hash, invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      ends_at = excluded.ends_at
    returning id, email, role, language, invited_at, ends_at`.execute(tx)
  return rows[0] as InvitationRow
}

/** Gives a company's invitation a new link; undefined for another company's. */
export const updateInvitation = async (
  tx: Db,
  companyId: number,
  id: number,
  { hash, invitedBy, now, endsAt }: Sent,
): Promise<InvitationRow | undefined> => {
  const { rows } = await sql<InvitationRow>`
    update company.invitation
    set hash = ${hash}, invited_by = ${invitedBy}, invited_at = ${now}, ends_at = ${endsAt}
    where id = ${id} and company_id = ${companyId}
    returning id, email, role, language, invited_at, ends_at`.execute(tx)
  return rows[0]
}

/** A company's invitations, the newest first. */
export const listInvitations = async (db: Db, companyId: number): Promise<InvitationRow[]> => {
  const { rows } = await sql<InvitationRow>`
    select id, email, role, language, invited_at, ends_at from company.invitation
    where company_id = ${companyId} order by invited_at desc, id desc`.execute(db)
  return rows
}

/** An invitation of this company; undefined for another company's. */
export const findInvitation = async (
  db: Db,
  companyId: number,
  id: number,
): Promise<InvitationRow | undefined> => {
  const { rows } = await sql<InvitationRow>`
    select id, email, role, language, invited_at, ends_at from company.invitation
    where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Deletes an invitation of this company; returns whether there was one. */
export const deleteInvitation = async (tx: Db, companyId: number, id: number): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from company.invitation where id = ${id} and company_id = ${companyId}`.execute(tx)
  return numAffectedRows > 0n
}

/** Deletes invitations that ended before this time, because they name people who never joined. */
export const forgetInvitations = async (tx: Db, before: Date): Promise<void> => {
  await sql`
    delete from company.invitation where id in (
      select id from company.invitation where ends_at <= ${before} for update skip locked)`.execute(tx)
}

/** The invitation that a link opens. */
export interface OpenInvitation extends Pick<InvitationRow, 'id' | 'email' | 'role'> {
  readonly company_id: number
  readonly legal_name: string
  /** A member's id. */
  readonly invited_by: number
}

const ofLink = (hash: Buffer, now: Date) => sql`
  select i.id, i.email, i.role, i.company_id, i.invited_by, c.legal_name
  from company.invitation i join company.company c on c.id = i.company_id
  where i.hash = ${hash} and i.ends_at > ${now} and c.registration_status = 'approve'`

/** The invitation of a valid link, if its company is approved. */
export const findOpenInvitation = async (
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<OpenInvitation | undefined> => {
  const { rows } = await sql<OpenInvitation>`${ofLink(hash, now)}`.execute(db)
  return rows[0]
}

/** Like findOpenInvitation, and locks the row (`for update`). */
export const lockOpenInvitation = async (
  tx: Db,
  hash: Buffer,
  now: Date,
): Promise<OpenInvitation | undefined> => {
  const { rows } = await sql<OpenInvitation>`${ofLink(hash, now)} for update of i`.execute(tx)
  return rows[0]
}
