import { formatDay, type Invoice, type ReturnedMoney } from '@pasok/contract'
import {
  invoice_money_held,
  invoice_money_moved,
  invoice_money_on_account,
  invoice_money_on_its_way,
  invoice_money_refunded,
  invoice_overpaid_what,
  invoice_refund_due_what,
} from '~words'
import { describeSources } from '@pasok/ui/records/invoice/describe-sources.ts'
import { rupiahText } from '@pasok/words'

const describePlace = ({ place, amount, on }: ReturnedMoney): string => {
  const text = { amount: rupiahText(amount), day: on === undefined ? '' : formatDay(on) }
  if (place === 'held') return invoice_money_held(text)
  if (place === 'on_its_way') return invoice_money_on_its_way(text)
  if (place === 'refunded') return invoice_money_refunded(text)
  return on === undefined ? invoice_money_on_account(text) : invoice_money_moved(text)
}

/** What is due to the buyer of an invoice, what it comes from, and where the money is; nothing where nothing is. */
export function CreditDue({
  invoice: { amount_over, amount_refund_due, credit_notes, returned_money },
}: {
  readonly invoice: Pick<Invoice, 'amount_over' | 'amount_refund_due' | 'credit_notes' | 'returned_money'>
}) {
  const sentences = [
    amount_refund_due > 0 &&
      invoice_refund_due_what({
        amount: rupiahText(amount_refund_due),
        sources: describeSources(credit_notes),
      }),
    amount_over > amount_refund_due &&
      invoice_overpaid_what({ amount: rupiahText(amount_over - amount_refund_due) }),
    ...returned_money.map(describePlace),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 && <p className="mt-2">{sentences.join(' ')}</p>
}
