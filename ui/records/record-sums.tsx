import {
  cart_tax,
  cart_total,
  quotation_delivery,
  quotation_free,
  quotation_goods,
  quotation_untaxed,
} from '~words'
import { decimal } from '../kit/decimal.ts'
import { rupiahText } from '@pasok/words'

interface Props {
  readonly sums: {
    readonly amount_untaxed: number
    readonly amount_tax: number
    readonly amount_total: number
    readonly tax_percent: number
    /** Before tax; undefined until it is known. */
    readonly delivery_cost?: number | undefined
  }
  /** Shown instead of an unknown delivery cost. */
  readonly withoutDelivery: string
}

/** The sums of a quotation or an order: goods, delivery, before tax, tax, and all. */
export function RecordSums({ sums, withoutDelivery }: Props) {
  const { amount_untaxed, amount_tax, amount_total, tax_percent, delivery_cost } = sums
  return (
    <dl className="record-sums">
      <dt>{quotation_goods()}</dt>
      <dd>{rupiahText(amount_untaxed - (delivery_cost ?? 0))}</dd>
      <dt>{quotation_delivery()}</dt>
      <dd>
        {delivery_cost === undefined
          ? withoutDelivery
          : delivery_cost === 0
            ? quotation_free()
            : rupiahText(delivery_cost)}
      </dd>
      <dt>{quotation_untaxed()}</dt>
      <dd>{rupiahText(amount_untaxed)}</dd>
      <dt>{cart_tax({ percent: decimal(tax_percent) })}</dt>
      <dd>{rupiahText(amount_tax)}</dd>
      <dt className="border-t border-line pt-1 font-semibold">{cart_total()}</dt>
      <dd className="border-t border-line pt-1 font-semibold" data-total>
        {rupiahText(amount_total)}
      </dd>
    </dl>
  )
}
