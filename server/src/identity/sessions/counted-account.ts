import { createHash } from 'node:crypto'
import { normalEmail } from '../member.store.ts'

/** The realm of a login: a member and a staff account can share an address. */
export type Realm = 'member' | 'staff'

/**
 * The key under which an account's tries are counted: a hash, because logins can be of any length and a count needs no
 * address.
 */
export const countedAccount = (realm: Realm, login: string): string =>
  createHash('sha256')
    .update(`${realm}:${normalEmail(login)}`)
    .digest('base64url')
