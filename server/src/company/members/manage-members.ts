import type { Role } from '@pasok/contract'
import {
  dropAvatar,
  endMembership,
  findColleague,
  lockOwners,
  updateRole,
  type ColleagueRow,
} from '../../identity/index.ts'
import { inTransaction, writeAudit, type ChangeContext, type Db, type Storage } from '../../platform/index.ts'

/** Why a member was not changed. */
export interface MemberUnchanged {
  readonly error: 'not_allowed' | 'not_found' | 'last_owner'
}

/** Who changes a company's members: an owner of its account, or staff. */
export interface MembersChange extends ChangeContext {
  readonly companyId: number
}

const recordAction = (
  tx: Db,
  { companyId, who, now, requestId }: MembersChange,
  action: 'set-role' | 'remove-member',
  details: Readonly<Record<string, unknown>>,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who,
    action: `company.${action}`,
    subject: 'company',
    subjectId: companyId,
    details,
    requestId,
  })

/**
 * Finds the member to change, and locks the company's owners. Refuses a member who is no longer an owner, and the removal of the
 * last owner.
 */
const lockColleague = async (
  tx: Db,
  { companyId, who }: MembersChange,
  id: number,
  staysOwner: boolean,
): Promise<ColleagueRow | MemberUnchanged> => {
  const owners = await lockOwners(tx, companyId)
  if (who.kind === 'member' && !owners.includes(who.id)) return { error: 'not_allowed' }
  const colleague = await findColleague(tx, companyId, id)
  if (!colleague) return { error: 'not_found' }
  const isLast = owners.length === 1 && owners[0] === id
  return isLast && !staysOwner ? { error: 'last_owner' } : colleague
}

/** Gives a member another role, from their next request on. */
export const setRole = async (
  db: Db,
  by: MembersChange,
  { id, role }: { readonly id: number; readonly role: Role },
): Promise<ColleagueRow | MemberUnchanged> =>
  inTransaction(db, async (tx) => {
    const before = await lockColleague(tx, by, id, role === 'owner')
    if ('error' in before || before.role === role) return before
    await updateRole(tx, id, role)
    await recordAction(tx, by, 'set-role', { member: id, from: before.role, to: role })
    return { ...before, role }
  })

/** Removes a member, with their sessions and picture. */
export const remove = async (
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  by: MembersChange,
  id: number,
): Promise<'removed' | MemberUnchanged> => {
  const left = await inTransaction(db, async (tx) => {
    const before = await lockColleague(tx, by, id, false)
    if ('error' in before) return before
    const avatar = await endMembership(tx, id, by.now)
    await recordAction(tx, by, 'remove-member', { member: id, role: before.role })
    return { avatar }
  })
  if ('error' in left) return left
  await dropAvatar(storage, left.avatar)
  return 'removed'
}
