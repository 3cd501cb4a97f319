import type { ApprovalState } from '@pasok/contract'
import { Badge, type Tone } from '@pasok/ui/kit/badge.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { approvalStateLabels } from '@pasok/words'

const tones: Record<ApprovalState, Tone> = {
  waiting: 'due',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'over',
  void: 'over',
}

/** The state of a request for approval. */
export function ApprovalBadge({ state }: { readonly state: ApprovalState }) {
  return <Badge tone={tones[state]}>{labelText(approvalStateLabels[state])}</Badge>
}
