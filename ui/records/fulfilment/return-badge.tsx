import type { ReturnState } from '@pasok/contract'
import { returnStateLabels } from '@pasok/words'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { labelText } from '../../kit/label.ts'

const tones: Record<ReturnState, Tone> = {
  requested: 'open',
  approved: 'due',
  rejected: 'bad',
  received: 'open',
  refunded: 'good',
  replaced: 'good',
  withdrawn: 'over',
}

/** The state of a return. */
export function ReturnBadge({ state }: { readonly state: ReturnState }) {
  return <Badge tone={tones[state]}>{labelText(returnStateLabels[state])}</Badge>
}
