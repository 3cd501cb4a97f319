import { can, type StaffPermission } from '../permissions.ts'
import type { StaffRole } from '../roles.ts'

/** How far a return is. */
export const returnStates = [
  'requested',
  'approved',
  'rejected',
  'received',
  'refunded',
  'replaced',
  'withdrawn',
] as const
export type ReturnState = (typeof returnStates)[number]

/** What staff do with a return; its buyer withdraws it until the goods are back. */
export const staffReturnSteps = ['approve', 'reject', 'receive', 'refund', 'replace'] as const
export type ReturnStep = (typeof staffReturnSteps)[number] | 'withdraw'

/** 'reopen': the replacement was cancelled, or came back. */
const lifeCycle = {
  requested: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: { receive: 'received', reject: 'rejected', withdraw: 'withdrawn' },
  received: { refund: 'refunded', replace: 'replaced', reject: 'rejected' },
  rejected: {},
  refunded: {},
  replaced: { reopen: 'received' },
  withdrawn: {},
} as const satisfies Readonly<
  Record<ReturnState, Readonly<Partial<Record<ReturnStep | 'reopen', ReturnState>>>>
>

/** Where a step leads; undefined where it may not be taken. */
export const afterReturnStep = (state: ReturnState, step: ReturnStep | 'reopen'): ReturnState | undefined => {
  const steps: Readonly<Partial<Record<ReturnStep | 'reopen', ReturnState>>> = lifeCycle[state]
  return steps[step]
}

/** What staff need for each step. */
const returnStepPermissions = {
  approve: 'decideReturns',
  reject: 'decideReturns',
  receive: 'receiveReturns',
  refund: 'refundReturns',
  replace: 'replaceReturns',
} as const satisfies Record<(typeof staffReturnSteps)[number], StaffPermission>

/** The steps of a return that staff with these roles may take now. */
export const listReturnSteps = (
  state: ReturnState,
  roles: readonly StaffRole[],
): (typeof staffReturnSteps)[number][] =>
  staffReturnSteps.filter(
    (step) => afterReturnStep(state, step) !== undefined && can({ roles }, returnStepPermissions[step]),
  )

/** What a buyer wants for what comes back. */
export const returnWishes = ['refund', 'replace'] as const
export type ReturnWish = (typeof returnWishes)[number]
export const returnReasons = ['wrong_item', 'damaged', 'defective', 'not_needed', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Pictures of one return, and the form that brings one, in bytes. */
export const MOST_RETURN_PICTURES = 5
export const LARGEST_PICTURE_FORM = 10_500_000
/** In bytes, of a page's form with all pictures. */
export const LARGEST_RETURN_FORM = 52_000_000
/** In days from its delivery: for how long an item may be sent back, where the settings say nothing else. */
export const RETURN_WINDOW_DAYS = 14
