import { kindsDecidedBy, type ApprovalKind, type StaffLimits, type StaffRole } from '@pasok/contract'

/** Somebody of staff, by whose roles limits apply. */
interface LimitedStaff {
  readonly id: number
  readonly roles: readonly StaffRole[]
}

/** Whether an amount in whole rupiah is more than this person may credit, refund or write off alone. */
export const isOverLimit = (
  limits: StaffLimits,
  { roles }: Pick<LimitedStaff, 'roles'>,
  limit: keyof StaffLimits['finance'],
  amount: number,
): boolean => !roles.includes('admin') && amount > limits.finance[limit]

/** Whether somebody may approve or refuse a request: nobody their own, whatever their roles. */
export const canDecide = (
  staff: LimitedStaff,
  { kind, requested_by }: { readonly kind: ApprovalKind; readonly requested_by: number },
): boolean => requested_by !== staff.id && kindsDecidedBy(staff).includes(kind)
