import type { ReturnReason, ReturnState, ReturnWish } from '@pasok/contract'
import {
  return_reason_damaged,
  return_reason_defective,
  return_reason_not_needed,
  return_reason_other,
  return_reason_wrong_item,
  return_state_approved,
  return_state_received,
  return_state_refunded,
  return_state_rejected,
  return_state_replaced,
  return_state_requested,
  return_state_withdrawn,
  return_wish_refund,
  return_wish_replace,
} from '~words'
import { Badge, type Tone } from '../../ui/badge.tsx'

const states = {
  requested: [return_state_requested, 'open'],
  approved: [return_state_approved, 'due'],
  rejected: [return_state_rejected, 'bad'],
  received: [return_state_received, 'open'],
  refunded: [return_state_refunded, 'good'],
  replaced: [return_state_replaced, 'good'],
  withdrawn: [return_state_withdrawn, 'over'],
} as const satisfies Record<ReturnState, readonly [name: () => string, tone: Tone]>

/** What a state of a return is called. */
export const returnStateName = (state: ReturnState): string => states[state][0]()

/** What a buyer wants for what comes back. */
export const wishNames = {
  refund: return_wish_refund,
  replace: return_wish_replace,
} as const satisfies Record<ReturnWish, () => string>

/** Why something comes back. */
export const reasonNames = {
  wrong_item: return_reason_wrong_item,
  damaged: return_reason_damaged,
  defective: return_reason_defective,
  not_needed: return_reason_not_needed,
  other: return_reason_other,
} as const satisfies Record<ReturnReason, () => string>

/** How far a return is. */
export function ReturnBadge({ state }: { readonly state: ReturnState }) {
  return <Badge tone={states[state][1]}>{states[state][0]()}</Badge>
}
