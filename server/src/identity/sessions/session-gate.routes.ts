import { identity } from '@pasok/contract/endpoints'
import type { MiddlewareHandler } from 'hono'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { isNavigation } from '../../platform/http/answer-page.ts'
import { writeProblem } from '../../platform/http/problem.ts'
import { parseBearer } from './bearer.ts'
import { isSameOrigin, isReading } from './same-origin.ts'
import { sessionCookieIn } from './session-cookie.ts'
import { isStaffPath } from '../staff/staff-gate.routes.ts'
import type { Sessions } from './sessions.ts'
import { setViewer, findViewer } from '../../kernel/index.ts'

interface GateParts {
  readonly sessions: Sessions
  /** The shop's own origin. */
  readonly origin: string
  readonly now: () => Date
}

/**
 * Resolves a request's session cookie, on every path below `base`. It ignores the cookie if there is a bearer token, or
 * if the request comes from a page of another origin: that page reads what a guest reads. Commands with a cookie are
 * accepted only from this shop's own pages, so that no other site can send one in a member's name; so are logins, which
 * could log someone into another person's account. A session due for renewal is refused, except that a link that a
 * person follows renews it, as a page does; an expired session makes a guest.
 */
export const sessionGate = (
  base: `/${string}`,
  { sessions, origin, now }: GateParts,
): MiddlewareHandler<Http> => {
  const login = base + identity.logInBrowser.path
  const renewal = base + identity.renewBrowser.path
  return async (c, next) => {
    const { method, path } = c.req
    // Staff's endpoints have their own gate, which ignores members' sessions.
    if (isStaffPath(base, path) || parseBearer(c.req.header('authorization')) !== undefined) return next()
    const cookie = sessionCookieIn(c.req.header('cookie'))
    const sender = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
    if (!isReading(method) && (cookie !== undefined || path === login)) {
      if (!isSameOrigin(sender, origin)) return writeProblem(c, 403, 'cross_site')
    } else if (sender.origin !== undefined && !isSameOrigin(sender, origin)) return next()
    if (cookie === undefined || findViewer(arrived(c))) return next()
    const session = await sessions.ofCookie(cookie, now())
    if (!session) return next()
    if (session.isStale && path !== renewal) {
      const isEnding = method === 'DELETE' && path === base + identity.logOut.path
      if (isNavigation(c)) await sessions.renew(session.id, now())
      else if (!isEnding) return writeProblem(c, 401, 'session_stale')
    }
    setViewer(arrived(c), session.viewer)
    return next()
  }
}
