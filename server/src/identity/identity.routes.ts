import type { Tokens } from '@pasok/contract'
import { identity } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import { clientOf, inTransaction, type Client, type Db } from '../platform/index.ts'
import { arrived, type Http } from '../platform/http/request-context.ts'
import { tooMany } from '../platform/http/too-often.ts'
import { parseBearer } from './sessions/bearer.ts'
import { limitedLogin, type LoginLimits, type TooManyAttempts } from './sessions/limited-login.ts'
import { findByPassword, type Proven } from './sessions/log-in.ts'
import { findProfile, lockPasswordHash } from './member.store.ts'
import { findRegistrationProfile, lockWaitingRegistration, recordLogin } from './registration.store.ts'
import { toProfile } from './profile/profile.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { PublicAccess } from './public/public-access.ts'
import { clearSessionCookie, setSessionCookie } from './sessions/session-cookie.ts'
import { deleteSession, type Holder } from './sessions/session.store.ts'
import type { Sessions } from './sessions/sessions.ts'
import { serve, type Viewer } from '../kernel/index.ts'

export interface IdentityParts extends LoginLimits {
  readonly db: Db
  readonly publicAccess: PublicAccess
  readonly passwords: Passwords
  readonly sessions: Sessions
  /** The shop's own origin. */
  readonly origin: string
  readonly now: () => Date
}

/** Registers the endpoints for login, logout and tokens, and for the user's own profile. */
export const identityRoutes = (app: App, parts: IdentityParts): void => {
  const { db, publicAccess, sessions, trustedBrowsers, origin, now } = parts
  serve(app, identity.giveTokens, async ({ body }, c) => {
    const publicTokens = () => publicAccess.logIn(body.login, body.password, now())
    const tried = await tryLogin(parts, body, clientOf(arrived(c)), publicTokens)
    if ('error' in tried) return tooMany(tried.wait)
    if (tried.tokens) return respondWith(tried.tokens)
    const tokens = await begun(db, tried.proven, (tx, holder) =>
      sessions.beginWithTokens(tx, holder, readUserAgent(c), now()),
    )
    return tokens ? respondWith(tokens) : refuse(401, 'login_failed')
  })

  serve(app, identity.refreshTokens, async (_, c) => {
    const token = parseBearer(c.req.header('authorization')) ?? ''
    const tokens = publicAccess.refresh(token, now()) ?? (await sessions.refresh(token, now()))
    return tokens ? respondWith(tokens) : refuse(401, 'session_expired')
  })

  serve(app, identity.logInBrowser, async ({ body, viewer }, c) => {
    const client = clientOf(arrived(c))
    const tried = await tryLogin(parts, body, client)
    if ('error' in tried) return tooMany(tried.wait)
    // It logs out the previous user of this browser.
    const before = findSessionHolder(viewer)
    const opened = await begun(db, tried.proven, async (tx, holder) => {
      const row = await findOwn(tx, holder)
      if (!row) return undefined
      if (before) await deleteSession(tx, before.sessionId)
      return { row, cookie: await sessions.beginInBrowser(tx, holder, readUserAgent(c), now()) }
    })
    if (!opened) return refuse(401, 'login_failed')
    c.header('set-cookie', setSessionCookie(opened.cookie, origin))
    // Anyone can register with another person's address, so that does not make the browser trusted.
    if (typeof tried.proven?.holder === 'number')
      c.header('set-cookie', trustedBrowsers.remember(client.known, 'member', body.login, origin), {
        append: true,
      })
    return profile(opened.row)
  })

  serve(app, identity.renewBrowser, async ({ viewer }, c) => {
    const self = findSessionHolder(viewer)
    const row = self && (await findOwn(db, self.holder))
    if (!row) {
      c.header('set-cookie', clearSessionCookie(origin))
      return refuse(401, 'session_expired')
    }
    await sessions.renew(self.sessionId, now())
    return profile(row)
  })

  serve(app, identity.logOut, async ({ viewer }, c) => {
    const self = findSessionHolder(viewer)
    if (self) await inTransaction(db, (tx) => deleteSession(tx, self.sessionId))
    c.header('set-cookie', clearSessionCookie(origin))
    return respondWith({})
  })

  serve(app, identity.showProfile, async ({ viewer }) => {
    const self = findSessionHolder(viewer)
    const row = self && (await findOwn(db, self.holder))
    return row ? profile(row) : refuse(401, 'login_required')
  })
}

/** The result of a login: public tokens, a person, or neither. */
interface Tried {
  readonly tokens?: Tokens | undefined
  readonly proven?: Proven | undefined
}

/**
 * Tries a login. The first login of a waiting registration counts as a failed one: otherwise someone who signs up with
 * a member's address could test guesses of that member's password without limit.
 */
const tryLogin = async (
  parts: IdentityParts,
  { login, password }: { readonly login: string; readonly password: string },
  client: Client,
  publicTokens: () => Tokens | undefined = () => undefined,
): Promise<Tried | TooManyAttempts> => {
  let waiting: Proven | undefined
  const tried = await limitedLogin(parts, 'member', login, client, async (): Promise<Tried | undefined> => {
    const tokens = publicTokens()
    if (tokens) return { tokens }
    const proven = await findByPassword(parts, login, password, parts.now())
    if (!proven) return undefined
    const { holder } = proven
    if (typeof holder === 'number') return { proven }
    if (!(await recordLogin(parts.db, holder.registrationId, parts.now()))) return { proven }
    waiting = proven
    return undefined
  })
  return 'error' in tried ? tried : (tried.found ?? { proven: waiting })
}

/**
 * Begins a session in a transaction; undefined if nobody logged in. Opens nothing if the password changed or the
 * registration ended while the password was checked, because that change only ended the sessions it saw.
 */
const begun = async <T>(
  db: Db,
  proven: Proven | undefined,
  begin: (tx: Db, holder: Holder) => Promise<T | undefined>,
): Promise<T | undefined> => {
  if (!proven) return undefined
  const { holder, passwordHash } = proven
  return inTransaction(db, async (tx) => {
    const holds =
      typeof holder === 'number'
        ? (await lockPasswordHash(tx, holder)) === passwordHash
        : await lockWaitingRegistration(tx, holder.registrationId)
    return holds ? begin(tx, holder) : undefined
  })
}

/** The holder of the caller's session, and the session's id; undefined for guests. */
const findSessionHolder = (viewer: Viewer): { holder: Holder; sessionId: number } | undefined => {
  if (viewer.kind === 'guest') return undefined
  if (viewer.kind === 'waiting')
    return { holder: viewer.registration, sessionId: viewer.registration.sessionId }
  const member = viewer.kind === 'member' ? viewer.scope : viewer.member
  return { holder: member.memberId, sessionId: member.sessionId }
}

const findOwn = (db: Db, holder: Holder) =>
  typeof holder === 'number' ? findProfile(db, holder) : findRegistrationProfile(db, holder.registrationId)

const profile = (row: Parameters<typeof toProfile>[0]) => respondWith({ record: toProfile(row) })

/** The user agent of a request. */
const readUserAgent = (c: Context<Http>): string => c.req.header('user-agent') ?? ''
