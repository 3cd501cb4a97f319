import type { Db } from '../../platform/index.ts'
import { findCredentials } from '../member.store.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { findNewestRegistration } from '../registration.store.ts'
import type { Holder } from './session.store.ts'

interface Parts {
  readonly db: Db
  readonly passwords: Passwords
}

/** Somebody whose address and password were right. */
export interface Proven {
  readonly holder: Holder
  /** The hash that the password was compared with. */
  readonly passwordHash: string | null
}

/**
 * Whose address and password these are: a member's, whatever became of the company, or else those of the newest
 * registration that waits with this address. Two hashes are compared whoever asks, so that the time tells neither who
 * has an account nor who signed up.
 */
export const findByPassword = async (
  { db, passwords }: Parts,
  login: string,
  password: string,
  now: Date,
): Promise<Proven | undefined> => {
  const member = await findCredentials(db, login)
  const waiting = await findNewestRegistration(db, login, now)
  const isMembers = await passwords.isRight(member?.password_hash, password)
  const isWaitings = await passwords.isRight(waiting?.password_hash, password)
  if (isMembers && member) return { holder: member.id, passwordHash: member.password_hash }
  if (!isWaitings || !waiting) return undefined
  return { holder: { registrationId: waiting.id }, passwordHash: waiting.password_hash }
}
