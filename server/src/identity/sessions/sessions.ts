import type { Profile, Tokens } from '@pasok/contract'
import { inTransaction, type Db } from '../../platform/index.ts'
import { LIFETIME } from '../public/public-token.ts'
import { toProfile } from '../profile/profile.ts'
import { storedAgent } from './device.ts'
import { hashToken, newToken, deriveSuccessor } from '../secret-token.ts'
import {
  deleteSession,
  findSession,
  insertSession,
  insertToken,
  lockSession,
  renewSession,
  spendToken,
  type Holder,
  type SessionRow,
} from './session.store.ts'
import type { Viewer } from '../../kernel/index.ts'
import { toViewer } from './viewer.ts'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS
/** A browser's session is renewed in place when it is older. */
const FRESH_MS = 15 * 60 * SECOND_MS
/** A session ends after this time without use. */
const IDLE_MS = 30 * DAY_MS
/** For this long, a used refresh token gives the same successor again: to a second tab, or after a lost response. */
const GRACE_MS = 30 * SECOND_MS

/** A session that was found. */
export interface OpenSession {
  readonly id: number
  readonly viewer: Viewer
  /** The member's own profile; undefined for a registration that waits for its link. */
  readonly profile?: Profile | undefined
  /** Whether a browser's session is due for renewal: a page renews it in place; API requests are refused until then. */
  readonly isStale: boolean
}

/** Begins, finds and renews sessions. Callers pass the time. */
export interface Sessions {
  /** Begins a browser's session; returns the cookie's value. */
  beginInBrowser(tx: Db, holder: Holder, agent: string, now: Date): Promise<string>
  /** Begins a program's session; returns the tokens. */
  beginWithTokens(tx: Db, holder: Holder, agent: string, now: Date): Promise<Tokens>
  /** The session of a cookie; undefined if the cookie is not valid. */
  ofCookie(cookie: string, now: Date): Promise<OpenSession | undefined>
  /** The holder of an access token; undefined if the token is not valid. */
  ofAccessToken(token: string, now: Date): Promise<Viewer | undefined>
  /** Renews a browser's session in place. The cookie stays the same, so that several tabs can renew at once. */
  renew(sessionId: number, now: Date): Promise<void>
  /**
   * New tokens for a refresh token. A used one gives the same successor for thirty seconds; used later it counts as
   * stolen, and the session ends. Undefined for an invalid token.
   */
  refresh(token: string, now: Date): Promise<Tokens | undefined>
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** The sessions of this database; `secret` derives the successors of tokens. */
export const openSessions = (db: Db, secret: string): Sessions => {
  const begin = async (tx: Db, holder: Holder, kind: 'browser' | 'bearer', agent: string, now: Date) =>
    insertSession(tx, {
      holder,
      kind,
      agent: storedAgent(agent),
      now,
      freshUntil: after(now, FRESH_MS),
      endsAt: after(now, IDLE_MS),
    })

  const addPair = async (tx: Db, sessionId: number, access: string, refresh: string, now: Date) => {
    const accessEnd = after(now, LIFETIME.access * SECOND_MS)
    await insertToken(tx, { sessionId, kind: 'access', hash: hashToken(access), endsAt: accessEnd })
    await insertToken(tx, {
      sessionId,
      kind: 'refresh',
      hash: hashToken(refresh),
      endsAt: after(now, IDLE_MS),
    })
    return pair(access, refresh)
  }

  const find = async (token: string, kind: 'cookie' | 'access', now: Date): Promise<SessionRow | undefined> =>
    isToken(token) ? findSession(db, hashToken(token), kind, now) : undefined

  return {
    beginInBrowser: async (tx, holder, agent, now) => {
      const cookie = newToken()
      const sessionId = await begin(tx, holder, 'browser', agent, now)
      const endsAt = after(now, IDLE_MS)
      await insertToken(tx, { sessionId, kind: 'cookie', hash: hashToken(cookie), endsAt })
      return cookie
    },

    beginWithTokens: async (tx, holder, agent, now) =>
      addPair(tx, await begin(tx, holder, 'bearer', agent, now), newToken(), newToken(), now),

    ofCookie: async (cookie, now) => {
      const row = await find(cookie, 'cookie', now)
      return (
        row && {
          id: row.session_id,
          viewer: toViewer(row),
          profile: row.registration_id === null ? toProfile(row) : undefined,
          isStale: row.fresh_until <= now,
        }
      )
    },

    ofAccessToken: async (token, now) => {
      const row = await find(token, 'access', now)
      return row && toViewer(row)
    },

    renew: (sessionId, now) =>
      renewSession(db, sessionId, { now, freshUntil: after(now, FRESH_MS), endsAt: after(now, IDLE_MS) }),

    refresh: async (token, now) => {
      if (!isToken(token)) return undefined
      const hash = hashToken(token)
      return inTransaction(db, async (tx) => {
        // The first request spends the token; the others wait here and learn when that was.
        const row = await lockSession(tx, hash, 'refresh', now)
        if (!row) return undefined
        const spentAt = await spendToken(tx, hash, now)
        if (spentAt === undefined) return undefined
        if (now.getTime() - spentAt.getTime() > GRACE_MS) {
          await deleteSession(tx, row.session_id)
          return undefined
        }
        await renewSession(tx, row.session_id, {
          now,
          freshUntil: after(now, FRESH_MS),
          endsAt: after(now, IDLE_MS),
        })
        const access = deriveSuccessor(token, 'access', secret)
        return addPair(tx, row.session_id, access, deriveSuccessor(token, 'refresh', secret), spentAt)
      })
    },
  }
}

/** 43 characters of base64url; anything else is not looked up. */
const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

const pair = (access: string, refresh: string): Tokens => ({
  access_token: access,
  refresh_token: refresh,
  token_type: 'Bearer',
  expires_in: LIFETIME.access,
})
