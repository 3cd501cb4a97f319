import type { PlacedLine } from '@pasok/contract'
import {
  order_closed,
  order_delivered,
  order_ordered,
  order_shipped,
  quotation_discount,
  quotation_item,
  quotation_lead_time,
  quotation_place,
  quotation_price,
  quotation_subtotal,
} from '~words'
import { LineProduct } from '../quotation/line-product.tsx'
import { discountText, leadTimeText, quantityText } from '@pasok/ui/records/line-texts.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'

/** What was ordered, and how much of it was shipped and delivered, and will not come. */
export function OrderLines({ lines }: { readonly lines: readonly PlacedLine[] }) {
  const hasClosed = lines.some(({ qty_closed }) => qty_closed > 0)
  const hasDiscounts = lines.some(({ discount_percent }) => discount_percent > 0)
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th>{quotation_place()}</th>
          <th>{quotation_item()}</th>
          <th className="amount">{order_ordered()}</th>
          <th className="amount">{order_shipped()}</th>
          <th className="amount">{order_delivered()}</th>
          {hasClosed && <th className="amount">{order_closed()}</th>}
          <th className="amount">{quotation_price()}</th>
          {hasDiscounts && <th className="amount">{quotation_discount()}</th>}
          <th className="amount">{quotation_subtotal()}</th>
          <th>{quotation_lead_time()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} hasClosed={hasClosed} hasDiscounts={hasDiscounts} />
        ))}
      </tbody>
    </table>
  )
}

function Line({
  line,
  hasClosed,
  hasDiscounts,
}: {
  readonly line: PlacedLine
  readonly hasClosed: boolean
  readonly hasDiscounts: boolean
}) {
  return (
    <tr>
      <td data-label={quotation_place()} className="row-place">
        {line.place}
      </td>
      <td className="row-name">
        <LineProduct product={line.product} />
        {line.comment !== undefined && <span className="mt-1 block text-[13px]">{line.comment}</span>}
      </td>
      <td data-label={order_ordered()} className="amount">
        {quantityText(line.product_uom_qty, line.uom)}
      </td>
      <td data-label={order_shipped()} className="amount">
        {decimal(line.qty_shipped)}
      </td>
      <td data-label={order_delivered()} className="amount">
        {decimal(line.qty_delivered)}
      </td>
      {hasClosed && (
        <td data-label={order_closed()} className="amount">
          {decimal(line.qty_closed)}
        </td>
      )}
      <td data-label={quotation_price()} className="amount">
        {rupiahText(line.price_unit)}
      </td>
      {hasDiscounts && (
        <td data-label={quotation_discount()} className="amount">
          {discountText(line.discount_percent)}
        </td>
      )}
      <td data-label={quotation_subtotal()} className="amount">
        <strong className="font-semibold">{rupiahText(line.price_subtotal)}</strong>
      </td>
      <td data-label={quotation_lead_time()}>{leadTimeText(line.lead_time_days)}</td>
    </tr>
  )
}
