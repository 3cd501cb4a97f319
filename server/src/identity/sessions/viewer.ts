import type { RegistrationStatus, Role } from '@pasok/contract'
import type { CompanyScope, MemberScope, Viewer } from '../../kernel/index.ts'

/** For offers that staff and schedules make; what a request names never becomes a scope. */
export const companyScope = (companyId: number): CompanyScope => ({ companyId }) as CompanyScope

/** A session's row of a registration that waits for its link. */
export interface RegistrationCarrier {
  readonly session_id: number
  readonly registration_id: number
}

/** A session's row of a member. */
export interface MemberCarrier {
  readonly session_id: number
  readonly registration_id: null
  readonly member_id: number
  readonly company_id: number
  readonly role: Role
  readonly registration_status: RegistrationStatus
}

/** Who carries a session. */
export const toViewer = (row: RegistrationCarrier | MemberCarrier): Viewer => {
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
