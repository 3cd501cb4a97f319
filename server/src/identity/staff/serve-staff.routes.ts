import type { Endpoint, StaffRole } from '@pasok/contract'
import type { Context } from 'hono'
import { refuse, serve, type App, type Given, type Kept } from '../../platform/http/http.ts'
import type { Http } from '../../platform/http/request-context.ts'
import { staffOf, type StaffScope } from './staff-scope.ts'

/** Whether somebody has one of these roles; an admin has them all. */
export const hasRole = ({ staff }: StaffScope, roles: readonly StaffRole[]): boolean =>
  staff.roles.includes('admin') || roles.some((role) => staff.roles.includes(role))

/** Mounts a call of staff: for those with one of these roles, or an admin. */
export const serveStaff = <E extends Endpoint>(
  app: App,
  e: E,
  roles: readonly StaffRole[],
  keep: (given: Given<E>, scope: StaffScope, c: Context<Http>) => Promise<Kept<E>>,
): void =>
  serve(app, e, async (given, c) => {
    const scope = staffOf(c)
    if (!scope) return refuse(401, 'login_required')
    if (!hasRole(scope, roles)) return refuse(403, 'not_allowed')
    return keep(given, scope, c)
  })
