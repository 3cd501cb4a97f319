import type { Db } from '../../platform/index.ts'
import { limitedCode, type LoginLimits } from '../sessions/limited-login.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { findStaff, useTotpStep, type StaffCredentials } from './staff.store.ts'
import { totpStep } from './totp.ts'

interface Parts extends Pick<LoginLimits, 'limits'> {
  readonly db: Db
  readonly passwords: Passwords
  readonly now: () => Date
}

interface Given {
  readonly login: string
  readonly password: string
  readonly code?: string | undefined
}

/** Somebody of staff by address and password. Somebody unknown takes as long to refuse as a wrong password. */
export const passesPassword = async (
  { db, passwords }: Pick<Parts, 'db' | 'passwords'>,
  login: string,
  password: string,
): Promise<StaffCredentials | undefined> => {
  const row = await findStaff(db, login)
  return (await passwords.isRight(row?.password_hash, password)) ? row : undefined
}

/**
 * Who of staff logs in; undefined where address, password or code are wrong, `code_required` where the first two are
 * right and the app's code is missing, the seconds to wait where too many codes were wrong. A code is used up by the
 * login.
 */
export const logInStaff = async (
  parts: Parts,
  { login, password, code }: Given,
): Promise<StaffCredentials | 'code_required' | { readonly wait: number } | undefined> => {
  const { db, limits, now } = parts
  const row = await passesPassword(parts, login, password)
  const secret = row?.totp_secret
  if (!row || secret == null) return row
  if (code === undefined) return 'code_required'
  const tried = await limitedCode({ limits }, row.email, async () => {
    const step = totpStep(secret, code, now())
    return step !== undefined && (await useTotpStep(db, row.id, step)) ? row : undefined
  })
  return 'wait' in tried ? tried : tried.found
}
