import { createHmac, randomBytes } from 'node:crypto'
import type { Realm } from './counted-account.ts'
import { timingSafeEquals } from '../timing-safe-equal.ts'
import { normalEmail } from '../member.store.ts'
import { cookieIn } from './session-cookie.ts'

/** The cookie of a browser that has logged in: an id, and a signature for each of its last accounts, without names. */
const KNOWN_COOKIE = 'pasok_known'
const MOST_ACCOUNTS = 5
const YEAR_SECONDS = 365 * 24 * 60 * 60
const FORM = /^[\w-]{22}(\.[\w-]{43}){1,5}$/

/** The value of that cookie in a `Cookie` header. */
export const trustedCookieIn = (header: string | undefined): string | undefined =>
  cookieIn(header, KNOWN_COOKIE)

/** Recognises browsers that have logged in, by a cookie signed with `secret`. */
export interface TrustedBrowsers {
  /** The browser's id if it has logged in to this account; a member's and a staff account with one address are two. */
  idFor(cookie: string | undefined, realm: Realm, login: string): string | undefined
  /** The `Set-Cookie` header after a login. */
  remember(cookie: string | undefined, realm: Realm, login: string, origin: string): string
}

export const trustedBrowsers = (secret: string): TrustedBrowsers => {
  const signature = (id: string, realm: Realm, login: string): string =>
    createHmac('sha256', secret)
      .update(`known:${realm}:${id}:${normalEmail(login)}`)
      .digest('base64url')
  const splitCookie = (cookie: string | undefined): [id: string, ...signatures: string[]] | undefined =>
    cookie !== undefined && FORM.test(cookie) ? (cookie.split('.') as [string, ...string[]]) : undefined
  return {
    idFor: (cookie, realm, login) => {
      const [id, ...signatures] = splitCookie(cookie) ?? []
      if (id === undefined) return undefined
      const own = signature(id, realm, login)
      return signatures.some((one) => timingSafeEquals(one, own)) ? id : undefined
    },
    remember: (cookie, realm, login, origin) => {
      const [id = randomBytes(16).toString('base64url'), ...signatures] = splitCookie(cookie) ?? []
      const own = signature(id, realm, login)
      const all = [own, ...signatures.filter((one) => one !== own)].slice(0, MOST_ACCOUNTS)
      const value = [id, ...all].join('.')
      return `${KNOWN_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${origin.startsWith('https:') ? '; Secure' : ''}`
    },
  }
}
