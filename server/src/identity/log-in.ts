import type { Db } from '../platform/index.ts'
import { findCredentials } from './member.store.ts'
import { isPassword } from './passwords.ts'

/**
 * The member whose address and password these are, whatever became of the registration. Somebody unknown takes as long
 * to refuse as a wrong password.
 */
export const findByPassword = async (
  db: Db,
  login: string,
  password: string,
): Promise<number | undefined> => {
  const member = await findCredentials(db, login)
  return (await isPassword(member?.password_hash, password)) ? member?.id : undefined
}
