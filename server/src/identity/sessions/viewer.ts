import type { Role } from '@pasok/contract'
import type { CompanyScope, MemberScope, Viewer } from '../../kernel/index.ts'

/** For offers that staff and schedules make; what a request names never becomes a scope. */
export const companyScope = (companyId: number): CompanyScope => ({ companyId }) as CompanyScope

/** What a session's row says of who carries it: a member, or a registration that waits for its link. */
export type Carrier =
  | { readonly session_id: number; readonly registration_id: number }
  | {
      readonly session_id: number
      readonly registration_id: null
      readonly member_id: number
      readonly company_id: number
      readonly role: Role
      readonly registration_status: 'draft' | 'approve' | 'reject' | 'suspend'
    }

/** Who carries a session. */
export const viewerOfCarrier = (row: Carrier): Viewer => {
  if (row.registration_id !== null)
    return {
      kind: 'waiting',
      registration: { registrationId: row.registration_id, sessionId: row.session_id },
    }
  const who = { companyId: row.company_id, memberId: row.member_id, sessionId: row.session_id }
  if (row.registration_status !== 'approve')
    return { kind: 'limited', member: { ...who, accessDenied: row.registration_status } }
  return { kind: 'member', scope: { ...who, role: row.role } as MemberScope }
}
