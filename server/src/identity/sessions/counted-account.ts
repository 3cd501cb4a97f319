import { createHash } from 'node:crypto'
import { normalEmail } from '../member.store.ts'

/** Whose login it is: one address may be a member's and staff's. */
export type Realm = 'member' | 'staff'

/** An account as tries are counted: by a hash, since a login may be as long as somebody likes, and a count needs no address. */
export const countedAccount = (realm: Realm, login: string): string =>
  createHash('sha256')
    .update(`${realm}:${normalEmail(login)}`)
    .digest('base64url')
