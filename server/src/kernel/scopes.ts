import type { Role } from '@pasok/contract'
import type { Row } from '../platform/index.ts'

declare const minted: unique symbol

/** A company whose prices may be read: a member's own, or one that the shop itself makes an offer to. */
export interface CompanyScope {
  readonly [minted]: true
  readonly companyId: number
}

/**
 * A member of an approved company whose address is verified: they see prices and act for the company. Only the session
 * gate makes one, so a function that takes it can't be called for anybody else.
 */
export interface MemberScope extends CompanyScope {
  readonly memberId: number
  readonly sessionId: number
  readonly role: Role
}

/** Why a logged-in person may not see prices. */
export type AccessDenied = 'draft' | 'reject' | 'suspend'

/** A logged-in person who reads what a guest reads, and their own registration. */
export interface LimitedMember {
  readonly companyId: number
  readonly memberId: number
  readonly sessionId: number
  readonly accessDenied: AccessDenied
}

/** A person who signed up and has not used the link yet: reads what a guest reads, and their own profile. */
export interface WaitingRegistration {
  readonly registrationId: number
  readonly sessionId: number
}

/** The caller of a request. */
export type Viewer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'waiting'; readonly registration: WaitingRegistration }
  | { readonly kind: 'limited'; readonly member: LimitedMember }
  | { readonly kind: 'member'; readonly scope: MemberScope }

export const guest: Viewer = { kind: 'guest' }

/** A staff account. */
export type StaffRow = Pick<
  Row<'identity.staff'>,
  'id' | 'email' | 'name' | 'roles' | 'language' | 'phone' | 'totp_secret' | 'totp_pending' | 'disabled_at'
> & {
  /** How many recovery codes are left. */
  readonly recovery_codes: number
}

/** A logged-in staff member. Only the staff gate makes one, so a function that takes it can't be called for others. */
export interface StaffScope {
  readonly [minted]: true
  readonly staff: StaffRow
}
