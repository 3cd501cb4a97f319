import type { Db } from '../platform/index.ts'
import { exchangeAvatar } from './profile/avatar.store.ts'
import { markRemoved } from './profile/colleagues.store.ts'
import { deleteResetsOf } from './passwords/password-reset.store.ts'
import { deleteSessionsOf } from './sessions/session.store.ts'

/**
 * Takes a member out of their company: nothing opens with their sessions, links or password any more. Returns the name of
 * their picture, which is to be dropped once that is so.
 */
export const endMembership = async (tx: Db, memberId: number, now: Date): Promise<string | null> => {
  const avatar = await exchangeAvatar(tx, memberId, null)
  await markRemoved(tx, memberId, now)
  await deleteSessionsOf(tx, memberId)
  await deleteResetsOf(tx, memberId)
  return avatar
}
