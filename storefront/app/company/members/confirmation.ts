import type { Invitation, Member } from '@pasok/contract'
import {
  members_leave,
  members_leave_sure,
  members_leave_what,
  members_remove,
  members_remove_sure,
  members_remove_what,
  members_step_down,
  members_step_down_sure,
  members_step_down_what,
  members_withdraw,
  members_withdraw_sure,
  members_withdraw_what,
} from '~words'
import { isRole } from '../../identity/role-choices.ts'

/** Actions that an owner confirms. */
export interface ConfirmedAction {
  readonly kind: 'remove' | 'leave' | 'step-down' | 'withdraw'
  /** Whom it is about. */
  readonly name: string
  /** What the form sends. */
  readonly fields: Readonly<Record<string, string>>
  /** The parameters of this page that were understood. */
  readonly query: Readonly<Record<string, string>>
}

/** The confirmation that the address names; undefined without one, or for an unknown member. */
export const asksIn = (
  query: URLSearchParams,
  members: readonly Member[],
  invitations: readonly Invitation[],
): ConfirmedAction | undefined => {
  const confirm = query.get('confirm')
  const member = members.find(({ id }) => String(id) === query.get('id'))
  const invitation = invitations.find(({ id }) => String(id) === query.get('id'))
  if (confirm === 'withdraw' && invitation) {
    const id = String(invitation.id)
    const fields = { do: 'withdraw', id }
    return { kind: 'withdraw', name: invitation.email, fields, query: { confirm, id } }
  }
  if (confirm === 'remove' && member) {
    const id = String(member.id)
    const kind = member.is_self ? 'leave' : 'remove'
    return { kind, name: member.name, fields: { do: 'remove', id }, query: { confirm, id } }
  }
  const role = query.get('role') ?? ''
  if (confirm === 'role' && member?.is_self && isRole(role)) {
    const id = String(member.id)
    const fields = { do: 'role', id, role, sure: 'yes' }
    return { kind: 'step-down', name: member.name, fields, query: { confirm, id, role } }
  }
  return undefined
}

/** The question, what follows, and what the button is called. */
export const chooseWords = ({
  kind,
  name,
}: ConfirmedAction): { question: string; what: string; button: string } =>
  ({
    remove: () => ({
      question: members_remove_sure({ name }),
      what: members_remove_what(),
      button: members_remove(),
    }),
    leave: () => ({ question: members_leave_sure(), what: members_leave_what(), button: members_leave() }),
    'step-down': () => ({
      question: members_step_down_sure(),
      what: members_step_down_what(),
      button: members_step_down(),
    }),
    withdraw: () => ({
      question: members_withdraw_sure({ email: name }),
      what: members_withdraw_what(),
      button: members_withdraw(),
    }),
  })[kind]()
