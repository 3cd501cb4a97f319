import type { Role } from '@pasok/contract'

declare const minted: unique symbol

/** A company whose prices may be read: a member's own, or one that the shop itself makes an offer to. */
export interface CompanyScope {
  readonly [minted]: true
  readonly companyId: number
}

/** For offers that staff and schedules make; what a request names never becomes a scope. */
export const companyScope = (companyId: number): CompanyScope => ({ companyId }) as CompanyScope

/**
 * A member of an approved company whose address is verified: who sees prices and acts for the company. Only the
 * session gate makes one, so a function that takes it can't be called for anybody else.
 */
export interface MemberScope extends CompanyScope {
  readonly memberId: number
  readonly sessionId: number
  readonly role: Role
}

/** Why somebody who is logged in may not see prices. */
export type AccessDenied = 'draft' | 'reject' | 'suspend'

/** Somebody who is logged in and sees no more than a guest, apart from their own registration. */
export interface LimitedMember {
  readonly companyId: number
  readonly memberId: number
  readonly sessionId: number
  readonly accessDenied: AccessDenied
}

/** Somebody who signed up and did not use the link of their e-mail yet: a guest who sees their own profile. */
export interface WaitingRegistration {
  readonly registrationId: number
  readonly sessionId: number
}

/** Who asks. */
export type Viewer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'waiting'; readonly registration: WaitingRegistration }
  | { readonly kind: 'limited'; readonly member: LimitedMember }
  | { readonly kind: 'member'; readonly scope: MemberScope }

export const guest: Viewer = { kind: 'guest' }

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
