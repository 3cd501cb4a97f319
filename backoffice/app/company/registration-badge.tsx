import type { RegistrationStatus } from '@pasok/contract'
import { Badge, type Tone } from '@pasok/ui/kit/badge.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { registrationStatusLabels } from '@pasok/words'

const tones: Record<RegistrationStatus, Tone> = {
  draft: 'due',
  approve: 'good',
  reject: 'over',
  suspend: 'bad',
}

/** How far a company's registration is. */
export function RegistrationBadge({ status }: { readonly status: RegistrationStatus }) {
  return <Badge tone={tones[status]}>{labelText(registrationStatusLabels[status])}</Badge>
}
