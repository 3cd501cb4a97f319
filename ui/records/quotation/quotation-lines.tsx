import type { QuotationLine } from '@pasok/contract'
import type { ComponentType } from 'react'
import {
  admin_desk_buyer_says,
  quotation_available,
  quotation_buyer_comment,
  quotation_discount,
  quotation_item,
  quotation_lead_time,
  quotation_line_alternative,
  quotation_line_not_available,
  quotation_no_item,
  quotation_place,
  quotation_price,
  quotation_quantity,
  quotation_requested,
  quotation_requested_quantity,
  quotation_staff_comment,
  quotation_subtotal,
  quotation_to_be_priced,
} from '~words'
import { Badge } from '../../kit/badge.tsx'
import { decimal } from '../../kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { LineChange } from './line-change.tsx'
import { discountText, leadTimeText, quantityText } from '../line-texts.ts'

/** How the item of a line is shown: in the shop it leads to its page. */
export interface ShownProduct {
  /** The buyer is somebody else than the reader. */
  readonly isForStaff?: boolean
  readonly Product: ComponentType<{ readonly product: NonNullable<QuotationLine['product']> }>
}

interface Props extends ShownProduct {
  readonly lines: readonly QuotationLine[]
}

/** What was asked for and what is offered, line by line. */
export function QuotationLines({ lines, ...shown }: Props) {
  const hasDiscounts = lines.some(({ discount_percent }) => discount_percent)
  const hasStock = lines.some(({ available_qty }) => available_qty !== undefined)
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th>{quotation_place()}</th>
          <th>{quotation_item()}</th>
          <th className="amount">{quotation_quantity()}</th>
          {hasStock && <th className="amount">{quotation_available()}</th>}
          <th className="amount">{quotation_price()}</th>
          {hasDiscounts && <th className="amount">{quotation_discount()}</th>}
          <th className="amount">{quotation_subtotal()}</th>
          <th>{quotation_lead_time()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} {...shown} hasDiscounts={hasDiscounts} hasStock={hasStock} />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps extends ShownProduct {
  readonly line: QuotationLine
  readonly hasDiscounts: boolean
  readonly hasStock: boolean
}

function Line({ line, hasDiscounts, hasStock, ...shown }: LineProps) {
  const isOffered = line.status === 'quoted' || line.status === 'alternative'
  return (
    <tr>
      <td data-label={quotation_place()} className="row-place">
        {line.place}
      </td>
      <td className="row-name">
        <LineName line={line} {...shown} />
      </td>
      <td data-label={quotation_quantity()} className="amount">
        {line.product_uom_qty !== undefined && quantityText(line.product_uom_qty, line.uom)}
      </td>
      {hasStock && (
        <td data-label={quotation_available()} className="amount">
          {line.available_qty !== undefined && decimal(line.available_qty)}
        </td>
      )}
      <td data-label={quotation_price()} className="amount">
        {line.status === 'open' && line.price_unit === undefined && quotation_to_be_priced()}
        {line.price_unit !== undefined && rupiahText(line.price_unit)}
      </td>
      {hasDiscounts && (
        <td data-label={quotation_discount()} className="amount">
          {discountText(line.discount_percent)}
        </td>
      )}
      <td data-label={quotation_subtotal()} className="amount">
        {line.price_subtotal !== undefined && line.status !== 'not_available' && (
          <strong className="font-semibold">{rupiahText(line.price_subtotal)}</strong>
        )}
      </td>
      <td data-label={quotation_lead_time()}>{isOffered && leadTimeText(line.lead_time_days)}</td>
    </tr>
  )
}

/** What was asked for, what is offered for it, and what either side says of it. */
export function LineName({
  line,
  Product,
  isForStaff = false,
}: ShownProduct & { readonly line: QuotationLine }) {
  const {
    status,
    product,
    requested_text,
    requested_quantity,
    requested_description,
    buyer_comment,
    staff_comment,
  } = line
  return (
    <>
      {requested_text !== undefined && (
        <span className="block text-[13px] wrap-anywhere text-ink-soft">
          {quotation_requested({
            text:
              requested_quantity === undefined
                ? requested_text
                : quotation_requested_quantity({ text: requested_text, quantity: requested_quantity }),
          })}
        </span>
      )}
      {requested_description !== undefined && (
        <span className="block text-[13px] wrap-anywhere text-ink-soft">{requested_description}</span>
      )}
      {product ? (
        <Product product={product} />
      ) : (
        status !== 'not_available' && <span className="block">{quotation_no_item()}</span>
      )}
      {status === 'alternative' && (
        <span className="mt-1 block">
          <Badge tone="due">{quotation_line_alternative()}</Badge>
        </span>
      )}
      {status === 'not_available' && (
        <span className="mt-1 block">
          <Badge tone="bad">{quotation_line_not_available()}</Badge>
        </span>
      )}
      <LineChange {...line} />
      {buyer_comment !== undefined && (
        <span className="mt-1 block text-[13px]">
          {(isForStaff ? admin_desk_buyer_says : quotation_buyer_comment)({ text: buyer_comment })}
        </span>
      )}
      {staff_comment !== undefined && (
        <span className="mt-1 block text-[13px]">{quotation_staff_comment({ text: staff_comment })}</span>
      )}
    </>
  )
}
