import { type InvoiceInList, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  invoice_amount_due,
  invoice_date,
  invoice_due,
  invoice_due_later,
  invoice_number,
  invoice_order,
  invoice_state,
  quotation_po_number,
  quotation_total,
} from '~words'
import { useLink } from '../routing/use-link.ts'
import { RecordLink } from '@pasok/ui/records/record-link.tsx'
import { rupiahText } from '@pasok/words'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'

/** What a list shows of an invoice, so that its page carries nothing else. */
export const listedInvoice = (invoice: InvoiceInList) => {
  const { id, number, state, order_id, order_number, po_number } = invoice
  const { issued_on, due_on, amount_total, amount_due } = invoice
  return { id, number, state, order_id, order_number, po_number, issued_on, due_on, amount_total, amount_due }
}
export type ListedInvoice = ReturnType<typeof listedInvoice>

/** Invoices, one a row, each leading to its page. */
export function InvoicesTable({ invoices }: { readonly invoices: readonly ListedInvoice[] }) {
  const link = useLink()
  return (
    <div className="md:overflow-x-auto">
      <table className="record-table">
        <thead>
          <tr>
            <th>{invoice_number()}</th>
            <th className="md:max-xl:hidden">{invoice_date()}</th>
            <th>{invoice_due()}</th>
            <th>{invoice_state()}</th>
            <th className="amount">{quotation_total()}</th>
            <th className="amount">{invoice_amount_due()}</th>
            <th>{invoice_order()}</th>
            <th className="md:max-xl:hidden">{quotation_po_number()}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((one) => (
            <tr key={one.id}>
              <RecordLink to={link(`/account/invoices/${one.id}`)} number={one.number} />
              <td data-label={invoice_date()} className="md:max-xl:hidden">
                {formatDay(one.issued_on)}
              </td>
              <td data-label={invoice_due()}>
                {one.due_on === undefined ? invoice_due_later() : formatDay(one.due_on)}
              </td>
              <td data-label={invoice_state()}>
                <InvoiceBadge state={one.state} />
              </td>
              <td data-label={quotation_total()} className="amount">
                {rupiahText(one.amount_total)}
              </td>
              <td data-label={invoice_amount_due()} className="amount">
                {rupiahText(one.amount_due)}
              </td>
              <td data-label={invoice_order()}>
                <Link
                  to={link(`/account/orders/${one.order_id}`)}
                  className="inline-flex min-h-11 items-center underline lg:min-h-6"
                >
                  {one.order_number}
                </Link>
              </td>
              <td data-label={quotation_po_number()} className="wrap-anywhere md:max-xl:hidden">
                {one.po_number}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
