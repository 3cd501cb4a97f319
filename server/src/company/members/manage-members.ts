import type { Role } from '@pasok/contract'
import {
  dropAvatar,
  endMembership,
  findColleague,
  lockOwners,
  updateRole,
  type ColleagueRow,
} from '../../identity/index.ts'
import { inTransaction, type Db, type Storage } from '../../platform/index.ts'
import { recordCompanyAction, type Act } from '../record-company-action.ts'

/** Why a member was not changed. */
export interface MemberUnchanged {
  readonly error: 'not_allowed' | 'not_found' | 'last_owner'
}

/**
 * Finds the member to change, and locks the company's owners. Refuses a caller who is no longer an owner, and the removal of the
 * last owner.
 */
const lockColleague = async (
  tx: Db,
  { scope }: Act,
  id: number,
  staysOwner: boolean,
): Promise<ColleagueRow | MemberUnchanged> => {
  const owners = await lockOwners(tx, scope.companyId)
  if (!owners.includes(scope.memberId)) return { error: 'not_allowed' }
  const colleague = await findColleague(tx, scope.companyId, id)
  if (!colleague) return { error: 'not_found' }
  const isLast = owners.length === 1 && owners[0] === id
  return isLast && !staysOwner ? { error: 'last_owner' } : colleague
}

/** Gives a member another role, from their next request on. */
export const setRole = async (
  db: Db,
  act: Act,
  { id, role }: { readonly id: number; readonly role: Role },
): Promise<ColleagueRow | MemberUnchanged> =>
  inTransaction(db, async (tx) => {
    const before = await lockColleague(tx, act, id, role === 'owner')
    if ('error' in before || before.role === role) return before
    await updateRole(tx, id, role)
    await recordCompanyAction(tx, act, 'set-role', { member: id, from: before.role, to: role })
    return { ...before, role }
  })

/** Removes a member, with their sessions and picture. */
export const remove = async (
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  act: Act,
  id: number,
): Promise<'removed' | MemberUnchanged> => {
  const left = await inTransaction(db, async (tx) => {
    const before = await lockColleague(tx, act, id, false)
    if ('error' in before) return before
    const avatar = await endMembership(tx, id, act.now)
    await recordCompanyAction(tx, act, 'remove-member', { member: id, role: before.role })
    return { avatar }
  })
  if ('error' in left) return left
  await dropAvatar(storage, left.avatar)
  return 'removed'
}
