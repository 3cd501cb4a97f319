import type { Db } from '../../platform/index.ts'
import { findCredentials } from '../member.store.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { findNewestRegistration } from '../registration.store.ts'
import type { Holder } from './session.store.ts'

interface Parts {
  readonly db: Db
  readonly passwords: Passwords
}

/** A person whose address and password were right. */
export interface Proven {
  readonly holder: Holder
  /** The hash that the password was compared with. */
  readonly passwordHash: string | null
}

/**
 * Finds the holder of an address and password: a member, whatever the company's status, or else the newest waiting
 * registration with this address. It always compares two hashes, so that the time reveals neither who has an account
 * nor who signed up.
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
