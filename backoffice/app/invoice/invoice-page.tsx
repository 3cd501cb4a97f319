import { can, formatDay, invoiceStaff, type Invoice } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { InvoiceLines } from '@pasok/ui/records/invoice/invoice-lines.tsx'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'
import { InvoiceSums } from '@pasok/ui/records/invoice/invoice-sums.tsx'
import { rupiahText } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useActionData } from 'react-router'
import {
  admin_company,
  admin_refund_due,
  invoice_amount,
  invoice_date,
  invoice_due,
  invoice_due_later,
  invoice_name,
  invoice_order,
  invoice_paid_by,
  invoice_paid_on,
  invoice_payment_terms,
  invoice_payments,
  invoice_pdf,
  invoice_receipt_pdf,
  invoice_received,
  invoice_reference,
  invoice_tax_invoice,
  invoice_tax_invoice_awaited,
  invoice_tax_invoice_save,
  invoice_terms,
  invoice_terms_receipt,
  quotation_accounts_email,
  quotation_billing_address,
  quotation_details,
  quotation_items,
  quotation_po_number,
  quotation_reference,
  quotation_totals,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { CompanyLink } from '../payment/company-link.tsx'
import { PdfLink } from '../resource/pdf-link.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { ShownRecord } from '../resource/shown-record.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'
import { CreditNotes } from './credit-notes.tsx'
import { InvoiceCommands } from './invoice-commands.tsx'
import {
  adjustForm,
  creditForm,
  paymentForm,
  receivedForm,
  returnNoteForm,
  taxInvoiceForm,
} from './invoice-forms.ts'
import { invoices } from './invoices.tsx'

/** Credits the invoice, records what settles it, and attaches its documents. */
export const action = recordAction({
  credit: creditForm,
  received: receivedForm,
  payment: paymentForm,
  adjust: adjustForm,
  tax_invoice: taxInvoiceForm,
  return_note: returnNoteForm,
})

/** `/admin/invoices/{id}` */
export function Component() {
  return (
    <ShownRecord path={invoices.path} route={invoiceStaff.showStaffInvoice}>
      {(invoice) => <InvoicePage invoice={invoice} />}
    </ShownRecord>
  )
}

function InvoicePage({ invoice }: { readonly invoice: Invoice }) {
  const outcome = useActionData<RecordOutcome>()
  const { data: staff } = useSuspenseQuery(self)
  const canManage = can(staff, 'manageMoney')
  const { id, number, receipt, amount_over } = invoice
  return (
    <>
      <PageTitle title={invoice_name({ number })}>
        <InvoiceBadge state={invoice.state} />
        <PdfLink route={invoiceStaff.printStaffInvoice} params={{ id }} label={invoice_pdf} />
        {receipt && (
          <PdfLink route={invoiceStaff.printStaffReceipt} params={{ id }} label={invoice_receipt_pdf} />
        )}
      </PageTitle>
      {canManage && <InvoiceCommands invoice={invoice} outcome={outcome} />}
      {amount_over > 0 && (
        <p className="mb-4 max-w-3xl rounded-md border border-accent-strong p-3">
          {admin_refund_due({ amount: rupiahText(amount_over) })}{' '}
          <Link to={`/companies/${invoice.company.id}/money`} className="underline">
            {invoice.company.name}
          </Link>
        </p>
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-6">
          <section>
            <h2 className="mb-2 text-xl">{quotation_items()}</h2>
            <InvoiceLines lines={invoice.lines} />
          </section>
          <Payments payments={invoice.payments} />
          <CreditNotes invoice={invoice} canManage={canManage} outcome={outcome} />
        </div>
        <div className="grid content-start gap-6">
          <section>
            <h2 className="mb-2 text-xl">{quotation_totals()}</h2>
            <InvoiceSums invoice={invoice} />
          </section>
          <section>
            <h2 className="mb-2 text-xl">{quotation_details()}</h2>
            <InvoiceFacts invoice={invoice} />
          </section>
        </div>
      </div>
    </>
  )
}

const termsText = ({ terms_days, is_due_from_receipt }: Invoice): string => {
  if (terms_days === undefined) return ''
  return is_due_from_receipt
    ? invoice_terms_receipt({ days: terms_days })
    : invoice_terms({ days: terms_days })
}

function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  const { id, due_on, received_on, tax_invoice, billing_address } = invoice
  return (
    <Facts
      facts={[
        [admin_company(), <CompanyLink key="company" company={invoice.company} />],
        [
          invoice_order(),
          <Link key="order" to={`/orders/${invoice.order_id}`}>
            {invoice.order_number}
          </Link>,
        ],
        [invoice_date(), formatDay(invoice.issued_on)],
        [invoice_due(), due_on === undefined ? invoice_due_later() : formatDay(due_on)],
        [invoice_payment_terms(), termsText(invoice)],
        [invoice_received(), received_on && formatDay(received_on)],
        [quotation_po_number(), invoice.po_number],
        [quotation_reference(), invoice.customer_reference],
        [
          invoice_tax_invoice(),
          tax_invoice ? (
            <a href={apiAddress(invoiceStaff.showStaffTaxInvoice, { params: { id } })}>
              {invoice_tax_invoice_save({ number: tax_invoice.number })}
            </a>
          ) : (
            invoice_tax_invoice_awaited()
          ),
        ],
        [quotation_accounts_email(), invoice.accounts_email],
        [quotation_billing_address(), billing_address && <AddressLines address={billing_address} />],
      ]}
    />
  )
}

/** What came for the invoice, and what settled it beside money. */
function Payments({ payments }: Pick<Invoice, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">{invoice_payments()}</h2>
      <RecordTable
        rows={payments}
        rowKey={({ id }) => id}
        columns={[
          { title: invoice_paid_on(), isName: true, show: ({ paid_on }) => formatDay(paid_on) },
          { title: invoice_paid_by(), show: ({ method_name }) => method_name },
          {
            title: invoice_reference(),
            show: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
          },
          { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
        ]}
      />
    </section>
  )
}
