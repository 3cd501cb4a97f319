import type { QuotationState } from '@pasok/contract'
import { openCheckoutLabel, quotationStateLabels, staffQuotationStateLabels } from '@pasok/words'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { labelText } from '../../kit/label.ts'

const tones: Record<QuotationState, Tone> = {
  draft: 'due',
  submitted: 'open',
  in_review: 'open',
  info_requested: 'due',
  changes_requested: 'open',
  quoted: 'due',
  ordered: 'good',
  declined: 'over',
  withdrawn: 'over',
  rejected: 'bad',
  expired: 'bad',
}

interface Props {
  readonly state: QuotationState
  /** Whether the quotation is a checkout to be finished, without an offer by sales. */
  readonly isPlainCheckout?: boolean
  readonly isForStaff?: boolean
}

/** The state of a quotation. */
export function QuotationStateBadge({ state, isPlainCheckout = false, isForStaff = false }: Props) {
  const labels = isForStaff ? { ...quotationStateLabels, ...staffQuotationStateLabels } : quotationStateLabels
  const label = isPlainCheckout && state === 'quoted' ? openCheckoutLabel : labels[state]
  return <Badge tone={tones[state]}>{labelText(label)}</Badge>
}
