import type { InvoiceLine } from '@pasok/contract'
import {
  invoice_credited_quantity,
  invoice_quantity,
  quotation_discount,
  quotation_item,
  quotation_place,
  quotation_price,
  quotation_subtotal,
} from '~words'
import { discountText, quantityText } from '../line-texts.ts'
import { decimal } from '../../kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { OwnNumbers } from '../own-numbers.tsx'

/** What is invoiced; a column more where something of it was credited. */
export function InvoiceLines({ lines }: { readonly lines: readonly InvoiceLine[] }) {
  const hasDiscounts = lines.some(({ discount_percent }) => discount_percent > 0)
  const hasCredits = lines.some(({ qty_credited }) => qty_credited > 0)
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th>{quotation_place()}</th>
          <th>{quotation_item()}</th>
          <th className="amount">{invoice_quantity()}</th>
          {hasCredits && <th className="amount">{invoice_credited_quantity()}</th>}
          <th className="amount">{quotation_price()}</th>
          {hasDiscounts && <th className="amount">{quotation_discount()}</th>}
          <th className="amount">{quotation_subtotal()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td data-label={quotation_place()} className="row-place">
              {line.place}
            </td>
            <td className="row-name">
              <span className="part-number block font-semibold">{line.product.sku_number}</span>
              <OwnNumbers numbers={[line.product.own_number]} />
              {line.product.name}
            </td>
            <td data-label={invoice_quantity()} className="amount">
              {quantityText(line.product_uom_qty, line.uom)}
            </td>
            {hasCredits && (
              <td data-label={invoice_credited_quantity()} className="amount">
                {decimal(line.qty_credited)}
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
          </tr>
        ))}
      </tbody>
    </table>
  )
}
