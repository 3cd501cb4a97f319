import type { Tokens } from '@pasok/contract'
import { timingSafeEquals } from '../timing-safe-equal.ts'
import { LIFETIME, publicToken } from './public-token.ts'

/** The account of a program that reads the shop as guests do. */
export interface ApplicationAccount {
  readonly login: string
  /** Its password, and what its tokens are signed with. */
  readonly key: string
}

/** Who may read with a public token. */
export interface PublicAccess {
  /** Tokens for the account's login and key; undefined for any other. */
  logIn(login: string, password: string, now: Date): Tokens | undefined
  /** New tokens for a refresh token; undefined for anything else. The former ones hold until they end. */
  refresh(token: string, now: Date): Tokens | undefined
  /** Whether this is an access token. */
  opens(token: string, now: Date): boolean
}

/** The doors of this account. Without one there is no public token, and guests read without. */
export const publicAccess = (account: ApplicationAccount | undefined): PublicAccess => {
  if (!account) return { logIn: () => undefined, refresh: () => undefined, opens: () => false }
  const access = publicToken('access', account.key)
  const refresh = publicToken('refresh', account.key)
  const pair = (now: Date): Tokens => ({
    access_token: access.sign(now),
    refresh_token: refresh.sign(now),
    token_type: 'Bearer',
    expires_in: LIFETIME.access,
  })
  return {
    logIn: (login, password, now) => {
      // Both are compared always, or the time would tell which of them is wrong.
      const right = [timingSafeEquals(login, account.login), timingSafeEquals(password, account.key)]
      return right.every(Boolean) ? pair(now) : undefined
    },
    refresh: (token, now) => (refresh.holds(token, now) ? pair(now) : undefined),
    opens: access.holds,
  }
}
