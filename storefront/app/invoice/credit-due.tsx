import type { Invoice } from '@pasok/contract'
import { invoice_credit_due, order_overpaid_what } from '~words'
import { rupiahText } from '@pasok/words'

/** What is due to the buyer of an invoice, and from which returns; nothing where nothing is. */
export function CreditDue({
  invoice: { amount_over, credit_notes },
}: {
  readonly invoice: Pick<Invoice, 'amount_over' | 'credit_notes'>
}) {
  if (amount_over === 0) return null
  const amount = rupiahText(amount_over)
  const returns = credit_notes.flatMap(({ return_number }) => return_number ?? [])
  return (
    <p className="mt-2">
      {returns.length === 0
        ? order_overpaid_what({ amount })
        : invoice_credit_due({ amount, numbers: returns.join(', ') })}
    </p>
  )
}
