import { createHmac, hkdfSync } from 'node:crypto'
import { timingSafeEquals } from '../timing-safe-equal.ts'

/** In seconds. */
export const LIFETIME = { access: 60 * 60, refresh: 30 * 24 * 60 * 60 } as const

type Kind = keyof typeof LIFETIME

/** Signs and verifies the public tokens of one kind. */
export interface PublicToken {
  /** A token valid from `now` for LIFETIME: `public-KIND.EXPIRY.SIGNATURE`, the expiry in seconds since 1970. */
  sign(now: Date): string
  /** Whether a token was signed with the same key, is of this kind, and has not expired. */
  holds(token: string, now: Date): boolean
}

/**
 * The tokens of one kind. They carry all their data and nothing is stored, so another `key` invalidates them all. Each
 * kind is signed with its own secret, derived from `key` (HKDF, HMAC-SHA256).
 */
export const publicToken = (kind: Kind, key: string): PublicToken => {
  const secret = Buffer.from(hkdfSync('sha256', key, '', `pasok public ${kind} token`, 32))
  const signExpiry = (expiry: string): string => {
    const payload = `public-${kind}.${expiry}`
    return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`
  }
  return {
    sign: (now) => signExpiry(String(Math.floor(now.getTime() / 1000) + LIFETIME[kind])),
    holds: (token, now) => {
      const expiry = token.split('.', 2)[1] ?? ''
      return timingSafeEquals(token, signExpiry(expiry)) && now.getTime() < Number(expiry) * 1000
    },
  }
}
