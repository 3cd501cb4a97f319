import type { InvoiceState } from '@pasok/contract'
import {
  invoice_state_credited,
  invoice_state_issued,
  invoice_state_overdue,
  invoice_state_paid,
  invoice_state_partially_paid,
} from '~words'
import { Badge, type Tone } from '../ui/badge.tsx'

/** What each state of an invoice is called, and how it looks. */
export const invoiceStateNames = {
  issued: [invoice_state_issued, 'due'],
  partially_paid: [invoice_state_partially_paid, 'due'],
  overdue: [invoice_state_overdue, 'bad'],
  paid: [invoice_state_paid, 'good'],
  credited: [invoice_state_credited, 'over'],
} as const satisfies Record<InvoiceState, readonly [name: () => string, tone: Tone]>

/** How far an invoice is paid. */
export function InvoiceBadge({ state }: { readonly state: InvoiceState }) {
  const [name, tone] = invoiceStateNames[state]
  return <Badge tone={tone}>{name()}</Badge>
}
