import type { InvoiceState } from '@pasok/contract'
import { invoiceStateLabels } from '@pasok/words'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { labelText } from '../../kit/label.ts'

const tones: Record<InvoiceState, Tone> = {
  issued: 'due',
  partially_paid: 'due',
  overdue: 'bad',
  paid: 'good',
  credited: 'over',
}

/** The state of an invoice. */
export function InvoiceBadge({ state }: { readonly state: InvoiceState }) {
  return <Badge tone={tones[state]}>{labelText(invoiceStateLabels[state])}</Badge>
}
