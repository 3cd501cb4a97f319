import type { Db } from '../../platform/index.ts'
import { limitedCode, type LoginLimits, type TooManyAttempts } from '../sessions/limited-login.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { hashRecoveryCode, isRecoveryCode } from './recovery-codes.ts'
import { findStaff, useRecoveryHash, useTotpStep, type StaffCredentials } from './staff.store.ts'
import { totpStep } from './totp.ts'

interface Parts extends Pick<LoginLimits, 'limits'> {
  readonly db: Db
  readonly passwords: Passwords
  readonly now: () => Date
}

interface LoginForm {
  readonly login: string
  readonly password: string
  readonly code?: string | undefined
}

/** The staff account of an address and password. An unknown address takes as long as a wrong password. */
export const passesPassword = async (
  { db, passwords }: Pick<Parts, 'db' | 'passwords'>,
  login: string,
  password: string,
): Promise<StaffCredentials | undefined> => {
  const row = await findStaff(db, login)
  return (await passwords.isRight(row?.password_hash, password)) ? row : undefined
}

/**
 * Finds the staff account of a login; undefined if address, password or code are wrong, `code_required` if only the
 * authenticator's code is missing. A login uses up its code; a recovery code stands in for the authenticator's once.
 */
export const logInStaff = async (
  parts: Parts,
  { login, password, code }: LoginForm,
): Promise<StaffCredentials | { readonly error: 'code_required' } | TooManyAttempts | undefined> => {
  const { db, limits, now } = parts
  const row = await passesPassword(parts, login, password)
  const secret = row?.totp_secret
  if (!row || secret == null) return row
  if (code === undefined) return { error: 'code_required' }
  const tried = await limitedCode({ limits }, row.email, async () => {
    if (isRecoveryCode(code))
      return (await useRecoveryHash(db, row.id, hashRecoveryCode(code))) ? row : undefined
    const step = totpStep(secret, code, now())
    return step !== undefined && (await useTotpStep(db, row.id, step)) ? row : undefined
  })
  return 'error' in tried ? tried : tried.found
}
