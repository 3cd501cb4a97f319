import { identity } from '@pasok/contract'
import type { MiddlewareHandler } from 'hono'
import { writeProblem } from '../platform/problem.ts'
import type { Http } from '../platform/request-context.ts'
import { bearerOf } from './bearer.ts'
import type { IdentityParts } from './identity.routes.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What a bearer token may do, on every call below `base`. A public one reads what a guest reads and changes nothing
 * (403); one that does not hold is refused (401) rather than overlooked, so that its client asks for another. The two
 * calls that give tokens out are not asked: a client may send them an old one.
 */
export const bearerGate = (base: `/${string}`, { access, now }: IdentityParts): MiddlewareHandler<Http> => {
  const giving = new Set([identity.giveTokens, identity.refreshTokens].map(({ path }) => base + path))
  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    const { method, path } = c.req
    if (token === undefined || giving.has(path)) return next()
    if (!access.opens(token, now())) {
      c.header('www-authenticate', 'Bearer error="invalid_token"')
      return writeProblem(c, 401, 'token_invalid')
    }
    if (!READING.has(method) && !path.startsWith(`${base}/auth/`)) return writeProblem(c, 403, 'read_only')
    return next()
  }
}
