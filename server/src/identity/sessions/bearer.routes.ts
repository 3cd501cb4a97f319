import { identity } from '@pasok/contract/endpoints'
import type { MiddlewareHandler } from 'hono'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { writeProblem } from '../../platform/http/problem.ts'
import { parseBearer } from './bearer.ts'
import { isReading } from './same-origin.ts'
import type { PublicAccess } from '../public/public-access.ts'
import { sessionCookieIn } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'
import { setViewer } from '../../kernel/index.ts'

interface BearerParts {
  readonly publicAccess: PublicAccess
  readonly sessions: Pick<Sessions, 'ofAccessToken'>
  readonly now: () => Date
}

/**
 * Resolves a request's bearer token, on every path below `base`. A public token reads what a guest reads and changes
 * nothing (403); a member's token stands for the member; an invalid one is refused (401) rather than ignored, so that
 * its client requests another. The token endpoints ignore the header, because a client may send an old token. They are
 * only for programs: requests with a session cookie, from wherever, are refused (403), so that no script in a page gets
 * a token.
 */
export const bearerGate = (
  base: `/${string}`,
  { publicAccess, sessions, now }: BearerParts,
): MiddlewareHandler<Http> => {
  const giving = new Set([identity.giveTokens, identity.refreshTokens].map(({ path }) => base + path))
  return async (c, next) => {
    const token = parseBearer(c.req.header('authorization'))
    const { method, path } = c.req
    if (giving.has(path)) {
      const isBrowser = sessionCookieIn(c.req.header('cookie')) !== undefined
      return isBrowser ? writeProblem(c, 403, 'not_for_browsers') : next()
    }
    if (token === undefined) return next()
    if (publicAccess.opens(token, now())) {
      if (!isReading(method) && !path.startsWith(`${base}/auth/`)) return writeProblem(c, 403, 'read_only')
      return next()
    }
    const viewer = await sessions.ofAccessToken(token, now())
    if (!viewer) {
      return writeProblem(c, 401, 'token_invalid', { challenge: 'Bearer error="invalid_token"' })
    }
    setViewer(arrived(c), viewer)
    return next()
  }
}
