import { identity, type Tokens } from '@pasok/contract'
import type { Context } from 'hono'
import { answer, refuse, serve, type App } from '../platform/http.ts'
import { clientOf, type Db } from '../platform/index.ts'
import { arrived, type Http } from '../platform/request-context.ts'
import { tooMany } from '../platform/too-often.ts'
import { bearerOf } from './bearer.ts'
import { limitedLogin, type LoginLimits } from './limited-login.ts'
import { findByPassword } from './log-in.ts'
import { findProfile } from './member.store.ts'
import { profileOf } from './profile.ts'
import type { PublicAccess } from './public-access.ts'
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts'
import { deleteSession } from './session.store.ts'
import type { Sessions } from './sessions.ts'
import { viewerOf } from './viewer-of.ts'
import type { Viewer } from './viewer.ts'

export interface IdentityParts extends LoginLimits {
  readonly db: Db
  readonly access: PublicAccess
  readonly sessions: Sessions
  /** The shop's own address. */
  readonly origin: string
  readonly now: () => Date
}

/** Mounts what logs people in and out, and their own profile. */
export const identityRoutes = (app: App, parts: IdentityParts): void => {
  const { db, access, sessions, known, origin, now } = parts
  serve(app, identity.giveTokens, async ({ body }, c) => {
    const client = clientOf(arrived(c))
    const tried = await limitedLogin(parts, 'member', body.login, client, async () => {
      const tokens = access.logIn(body.login, body.password, now())
      return tokens ?? findByPassword(db, body.login, body.password)
    })
    if ('wait' in tried) return tooMany(tried.wait)
    if (tried.found === undefined) return refuse(401, 'login_failed')
    if (typeof tried.found === 'object') return given(c, tried.found)
    return given(c, await sessions.beginWithTokens(db, tried.found, agentOf(c), now()))
  })

  serve(app, identity.refreshTokens, async (_, c) => {
    const token = bearerOf(c.req.header('authorization')) ?? ''
    const tokens = access.refresh(token, now()) ?? (await sessions.refresh(token, now()))
    return tokens ? given(c, tokens) : refuse(401, 'session_expired')
  })

  serve(app, identity.logInBrowser, async ({ body }, c) => {
    c.header('cache-control', 'no-store')
    const client = clientOf(arrived(c))
    const tried = await limitedLogin(parts, 'member', body.login, client, async () => {
      const member = await findByPassword(db, body.login, body.password)
      return member === undefined ? undefined : findProfile(db, member)
    })
    if ('wait' in tried) return tooMany(tried.wait)
    const row = tried.found
    if (!row) return refuse(401, 'login_failed')
    // Whoever used this browser before is logged out by it.
    const before = memberOf(viewerOf(c))
    const cookie = await db.transaction().execute(async (tx) => {
      if (before) await deleteSession(tx, before.sessionId)
      return sessions.beginInBrowser(tx, row.id, agentOf(c), now())
    })
    c.header('set-cookie', setSessionCookie(cookie, origin))
    c.header('set-cookie', known.remember(client.known, body.login, origin), { append: true })
    return profile(row)
  })

  serve(app, identity.renewBrowser, async (_, c) => {
    c.header('cache-control', 'no-store')
    const member = memberOf(viewerOf(c))
    const row = member && (await findProfile(db, member.memberId))
    if (!row) {
      c.header('set-cookie', clearSessionCookie(origin))
      return refuse(401, 'session_expired')
    }
    await sessions.renew(member.sessionId, now())
    return profile(row)
  })

  serve(app, identity.logOut, async (_, c) => {
    c.header('cache-control', 'no-store')
    const member = memberOf(viewerOf(c))
    if (member) await deleteSession(db, member.sessionId)
    c.header('set-cookie', clearSessionCookie(origin))
    return answer(200, { status: 'OK', data: {} } as const)
  })

  serve(app, identity.showProfile, async (_, c) => {
    const member = memberOf(viewerOf(c))
    const row = member && (await findProfile(db, member.memberId))
    return row ? profile(row) : refuse(401, 'login_required')
  })
}

const memberOf = (viewer: Viewer) =>
  viewer.kind === 'guest' ? undefined : viewer.kind === 'member' ? viewer.scope : viewer.member

const profile = (row: Parameters<typeof profileOf>[0]) =>
  answer(200, { status: 'OK', data: { record: profileOf(row) } } as const)

/** What the browser or program calls itself. */
const agentOf = (c: Context<Http>): string => c.req.header('user-agent') ?? ''

const given = (c: Context<Http>, data: Tokens) => {
  c.header('cache-control', 'no-store')
  return answer(200, { status: 'OK', data } as const)
}
