import type { Db } from '../platform/index.ts'
import { exchangeAvatar } from './profile/avatar.store.ts'
import { markRemoved } from './profile/colleagues.store.ts'
import { deleteMemberResets } from './passwords/password-reset.store.ts'
import { deleteMemberSessions } from './sessions/session.store.ts'

/**
 * Takes a member out of their company: nothing opens with their sessions, links or password any more. Returns the name of
 * their picture, which is to be dropped once that is so.
 */
export const endMembership = async (tx: Db, memberId: number, now: Date): Promise<string | null> => {
  const avatar = await exchangeAvatar(tx, memberId, null)
  await markRemoved(tx, memberId, now)
  await deleteMemberSessions(tx, memberId)
  await deleteMemberResets(tx, memberId)
  return avatar
}
