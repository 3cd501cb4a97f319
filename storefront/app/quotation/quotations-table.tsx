import { type QuotationInList, formatDay } from '@pasok/contract'
import {
  quotation_date,
  quotation_lines,
  quotation_number,
  quotation_po_number,
  quotation_state,
  quotation_to_be_priced,
  quotation_total,
  quotation_valid_until,
} from '~words'
import { useCanBuy } from '../identity/use-can-buy.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { useLink } from '../routing/use-link.ts'
import { RecordLink } from '@pasok/ui/records/record-link.tsx'
import { rupiahText } from '@pasok/words'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'

/** What a list shows of a quotation, so that its page carries nothing else. */
export const listedQuotation = (quotation: QuotationInList) => {
  const { id, number, state, created_at, line_count, lines_without_price, amount_total } = quotation
  const { valid_until, po_number, is_plain_checkout } = quotation
  return {
    id,
    number,
    state,
    created_at,
    line_count,
    po_number,
    isPlainCheckout: is_plain_checkout,
    ...(valid_until !== undefined && { valid_until }),
    /** Undefined as long as no line of it has a price. */
    ...(lines_without_price < line_count && { amount_total }),
  }
}
export type ListedQuotation = ReturnType<typeof listedQuotation>

const choosePath = ({ id, state, isPlainCheckout }: ListedQuotation, canBuy: boolean): string =>
  isPlainCheckout && state === 'quoted' && canBuy ? `/shop/checkout/${id}` : `/account/quotation/${id}`

/** States in which sales prices no more. */
const ended: ReadonlySet<string> = new Set(['withdrawn', 'rejected', 'declined'])

/** Quotations, one a row, each leading to its page; a checkout that was not finished leads a buyer back to it. */
export function QuotationsTable({ quotations }: { readonly quotations: readonly ListedQuotation[] }) {
  const canBuy = useCanBuy()
  const link = useLink()
  return (
    <div className="md:overflow-x-auto">
      <table className="record-table">
        <thead>
          <tr>
            <th>{quotation_number()}</th>
            <th>{quotation_date()}</th>
            <th>{quotation_state()}</th>
            <th className="amount">{quotation_lines()}</th>
            <th className="amount">{quotation_total()}</th>
            <th>{quotation_valid_until()}</th>
            <th>{quotation_po_number()}</th>
          </tr>
        </thead>
        <tbody>
          {quotations.map((one) => (
            <tr key={one.id}>
              <RecordLink to={link(choosePath(one, canBuy))} number={one.number} />
              <td data-label={quotation_date()}>{formatDay(one.created_at)}</td>
              <td data-label={quotation_state()}>
                <QuotationStateBadge state={one.state} isPlainCheckout={one.isPlainCheckout} />
              </td>
              <td data-label={quotation_lines()} className="amount">
                {decimal(one.line_count)}
              </td>
              <td data-label={quotation_total()} className="amount">
                {one.amount_total === undefined
                  ? !ended.has(one.state) && quotation_to_be_priced()
                  : rupiahText(one.amount_total)}
              </td>
              <td data-label={quotation_valid_until()}>{one.valid_until && formatDay(one.valid_until)}</td>
              <td data-label={quotation_po_number()} className="wrap-anywhere">
                {one.po_number}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
