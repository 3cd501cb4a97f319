import { INVITATION_DAYS, type Role } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { MemberScope } from '../../kernel/index.ts'
import { findCompanyByEmail, findColleague, hashToken, inert, newToken } from '../../identity/index.ts'
import { inTransaction, sendNotice, type Db, type SendEmail } from '../../platform/index.ts'
import {
  deleteInvitation,
  forgetInvitations,
  insertInvitation,
  updateInvitation,
  type InvitationRow,
} from './invitation.store.ts'
import { invitationEmail, invitedElsewhereEmail } from '../emails/invitation.ts'
import { recordCompanyAction, type Act } from '../record-company-action.ts'
import { findRegistration } from '../registration/registration.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long an ended invitation can be renewed. */
const STORED_MS = 30 * DAY_MS

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
}

/** Creates a link: its token, and the fields to store. */
const newLink = ({ scope, now }: Act) => {
  const token = newToken()
  const endsAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  return { token, stored: { hash: hashToken(token), invitedBy: scope.memberId, now, endsAt } }
}

/** The inviter's name in the e-mail; undefined for a former member. */
export const findInviter = async (
  db: Db,
  companyId: number,
  memberId: number,
): Promise<string | undefined> => {
  const member = await findColleague(db, companyId, memberId)
  return member && inert(member.name)
}

/** Sends the invitation. Only the owner of an existing account learns that there is one. */
const send = async (tx: Db, sendEmail: SendEmail, scope: MemberScope, row: InvitationRow, token: string) => {
  const own = await findRegistration(tx, scope.companyId)
  const isElsewhere = (await findCompanyByEmail(tx, row.email)) !== undefined
  const inviter = (await findInviter(tx, scope.companyId, scope.memberId)) ?? ''
  const { email, language, role } = row
  const company = own?.legal_name ?? ''
  await sendNotice(
    tx,
    sendEmail,
    [{ email, language }],
    isElsewhere
      ? invitedElsewhereEmail({ company, inviter })
      : invitationEmail({ company, inviter, role, token, days: INVITATION_DAYS }),
  )
}

/**
 * Invites a person to the company, in place of an earlier invitation to the same address. The response does not reveal an account
 * at another company.
 */
export const invite = async (
  { db, sendEmail }: Parts,
  act: Act,
  invited: { readonly email: string; readonly role: Role; readonly language: Language },
): Promise<InvitationRow | { readonly error: 'already_member' }> =>
  inTransaction(db, async (tx) => {
    const { companyId } = act.scope
    if ((await findCompanyByEmail(tx, invited.email)) === companyId) return { error: 'already_member' }
    const { token, stored } = newLink(act)
    await forgetInvitations(tx, new Date(act.now.getTime() - STORED_MS))
    const row = await insertInvitation(tx, { companyId, ...invited, ...stored })
    await send(tx, sendEmail, act.scope, row, token)
    await recordCompanyAction(tx, act, 'invite', { invitation: row.id, role: row.role })
    return row
  })

/** Sends the e-mail again with a new link; undefined if this company has no such invitation. */
export const renew = async (
  { db, sendEmail }: Parts,
  act: Act,
  id: number,
): Promise<InvitationRow | undefined> =>
  inTransaction(db, async (tx) => {
    const { token, stored } = newLink(act)
    const row = await updateInvitation(tx, act.scope.companyId, id, stored)
    if (!row) return undefined
    await send(tx, sendEmail, act.scope, row, token)
    await recordCompanyAction(tx, act, 'renew-invitation', { invitation: id })
    return row
  })

/** Deletes an invitation; returns whether this company had it. */
export const withdraw = async (db: Db, act: Act, id: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const isGone = await deleteInvitation(tx, act.scope.companyId, id)
    if (isGone) await recordCompanyAction(tx, act, 'withdraw-invitation', { invitation: id })
    return isGone
  })
