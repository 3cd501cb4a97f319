import { can, type Access, type MemberPermission, type StaffPermission } from '@pasok/contract'
import type { Endpoint } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import {
  refuse,
  register,
  type App,
  type HandlerInput,
  type HandlerResult,
  type Refused,
} from '../platform/http/http.ts'
import type { Http } from '../platform/http/request-context.ts'
import type { Party } from '../platform/limits/party.ts'
import { toMemberParty, toStaffParty, toViewerParty } from './party-of.ts'
import { getStaff, getViewer } from './callers.ts'
import type { LimitedMember, MemberScope, StaffScope, Viewer } from './scopes.ts'

/** The caller that a handler gets, by its endpoint's access. */
type Admitted<A extends Access> = A extends { readonly staff: StaffPermission }
  ? { readonly scope: StaffScope }
  : A extends { readonly member: 'limited' }
    ? { readonly scope: MemberScope | LimitedMember }
    : A extends { readonly member: MemberPermission }
      ? { readonly scope: MemberScope }
      : { readonly viewer: A extends 'session' ? Exclude<Viewer, { kind: 'guest' }> : Viewer }

/**
 * Registers an endpoint of the contract, whose access says who may call it. Access is checked before the input, so that
 * a guest learns of no field. Responses that are not public, and responses to commands, are never cached.
 */
export const serve = <E extends Endpoint>(
  app: App,
  e: E,
  handler: (input: HandlerInput<E> & Admitted<E['access']>, c: Context<Http>) => Promise<HandlerResult<E>>,
): void =>
  register<E, Admitted<E['access']>>(app, e, handler, (c) => {
    if (e.access !== 'public' || e.method !== 'get') c.header('cache-control', 'private, no-store')
    const admitted = admit(e.access, c)
    const party = partyIn(admitted)
    if (party) c.set('party', party)
    return admitted as Admitted<E['access']> | Refused<401 | 403>
  })

type Admission = Refused<401 | 403> | { viewer: Viewer } | { scope: StaffScope | MemberScope | LimitedMember }

const partyIn = (admitted: Admission): Party | undefined => {
  if ('refusal' in admitted) return undefined
  if ('viewer' in admitted) return toViewerParty(admitted.viewer)
  return 'staff' in admitted.scope ? toStaffParty(admitted.scope) : toMemberParty(admitted.scope)
}

const admit = (access: Access, c: Context<Http>): Admission => {
  if (access === 'public') return { viewer: getViewer(c) }
  if (access !== 'session' && 'staff' in access) {
    const scope = getStaff(c)
    if (!scope) return refuse(401, 'login_required')
    return can(scope.staff, access.staff) ? { scope } : refuse(403, 'not_allowed')
  }
  const viewer = getViewer(c)
  if (viewer.kind === 'guest') return refuse(401, 'login_required')
  if (access === 'session') return { viewer }
  if (access.member === 'limited' && viewer.kind === 'limited') return { scope: viewer.member }
  if (viewer.kind !== 'member') return refuse(401, 'login_required')
  return access.member === 'limited' || can(viewer.scope, access.member)
    ? { scope: viewer.scope }
    : refuse(403, 'not_allowed')
}
