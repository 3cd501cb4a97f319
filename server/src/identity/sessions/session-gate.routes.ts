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
import { handOver, handedOver } from '../../kernel/index.ts'

interface GateParts {
  readonly sessions: Sessions
  /** The shop's own address. */
  readonly origin: string
  readonly now: () => Date
}

/**
 * Says who carries a request's cookie, on every call below `base`. A bearer goes before a cookie, which is then not
 * looked at; nor is one that comes from a page of another origin: that page may read what a guest reads. A command
 * that comes with a cookie is taken from this shop's own pages only, so that no other site can send it in a member's
 * name; so is a login, which could log somebody into another's account. A session past its time is refused until it is
 * renewed, except that a link a person follows renews it as a page does; one that has ended makes a guest.
 */
export const sessionGate = (
  base: `/${string}`,
  { sessions, origin, now }: GateParts,
): MiddlewareHandler<Http> => {
  const login = base + identity.logInBrowser.path
  const renewal = base + identity.renewBrowser.path
  return async (c, next) => {
    const { method, path } = c.req
    // Staff have a gate of their own, to which a member's session is nothing.
    if (isStaffPath(base, path) || parseBearer(c.req.header('authorization')) !== undefined) return next()
    const cookie = sessionCookieIn(c.req.header('cookie'))
    const sender = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
    if (!isReading(method) && (cookie !== undefined || path === login)) {
      if (!isSameOrigin(sender, origin)) return writeProblem(c, 403, 'cross_site')
    } else if (sender.origin !== undefined && !isSameOrigin(sender, origin)) return next()
    if (cookie === undefined || handedOver(arrived(c))) return next()
    const session = await sessions.ofCookie(cookie, now())
    if (!session) return next()
    if (session.isStale && path !== renewal) {
      const isEnding = method === 'DELETE' && path === base + identity.logOut.path
      if (isNavigation(c)) await sessions.renew(session.id, now())
      else if (!isEnding) return writeProblem(c, 401, 'session_stale')
    }
    handOver(arrived(c), session.viewer)
    return next()
  }
}
