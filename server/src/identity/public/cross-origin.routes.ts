import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { isInProcess } from '../../platform/http/in-process.ts'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { isStaffPath } from '../staff/staff-gate.routes.ts'

/** The response headers that scripts of other origins may read. */
const EXPOSED = [
  'content-disposition',
  'content-language',
  'etag',
  'retry-after',
  'www-authenticate',
  'x-request-id',
]
/** In seconds: the longest time for which any browser caches a preflight. */
const REMEMBERED = 7_200

/**
 * Lets pages of these origins call the API below `base` with a token (CORS); no response allows cookies. Staff's
 * endpoints are only for staff's own pages.
 */
export const crossOrigin = (base: `/${string}`, origins: readonly string[]): MiddlewareHandler<Http> => {
  const allow = cors({ origin: [...origins], exposeHeaders: EXPOSED, maxAge: REMEMBERED })
  return (c, next) => (isInProcess(arrived(c)) || isStaffPath(base, c.req.path) ? next() : allow(c, next))
}
