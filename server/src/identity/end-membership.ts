import type { Db } from '../platform/index.ts'
import { exchangeAvatar } from './profile/avatar.store.ts'
import { markRemoved } from './profile/colleagues.store.ts'
import { deleteMemberResets } from './passwords/password-reset.store.ts'
import { deleteMemberSessions } from './sessions/session.store.ts'

/**
 * Ends a membership with its sessions, links and password. Returns the name of the member's picture, which the caller
 * deletes after the transaction.
 */
export const endMembership = async (tx: Db, memberId: number, now: Date): Promise<string | null> => {
  const avatar = await exchangeAvatar(tx, memberId, null)
  await markRemoved(tx, memberId, now)
  await deleteMemberSessions(tx, memberId)
  await deleteMemberResets(tx, memberId)
  return avatar
}
