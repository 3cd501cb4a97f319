import type { Invitation, Member } from '@pasok/contract'
import { company } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import { serve, type MemberScope } from '../../kernel/index.ts'
import { countedAccount, hashToken, listColleagues, type Passwords } from '../../identity/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { clientOf, type Db, type Limits, type SendEmail, type Storage } from '../../platform/index.ts'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { keysOfClient, tooOften } from '../../platform/http/too-often.ts'
import { acceptInvitation } from './accept-invitation.ts'
import {
  findInvitation,
  findOpenInvitation,
  listInvitations,
  type InvitationRow,
} from './invitation.store.ts'
import { findInviter, invite, renew, withdraw } from './invite.ts'
import { remove, setRole, type MembersChange, type MemberUnchanged } from './manage-members.ts'
import type { Act } from '../record-company-action.ts'
import type { TextVersions } from '../registration/sign-up.ts'

export interface MembersParts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly versions: TextVersions
  readonly passwords: Passwords
  readonly limits: Limits
  readonly now: () => Date
}

const done = respondWith({})
/** The form of a link's token. */
const TOKEN = /^[\w-]{43}$/

/** Registers the endpoints for a company's members: everyone lists them, owners manage them. */
export const membersRoutes = (app: App, parts: MembersParts): void => {
  const { db, limits, now } = parts
  const act = (scope: MemberScope, c: Context<Http>): Act => ({
    scope,
    now: now(),
    requestId: c.get('requestId'),
  })

  const asOwner = (scope: MemberScope, c: Context<Http>): MembersChange => ({
    companyId: scope.companyId,
    who: { kind: 'member', id: scope.memberId },
    now: now(),
    requestId: c.get('requestId'),
  })

  serve(app, company.listMembers, async ({ scope }) => {
    const records = (await listColleagues(db, scope.companyId)).map((row) => toMember(row, scope))
    return respondWith({ records, total: records.length })
  })

  serve(app, company.setMemberRole, async ({ params, body, scope }, c) => {
    const set = await setRole(db, asOwner(scope, c), { id: params.id, role: body.role })
    if ('error' in set) return refuseChange(set)
    return respondWith({ record: toMember(set, scope) })
  })

  serve(app, company.removeMember, async ({ params, scope }, c) => {
    const removed = await remove(parts, asOwner(scope, c), params.id)
    return removed === 'removed' ? done : refuseChange(removed)
  })

  serve(app, company.listInvitations, async ({ scope }) => {
    const records = (await listInvitations(db, scope.companyId)).map(toInvitation)
    return respondWith({ records, total: records.length })
  })

  const sentTooOften = ({ companyId }: MemberScope, email: string) =>
    tooOften(
      limits,
      ['invite', String(companyId)],
      ['invite address', `${companyId} ${countedAccount('member', email)}`],
    )

  serve(app, company.inviteMember, async ({ body, scope }, c) => {
    const refused = await sentTooOften(scope, body.email)
    if (refused) return refused
    const row = await invite(parts, act(scope, c), body)
    return 'error' in row ? refuse(400, 'invalid_request', { email: row.error }) : respondWithInvitation(row)
  })

  serve(app, company.renewInvitation, async ({ params, scope }, c) => {
    const before = await findInvitation(db, scope.companyId, params.id)
    if (!before) return refuse(404, 'not_found')
    const refused = await sentTooOften(scope, before.email)
    if (refused) return refused
    const row = await renew(parts, act(scope, c), params.id)
    return row ? respondWithInvitation(row) : refuse(404, 'not_found')
  })

  serve(app, company.withdrawInvitation, async ({ params, scope }, c) =>
    (await withdraw(db, act(scope, c), params.id)) ? done : refuse(404, 'not_found'),
  )

  serve(app, company.showInvitation, async ({ params: { token } }, c) => {
    c.header('cache-control', 'private, no-store')
    const row = TOKEN.test(token) ? await findOpenInvitation(db, hashToken(token), now()) : undefined
    if (!row) return refuse(410, 'link_ended')
    const { legal_name: name, email, role } = row
    const inviter = await findInviter(db, row.company_id, row.invited_by)
    const record = { company: name, email, role, ...(inviter !== undefined && { invited_by: inviter }) }
    return respondWith({ record })
  })

  serve(app, company.acceptInvitation, async ({ params: { token }, body }, c) => {
    const refused = await tooOften(limits, ...keysOfClient('verify', clientOf(arrived(c))))
    if (refused) return refused
    if (!TOKEN.test(token)) return refuse(410, 'link_ended')
    const outcome = await acceptInvitation(parts, token, body, { now: now(), requestId: c.get('requestId') })
    if (outcome === 'joined') return done
    if (outcome.error === 'invalid_request') return refuse(400, outcome.error, outcome.errors)
    return outcome.error === 'address_taken' ? refuse(409, outcome.error) : refuse(410, outcome.error)
  })
}

/** Refuses a change of a member. */
export const refuseChange = ({ error }: MemberUnchanged) => {
  if (error === 'not_found') return refuse(404, error)
  return error === 'not_allowed' ? refuse(403, error) : refuse(409, error)
}

const toMember = (
  { created_at, ...row }: Awaited<ReturnType<typeof listColleagues>>[number],
  { memberId }: MemberScope,
): Member => ({ ...row, since: created_at.toISOString(), is_self: row.id === memberId })

const toInvitation = ({ invited_at, ends_at, ...row }: InvitationRow): Invitation => ({
  ...row,
  invited_at: invited_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

const respondWithInvitation = (row: InvitationRow) => respondWith({ record: toInvitation(row) })
