import type { ActorNames } from '../kernel/index.ts'
import type { Actor, Db, NoticeReader } from '../platform/index.ts'
import { findMembers, listColleagues } from './profile/colleagues.store.ts'
import { staffNames } from './staff/staff.store.ts'

/** A member as the recipient of an e-mail; empty if they left the company. */
export const memberReaders = async (db: Db, memberId: number): Promise<NoticeReader[]> => {
  const member = (await findMembers(db, [memberId])).get(memberId)
  return member?.email ? [{ ...member, email: member.email }] : []
}

/** The owners of a company's account as recipients of an e-mail. */
export const ownerReaders = async (db: Db, companyId: number): Promise<NoticeReader[]> => {
  const owners = (await listColleagues(db, companyId)).filter(({ role }) => role === 'owner')
  const members = await findMembers(
    db,
    owners.map(({ id }) => id),
  )
  return [...members.values()].flatMap((one) => (one.email === null ? [] : [{ ...one, email: one.email }]))
}

/** The names of the actors of a record's history. */
export const actorNames = async (
  db: Db,
  rows: readonly { readonly actor: Actor['kind']; readonly actor_id: number | null }[],
): Promise<ActorNames> => {
  const collectIds = (actor: Actor['kind']) =>
    rows.flatMap((row) => (row.actor === actor && row.actor_id !== null ? row.actor_id : []))
  const [members, staff] = await Promise.all([
    findMembers(db, collectIds('member')),
    staffNames(db, collectIds('staff')),
  ])
  return { member: new Map([...members].map(([id, { name }]) => [id, name])), staff }
}
