import { writeAudit, type Actor, type AuditEntry, type Db } from '../platform/index.ts'
import type { MemberScope, StaffScope } from './scopes.ts'

/** The actor on a company's record: a member of it, staff, or the system. */
export type ActingPerson =
  | { readonly member: Pick<MemberScope, 'memberId' | 'companyId'> }
  | { readonly staff: StaffScope }
  | 'system'

/** Who acts, when, and in which request. */
export interface Act {
  readonly by: ActingPerson
  readonly now: Date
  readonly requestId: string
}

/** The actor in the form of histories and the audit log. */
export const toActor = (by: ActingPerson): Actor => {
  if (by === 'system') return { kind: 'system', id: null }
  return 'staff' in by ? { kind: 'staff', id: by.staff.staff.id } : { kind: 'member', id: by.member.memberId }
}

/** The only company whose records the actor may change; undefined for staff and the system, who are not limited. */
export const findActingCompany = (by: ActingPerson): number | undefined =>
  by !== 'system' && 'member' in by ? by.member.companyId : undefined

/** Records in the audit log that staff opened a file of a record. */
export const recordFileView = (
  db: Db,
  { by, now, requestId }: { readonly by: StaffScope; readonly now: Date; readonly requestId: string },
  {
    subject,
    file,
    ...about
  }: Pick<AuditEntry, 'subject' | 'subjectId' | 'details'> & { readonly file: string },
): Promise<void> =>
  writeAudit(db, {
    at: now,
    who: { kind: 'staff', id: by.staff.id },
    action: `${subject}.look-at-${file}`,
    subject,
    ...about,
    requestId,
  })

/** An event of a record, with its actor. */
export interface NewEvent {
  readonly actor: Actor['kind']
  readonly actorId: number | null
  readonly kind: string
  readonly text: string
  readonly now: Date
}

/** The record and the action on it. */
interface Action extends Pick<AuditEntry, 'subject' | 'subjectId' | 'details'> {
  /** A step of its life cycle, or another event of its history. */
  readonly kind: string
  /** The message to the other side. */
  readonly text: string
}

/** Records an event of a record in its history, by `insert`, and in the audit log. */
export const recordAction = async (
  tx: Db,
  { by, now, requestId }: Act,
  { kind, text, ...about }: Action,
  insert: (event: NewEvent) => Promise<void>,
): Promise<void> => {
  const who = toActor(by)
  await insert({ actor: who.kind, actorId: who.id, kind, text, now })
  await writeAudit(tx, { at: now, who, action: `${about.subject}.${kind}`, ...about, requestId })
}
