import { identity, type Endpoint, type Role } from '@pasok/contract'
import type { Context } from 'hono'
import {
  answerKept,
  refuse,
  serve,
  type App,
  type Given,
  type Kept,
  type Refused,
} from '../../platform/http/http.ts'
import type { Http } from '../../platform/http/request-context.ts'
import { viewerOf } from './viewer-of.ts'
import type { MemberScope } from './viewer.ts'

/** Whether a member may do what takes this role: each may do what those before it may. */
const mayAct = (role: Role, least: Role): boolean =>
  identity.roles.indexOf(role) >= identity.roles.indexOf(least)

/**
 * Mounts a call of members who have at least this role. Who they are is asked before what they send is looked at: a
 * guest learns of no field.
 */
export const serveMember = <E extends Endpoint>(
  app: App,
  e: E,
  least: Role,
  keep: (given: Given<E>, scope: MemberScope, c: Context<Http>) => Promise<Kept<E>>,
): void => {
  const scopeOf = (c: Context<Http>): MemberScope | Refused<401 | 403> => {
    const viewer = viewerOf(c)
    if (viewer.kind !== 'member') return refuse(401, 'login_required')
    return mayAct(viewer.scope.role, least) ? viewer.scope : refuse(403, 'not_allowed')
  }
  app.on(e.method.toUpperCase(), e.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c, next) => {
    const scope = scopeOf(c)
    if (!('refusal' in scope)) return next()
    return answerKept(c, scope)
  })
  serve(app, e, async (given, c) => {
    const scope = scopeOf(c)
    return 'refusal' in scope ? scope : keep(given, scope, c)
  })
}
