import { createHash } from 'node:crypto'
import { normalEmail } from './member.store.ts'

/** An account as tries are counted: by a hash, since a login may be as long as somebody likes, and a count needs no address. */
export const countedAccount = (door: 'member' | 'staff', login: string): string =>
  createHash('sha256')
    .update(`${door}:${normalEmail(login)}`)
    .digest('base64url')
