import type { RegistrationStatus, Role } from '@pasok/contract'
import type { CompanyScope, MemberScope, Viewer } from '../../kernel/index.ts'

/** The scope for offers made by staff and schedules; a request's input never becomes a scope. */
export const companyScope = (companyId: number): CompanyScope => ({ companyId }) as CompanyScope

/** The row of a session of a registration that waits for its link. */
export interface RegistrationCarrier {
  readonly session_id: number
  readonly registration_id: number
}

/** The row of a member's session. */
export interface MemberCarrier {
  readonly session_id: number
  readonly registration_id: null
  readonly member_id: number
  readonly company_id: number
  readonly role: Role
  readonly registration_status: RegistrationStatus
}

/** The viewer of a session's row. */
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
