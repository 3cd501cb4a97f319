import type { Invoice } from '@pasok/contract'
import {
  cart_total,
  invoice_amount_due,
  invoice_credited,
  invoice_over,
  invoice_refund_due,
  invoice_tax,
  invoice_tax_base,
  order_paid,
  quotation_delivery,
  quotation_goods,
  quotation_untaxed,
} from '~words'
import { decimal } from '../../kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { describeSources } from './describe-sources.ts'

interface Props {
  readonly invoice: Pick<
    Invoice,
    | 'delivery_cost'
    | 'amount_untaxed'
    | 'amount_credited'
    | 'amount_paid'
    | 'amount_over'
    | 'amount_refund_due'
    | 'amount_tax'
    | 'amount_total'
    | 'amount_due'
    | 'credit_notes'
    | 'tax_base'
    | 'tax_rate_percent'
  >
}

/** The sums of an invoice: goods, delivery, tax with its base, total, and amount due. */
export function InvoiceSums({ invoice }: Props) {
  const { delivery_cost, amount_untaxed, amount_credited, amount_paid, amount_over } = invoice
  const { amount_refund_due, credit_notes } = invoice
  return (
    <dl className="record-sums">
      <dt>{quotation_goods()}</dt>
      <dd>{rupiahText(amount_untaxed - delivery_cost)}</dd>
      {delivery_cost > 0 && (
        <>
          <dt>{quotation_delivery()}</dt>
          <dd>{rupiahText(delivery_cost)}</dd>
        </>
      )}
      <dt>{quotation_untaxed()}</dt>
      <dd>{rupiahText(amount_untaxed)}</dd>
      <dt>{invoice_tax_base()}</dt>
      <dd>{rupiahText(invoice.tax_base)}</dd>
      <dt>{invoice_tax({ percent: decimal(invoice.tax_rate_percent) })}</dt>
      <dd>{rupiahText(invoice.amount_tax)}</dd>
      <dt className="border-t border-line pt-1 font-semibold">{cart_total()}</dt>
      <dd className="border-t border-line pt-1 font-semibold">{rupiahText(invoice.amount_total)}</dd>
      {amount_credited > 0 && (
        <>
          <dt>{invoice_credited()}</dt>
          <dd>{rupiahText(amount_credited)}</dd>
        </>
      )}
      <dt>{order_paid()}</dt>
      <dd>{rupiahText(amount_paid)}</dd>
      {amount_over === 0 && <StrongRow name={invoice_amount_due()} amount={invoice.amount_due} />}
      {amount_refund_due > 0 && (
        <StrongRow
          name={invoice_refund_due({ sources: describeSources(credit_notes) })}
          amount={amount_refund_due}
        />
      )}
      {amount_over > amount_refund_due && (
        <StrongRow name={invoice_over()} amount={amount_over - amount_refund_due} />
      )}
    </dl>
  )
}

function StrongRow({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="font-semibold">{rupiahText(amount)}</dd>
    </>
  )
}
