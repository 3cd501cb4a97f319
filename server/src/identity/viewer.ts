import type { Role } from '@pasok/contract'

declare const minted: unique symbol

/**
 * A member of an approved company whose address is verified: who sees prices and acts for the company. Only the
 * session gate makes one, so a function that takes it can't be called for anybody else.
 */
export interface MemberScope {
  readonly [minted]: true
  readonly companyId: number
  readonly memberId: number
  readonly sessionId: number
  readonly role: Role
}

/** Why somebody who is logged in may not see prices. */
export type Hindrance = 'unverified' | 'draft' | 'reject' | 'suspend'

/** Somebody who is logged in and sees no more than a guest, apart from their own registration. */
export interface LimitedMember {
  readonly companyId: number
  readonly memberId: number
  readonly sessionId: number
  readonly hindrance: Hindrance
}

/** Who asks. */
export type Viewer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'limited'; readonly member: LimitedMember }
  | { readonly kind: 'member'; readonly scope: MemberScope }

export const guest: Viewer = { kind: 'guest' }

/** What a session's row says of who carries it. */
export interface Carrier {
  readonly session_id: number
  readonly member_id: number
  readonly company_id: number
  readonly role: Role
  readonly is_email_verified: boolean
  readonly registration_status: 'draft' | 'approve' | 'reject' | 'suspend'
}

/** Who carries a session. An address that is not verified weighs more than what became of the registration. */
export const viewerOfCarrier = (row: Carrier): Viewer => {
  const who = { companyId: row.company_id, memberId: row.member_id, sessionId: row.session_id }
  if (!row.is_email_verified) return { kind: 'limited', member: { ...who, hindrance: 'unverified' } }
  if (row.registration_status !== 'approve')
    return { kind: 'limited', member: { ...who, hindrance: row.registration_status } }
  return { kind: 'member', scope: { ...who, role: row.role } as MemberScope }
}
