import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { isInProcess } from '../../platform/http/in-process.ts'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { isStaffPath } from '../staff/staff-gate.routes.ts'

/** What an answer says beside its body that a script of another origin may read. */
const EXPOSED = [
  'content-disposition',
  'content-language',
  'etag',
  'retry-after',
  'www-authenticate',
  'x-request-id',
]
/** In seconds: as long as any browser remembers that it may call. */
const REMEMBERED = 7_200

/**
 * Lets browsers call the API below `base` for pages of these origins, with a token: no answer allows cookies. The
 * calls of staff are for staff's own pages.
 */
export const crossOrigin = (base: `/${string}`, origins: readonly string[]): MiddlewareHandler<Http> => {
  const allow = cors({ origin: [...origins], exposeHeaders: EXPOSED, maxAge: REMEMBERED })
  return (c, next) => (isInProcess(arrived(c)) || isStaffPath(base, c.req.path) ? next() : allow(c, next))
}
