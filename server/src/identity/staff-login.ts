import type { Db } from '../platform/index.ts'
import { isPassword } from './passwords.ts'
import { findStaff, useTotpStep, type StaffCredentials } from './staff.store.ts'
import { totpStep } from './totp.ts'

interface Given {
  readonly login: string
  readonly password: string
  readonly code?: string | undefined
}

/** Somebody of staff by address and password. Somebody unknown takes as long to refuse as a wrong password. */
export const passesPassword = async (
  db: Db,
  login: string,
  password: string,
): Promise<StaffCredentials | undefined> => {
  const row = await findStaff(db, login)
  return (await isPassword(row?.password_hash, password)) ? row : undefined
}

/**
 * Who of staff logs in; undefined where address, password or code are wrong, `code_required` where the first two are
 * right and the app's code is missing. A code is used up by the login.
 */
export const logInStaff = async (
  db: Db,
  { login, password, code }: Given,
  now: Date,
): Promise<StaffCredentials | 'code_required' | undefined> => {
  const row = await passesPassword(db, login, password)
  if (!row || row.totp_secret === null) return row
  if (code === undefined) return 'code_required'
  const step = totpStep(row.totp_secret, code, now)
  return step !== undefined && (await useTotpStep(db, row.id, step)) ? row : undefined
}
