import type { AttemptState, HeldRefundState, Proof } from '@pasok/contract'
import { Badge, type Tone } from '@pasok/ui/kit/badge.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { attemptStateLabels, heldRefundStateLabels, proofStateLabels } from '@pasok/words'

const attemptTones: Record<AttemptState, Tone> = {
  created: 'open',
  pending: 'open',
  paid: 'good',
  expired: 'over',
  denied: 'over',
  cancelled: 'over',
  failed: 'bad',
  needs_review: 'due',
  reversed: 'bad',
  partially_refunded: 'over',
  refunded: 'over',
}

/** The state of an attempt to pay. */
export function AttemptBadge({ state }: { readonly state: AttemptState }) {
  return <Badge tone={attemptTones[state]}>{labelText(attemptStateLabels[state])}</Badge>
}

const proofTones: Record<Proof['state'], Tone> = { waiting: 'due', verified: 'good', rejected: 'bad' }

/** What was decided about a proof of a transfer. */
export function ProofBadge({ state }: { readonly state: Proof['state'] }) {
  return <Badge tone={proofTones[state]}>{labelText(proofStateLabels[state])}</Badge>
}

const heldRefundTones: Record<HeldRefundState, Tone> = {
  waiting: 'due',
  requested: 'due',
  done: 'good',
  refused: 'over',
}

/** The state of a refund of held money. */
export function HeldRefundBadge({ state }: { readonly state: HeldRefundState }) {
  return <Badge tone={heldRefundTones[state]}>{labelText(heldRefundStateLabels[state])}</Badge>
}
