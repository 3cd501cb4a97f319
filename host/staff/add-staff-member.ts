import { LONGEST_CREDENTIAL, LONGEST_EMAIL, staffRoles } from '@pasok/contract'
import { identity, requestId, type Database } from '@pasok/server'
import { readPassword } from '../environment/read-password.ts'
import { UnusableOptions } from '../user-facing-error.ts'

const SHORTEST_PASSWORD = 12
const LONGEST_NAME = 200

const isRole = (role: string): role is (typeof staffRoles)[number] =>
  (staffRoles as readonly string[]).includes(role)

interface Typed {
  readonly email: string
  readonly name: string
  readonly role: readonly string[]
  readonly language: string
}

/** The same, checked. Throws UnusableOptions. */
const checked = ({ email, name, role, language }: Typed) => {
  const roles = role.filter(isRole)
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > LONGEST_EMAIL)
    throw new UnusableOptions(`${email} is no address.`)
  if (name.trim() === '' || name.length > LONGEST_NAME) throw new UnusableOptions('Give a --name.')
  if (roles.length === 0 || roles.length < role.length)
    throw new UnusableOptions(`Give a --role: ${staffRoles.join(', ')}.`)
  if (language !== 'en' && language !== 'id') throw new UnusableOptions('A --language is en or id.')
  return { email, name: name.trim(), roles, language } as const
}

/** Does work on the shop's database. */
type OnDatabase = (work: (db: Database['db']) => Promise<boolean>) => Promise<boolean>

/**
 * Adds somebody of the supplier by a password that is typed or piped in; false where the address is somebody's already.
 * The database is opened last. Throws UnusableOptions.
 */
export const addStaffMember = async (
  onDatabase: OnDatabase,
  typed: Typed,
  isPiped: boolean,
): Promise<boolean> => {
  const person = checked(typed)
  const password = await readPassword(isPiped)
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_CREDENTIAL)
    throw new UnusableOptions(`A password has ${SHORTEST_PASSWORD} to ${LONGEST_CREDENTIAL} characters.`)
  const passwordHash = await identity.openPasswords().hash(password)
  return onDatabase((db) => identity.addStaff(db, { ...person, passwordHash, now: new Date() }, requestId()))
}
