import type { StaffRole } from '../roles.ts'

/** What staff may ask approval for: sending a quotation, a credit note, a refund of a payment, or of money that is held. */
export const approvalKinds = ['quotation', 'credit_note', 'refund', 'held_refund'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** `void`: the document has changed since, so what was asked for can't be done. */
export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'void'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** The limits that a command exceeds. `no_reference`: neither a price of the shop nor a cost is known of an item. */
export const exceededLimits = ['discount', 'below_cost', 'no_reference', 'credit_note', 'refund'] as const
export type ExceededLimit = (typeof exceededLimits)[number]

/** Who decides about each kind beside admins; nobody decides about their own request. */
const approverRoles: Readonly<Record<ApprovalKind, readonly StaffRole[]>> = {
  quotation: [],
  credit_note: ['finance'],
  refund: ['finance'],
  held_refund: ['finance'],
}

/** The roles that decide about a kind of request, admins among them. */
export const approversOf = (kind: ApprovalKind): readonly StaffRole[] => ['admin', ...approverRoles[kind]]

/** The kinds that somebody of staff decides about, if it is another's request. */
export const kindsDecidedBy = ({
  roles,
}: {
  readonly roles: readonly StaffRole[]
}): readonly ApprovalKind[] =>
  approvalKinds.filter((kind) => approversOf(kind).some((role) => roles.includes(role)))

/** What a role may do alone. An admin has no limit; somebody with several roles has the limits of each. */
export interface StaffLimits {
  readonly sales: {
    /** The largest discount of a line, in per cent of what the company would pay for it in the shop. */
    readonly discount_percent: number
    /** Whether a line may be offered for less than its items cost. */
    readonly below_cost: boolean
    /** Whether a line may be offered of whose item the shop knows neither a price nor a cost. */
    readonly no_reference: boolean
  }
  readonly finance: {
    /** The most that is credited of one invoice, in whole rupiah with tax; here and below by all credits of it together. */
    readonly credit_note: number
    /** The most that is refunded of one payment, or of a company's held money within 30 days, in whole rupiah. */
    readonly refund: number
    /** The most that is written off, or taken as a bank's charge, of one invoice, in whole rupiah. */
    readonly write_off: number
  }
}

/** The limits where the settings say nothing else. */
export const STAFF_LIMITS: StaffLimits = {
  sales: { discount_percent: 20, below_cost: false, no_reference: false },
  finance: { credit_note: 10_000_000, refund: 10_000_000, write_off: 10_000 },
}
