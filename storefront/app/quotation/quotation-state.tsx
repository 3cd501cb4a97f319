import type { QuotationState } from '@pasok/contract'
import {
  quotation_state_checkout,
  quotation_state_changes_requested,
  quotation_state_declined,
  quotation_state_draft,
  quotation_state_expired,
  quotation_state_in_review,
  quotation_state_info_requested,
  quotation_state_ordered,
  quotation_state_quoted,
  quotation_state_rejected,
  quotation_state_submitted,
  quotation_state_withdrawn,
} from '~words'
import { Badge, type Tone } from '../ui/badge.tsx'

/** What each state is called, and how it looks. */
export const quotationStateNames = {
  draft: [quotation_state_draft, 'due'],
  submitted: [quotation_state_submitted, 'open'],
  in_review: [quotation_state_in_review, 'open'],
  info_requested: [quotation_state_info_requested, 'due'],
  changes_requested: [quotation_state_changes_requested, 'open'],
  quoted: [quotation_state_quoted, 'due'],
  ordered: [quotation_state_ordered, 'good'],
  declined: [quotation_state_declined, 'over'],
  withdrawn: [quotation_state_withdrawn, 'over'],
  rejected: [quotation_state_rejected, 'bad'],
  expired: [quotation_state_expired, 'bad'],
} as const satisfies Record<QuotationState, readonly [name: () => string, tone: Tone]>

interface Props {
  readonly state: QuotationState
  /** Nobody made an offer: somebody has to finish it. */
  readonly isPlainCheckout?: boolean
}

/** How far a quotation is. */
export function QuotationStateBadge({ state, isPlainCheckout = false }: Props) {
  const [name, tone] =
    isPlainCheckout && state === 'quoted'
      ? ([quotation_state_checkout, 'due'] as const)
      : quotationStateNames[state]
  return <Badge tone={tone}>{name()}</Badge>
}
