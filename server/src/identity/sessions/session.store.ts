import { sql } from 'kysely'
import { idIn, type Db, type Row } from '../../platform/index.ts'
import { profileColumns, type ProfileRow } from '../member.store.ts'
import type { MemberCarrier, RegistrationCarrier } from './viewer.ts'

export type TokenKind = Row<'identity.token'>['kind']

/** The holder of a session: a member's id, or a registration that waits for its link. */
export type Holder = number | { readonly registrationId: number }

/** A session found by a token, with the member's profile; `spent_at` is when this refresh token was used, if it was. */
export type SessionRow = (RegistrationCarrier | (MemberCarrier & ProfileRow)) &
  Pick<Row<'identity.session'>, 'kind' | 'fresh_until' | 'ends_at'> &
  Pick<Row<'identity.token'>, 'spent_at'>

const selectSession = (hash: Buffer, kind: TokenKind, now: Date) => sql<SessionRow>`
  select s.id as session_id, s.kind, s.fresh_until, s.ends_at, t.spent_at, ${profileColumns},
    m.id as member_id, r.id as registration_id
  from identity.token t
  join identity.session s on s.id = t.session_id
  left join identity.member m on m.id = s.member_id and m.removed_at is null
  left join company.standing c on c.id = m.company_id
  left join identity.registration r on r.id = s.registration_id and r.ends_at > ${now}
  where t.hash = ${hash} and t.kind = ${kind} and t.ends_at > ${now} and s.ends_at > ${now}
    and num_nonnulls(m.id, r.id) = 1`

/** The session that a token of this kind opens, with its holder and the company's current status. */
export const findSession = async (
  db: Db,
  hash: Buffer,
  kind: TokenKind,
  now: Date,
): Promise<SessionRow | undefined> => (await selectSession(hash, kind, now).execute(db)).rows[0]

/**
 * Like findSession, and locks the session until the transaction ends. It reads after locking, because a statement that
 * waits for a lock does not see a registration that became a member meanwhile. All changes of sessions lock the member
 * first (if at all), then sessions in the order of their ids, then tokens, so that no deadlock occurs.
 */
export const lockSession = async (
  tx: Db,
  hash: Buffer,
  kind: TokenKind,
  now: Date,
): Promise<SessionRow | undefined> => {
  await sql`
    select from identity.session s join identity.token t on t.session_id = s.id where t.hash = ${hash}
    for update of s`.execute(tx)
  return findSession(tx, hash, kind, now)
}

interface NewSession {
  readonly holder: Holder
  readonly kind: SessionRow['kind']
  readonly agent: string
  readonly now: Date
  readonly freshUntil: Date
  readonly endsAt: Date
}

/** Adds a session; returns its id. A registration must be locked by `lockWaitingRegistration`. */
export const insertSession = async (tx: Db, s: NewSession): Promise<number> => {
  const memberId = typeof s.holder === 'number' ? s.holder : null
  const registrationId = typeof s.holder === 'number' ? null : s.holder.registrationId
  if (memberId !== null)
    await sql`update identity.member set last_login_at = ${s.now} where id = ${memberId}`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into identity.session (member_id, registration_id, kind, agent, began_at, used_at, fresh_until, ends_at)
    values (${memberId}, ${registrationId}, ${s.kind}, ${s.agent}, ${s.now}, ${s.now}, ${s.freshUntil}, ${s.endsAt})
    returning id`.execute(tx)
  return idIn(rows)
}

/** Adds a token to a session. An existing one stays: two concurrent renewals derive the same token. */
export const insertToken = async (
  tx: Db,
  token: { sessionId: number; kind: TokenKind; hash: Buffer; endsAt: Date },
): Promise<void> => {
  await sql`
    insert into identity.token (hash, session_id, kind, ends_at)
    values (${token.hash}, ${token.sessionId}, ${token.kind}, ${token.endsAt})
    on conflict (hash) do nothing`.execute(tx)
}

/** Extends a session; its cookie's end moves with it. */
export const renewSession = async (
  tx: Db,
  sessionId: number,
  { now, freshUntil, endsAt }: Pick<NewSession, 'now' | 'freshUntil' | 'endsAt'>,
): Promise<void> => {
  await sql`
    with renewed as (
      update identity.session set used_at = ${now}, fresh_until = ${freshUntil}, ends_at = ${endsAt}
      where id = ${sessionId} returning id)
    update identity.token t set ends_at = ${endsAt} from renewed
    where t.session_id = renewed.id and t.kind = 'cookie'`.execute(tx)
}

/** Marks a refresh token as used; returns when it was first used. */
export const spendToken = async (tx: Db, hash: Buffer, now: Date): Promise<Date | undefined> => {
  const { rows } = await sql<{ spent_at: Date }>`
    update identity.token set spent_at = coalesce(spent_at, ${now}) where hash = ${hash}
    returning spent_at`.execute(tx)
  return rows[0]?.spent_at
}

/** Ends one session with all its tokens. */
export const deleteSession = async (tx: Db, sessionId: number): Promise<void> => {
  await sql`delete from identity.session where id = ${sessionId}`.execute(tx)
}

/** Ends a session of this member; false if there is none with this id. */
export const deleteMemberSession = async (tx: Db, memberId: number, sessionId: number): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from identity.session where id = ${sessionId} and member_id = ${memberId}`.execute(tx)
  return numAffectedRows > 0n
}

/** A session as its member sees it. */
export type ListedSession = Pick<Row<'identity.session'>, 'id' | 'kind' | 'agent' | 'began_at' | 'used_at'>

/** A member's sessions that have not ended, the most recently used first. */
export const listMemberSessions = async (db: Db, memberId: number, now: Date): Promise<ListedSession[]> => {
  const { rows } = await sql<ListedSession>`
    select id, kind, agent, began_at, used_at from identity.session
    where member_id = ${memberId} and ends_at > ${now} order by used_at desc, id desc`.execute(db)
  return rows
}

/** Ends a member's sessions, except the one named; returns how many. */
export const deleteMemberSessions = async (tx: Db, memberId: number, butFor?: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    with locked as (
      select id from identity.session
      where member_id = ${memberId} and id is distinct from ${butFor ?? null}::int order by id for update)
    delete from identity.session s using locked where s.id = locked.id`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes ended sessions and tokens, except locked ones; returns how many sessions. */
export const deleteEnded = async (tx: Db, now: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from identity.session where id in (
      select id from identity.session where ends_at <= ${now} for update skip locked)`.execute(tx)
  await sql`
    delete from identity.token where hash in (
      select hash from identity.token where ends_at <= ${now} for update skip locked)`.execute(tx)
  return Number(numAffectedRows)
}
