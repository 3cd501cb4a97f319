import type { Tokens } from '@pasok/contract'
import { timingSafeEquals } from '../timing-safe-equal.ts'
import { LIFETIME, publicToken } from './public-token.ts'

/** The account of a program that reads the shop as a guest does. */
export interface ApplicationAccount {
  readonly login: string
  /** The account's password, which also signs its tokens. */
  readonly key: string
}

/** Checks and issues public tokens. */
export interface PublicAccess {
  /** Tokens for the account's login and key; undefined for any other. */
  logIn(login: string, password: string, now: Date): Tokens | undefined
  /** New tokens for a refresh token; undefined for anything else. The former ones stay valid until they expire. */
  refresh(token: string, now: Date): Tokens | undefined
  /** Whether this is an access token. */
  opens(token: string, now: Date): boolean
}

/** The public access of this account. Without an account there are no public tokens, and guests read without one. */
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
      // Always compares both, because the time would reveal which one is wrong.
      const right = [timingSafeEquals(login, account.login), timingSafeEquals(password, account.key)]
      return right.every(Boolean) ? pair(now) : undefined
    },
    refresh: (token, now) => (refresh.holds(token, now) ? pair(now) : undefined),
    opens: access.holds,
  }
}
