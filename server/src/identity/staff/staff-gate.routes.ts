import { identityStaff } from '@pasok/contract/endpoints'
import type { MiddlewareHandler } from 'hono'
import type { Db } from '../../platform/index.ts'
import { writeProblem } from '../../platform/http/problem.ts'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { isSameOrigin, isReading } from '../sessions/same-origin.ts'
import { hashToken } from '../secret-token.ts'
import { staffCookieIn } from './staff-cookie.ts'
import { mintStaff, needsTotp } from './staff-scope.ts'
import { findStaffSession, touchStaffSession } from './staff-session.store.ts'

const MINUTE_MS = 60_000
/** A session ends after this time without a request. */
const IDLE_MS = 2 * 60 * MINUTE_MS

/** A session that was last used before this has ended. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS)

export interface StaffGateParts {
  readonly db: Db
  /** The origin of staff's pages: the shop's own or a separate one. */
  readonly adminOrigin: string
  /** Whether staff's pages have a separate origin; their endpoints then respond only there. */
  readonly isAdminApart: boolean
  readonly production: boolean
  readonly now: () => Date
}

/** Whether a path is a staff endpoint. */
export const isStaffPath = (base: `/${string}`, path: string): boolean =>
  path === `${base}/staff` || path.startsWith(`${base}/staff/`)

/**
 * Admits only staff to all paths below `base`/staff: apart from login and logout, requests without a staff session are
 * refused (401). Commands are accepted only from staff's own pages. Bearer tokens and members' cookies are ignored.
 */
export const staffGate = (base: `/${string}`, parts: StaffGateParts): MiddlewareHandler<Http> => {
  const { db, adminOrigin, isAdminApart, production, now } = parts
  const open = base + identityStaff.logIn.path
  const enrolling = new Set([identityStaff.showSelf, identityStaff.beginTotp].map(({ path }) => base + path))
  const { host } = new URL(adminOrigin)
  return async (c, next) => {
    const { method, path } = c.req
    if (!isStaffPath(base, path)) return next()
    if (isAdminApart && new URL(c.req.url).host !== host) return writeProblem(c, 404, 'not_found')
    c.header('cache-control', 'no-store')
    const sender = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
    if (!isReading(method) && !isSameOrigin(sender, adminOrigin)) return writeProblem(c, 403, 'cross_site')
    if (path === open) return next()
    const cookie = staffCookieIn(c.req.header('cookie')) ?? ''
    const hash = hashToken(cookie)
    const time = now()
    const row = cookie === '' ? undefined : await findStaffSession(db, hash, time, idleSince(time))
    if (!row) return writeProblem(c, 401, 'login_required')
    if (needsTotp(row, production) && !enrolling.has(path)) return writeProblem(c, 403, 'totp_required')
    if (time.getTime() - row.used_at.getTime() > MINUTE_MS) await touchStaffSession(db, hash, time)
    mintStaff(arrived(c), row)
    return next()
  }
}
