import { can, formatDay, invoiceStaff } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'
import { rupiahText } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  account_invoices,
  admin_issue_invoice,
  admin_issue_invoice_what,
  invoice_amount_due,
  invoice_date,
  invoice_none,
  invoice_number,
  invoice_state,
  quotation_total,
} from '~words'
import { Answered } from '../resource/answered.tsx'
import { FormDialog } from '../resource/form-dialog.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { self } from '../shell/self.ts'

/** Issues the invoice of an order for all that is not invoiced yet. */
export const issueForm: RecordForm = { route: invoiceStaff.issueInvoice, send: () => ({}) }

interface Props {
  readonly order: { readonly id: number; readonly state: string }
  readonly outcome: RecordOutcome
}

/** The invoices of an order, for staff who may see money. */
export function OrderInvoices({ order: { id, state }, outcome }: Props) {
  const { data: staff } = useSuspenseQuery(self)
  if (!can(staff, 'readMoney')) return null
  return (
    <section aria-labelledby="invoices" className="mt-6">
      <h2 id="invoices" className="mb-2 text-xl">
        {account_invoices()}
      </h2>
      <Answered route={invoiceStaff.listStaffInvoices} input={{ query: { order_id: String(id) } }}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{invoice_none()}</p>
          ) : (
            <RecordTable
              rows={records}
              rowKey={(invoice) => invoice.id}
              columns={[
                {
                  title: invoice_number(),
                  isName: true,
                  show: (invoice) => (
                    <Link to={`/invoices/${invoice.id}`} className="font-semibold">
                      {invoice.number}
                    </Link>
                  ),
                },
                { title: invoice_date(), show: ({ issued_on }) => formatDay(issued_on) },
                { title: invoice_state(), show: (invoice) => <InvoiceBadge state={invoice.state} /> },
                {
                  title: quotation_total(),
                  show: ({ amount_total }) => rupiahText(amount_total),
                  isAmount: true,
                },
                {
                  title: invoice_amount_due(),
                  show: ({ amount_due }) => rupiahText(amount_due),
                  isAmount: true,
                },
              ]}
            />
          )
        }
      </Answered>
      {state !== 'cancelled' && can(staff, 'manageMoney') && (
        <div className="mt-3">
          <FormDialog
            name={admin_issue_invoice()}
            what={admin_issue_invoice_what()}
            facts={{ do: 'issue' }}
            outcome={outcome}
          />
        </div>
      )}
    </section>
  )
}
