import { invoice as endpoints, payment } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  invoice_all,
  invoice_name,
  invoice_next_credited,
  invoice_next_issued,
  invoice_next_overdue,
  invoice_next_paid,
  invoice_next_partially_paid,
  invoice_next_waiting,
  invoice_pdf,
  invoice_receipt_pdf,
  invoice_state,
  pay_now,
  pay_under_review,
  quotation_details,
  quotation_items,
  quotation_totals,
} from '~words'
import { apiContext } from '../api-client/context.ts'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { LinePages } from '@pasok/ui/records/line-pages.tsx'
import { buildPageAddress, linesPage } from '../quotation/lines-page.ts'
import { PdfLinks } from '../quotation/pdf-links.tsx'
import { notFound } from '../routing/not-found.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { CreditDue } from './credit-due.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { InvoiceFacts } from './invoice-facts.tsx'
import { InvoiceLines } from '@pasok/ui/records/invoice/invoice-lines.tsx'
import { InvoicePayments, InvoiceTransfer } from './invoice-payments.tsx'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'
import { InvoiceSums } from '@pasok/ui/records/invoice/invoice-sums.tsx'
import { payPath } from './pay-path.ts'
import type { Route } from './+types/invoice-page'

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [{ body }, paid] = await Promise.all([
    call(endpoints.showInvoice, { params: { id } }),
    call(payment.showInvoicePayment, { params: { id } }),
  ])
  if (!('data' in body)) throw notFound('route')
  const paying = 'data' in paid.body ? paid.body.data.record : undefined
  const isUnderReview = paying !== undefined && paying.is_under_review && paying.amount_due > 0
  const { lines, ...invoice } = body.data.record
  const payAt = paying && (await payPath(call, invoice, paying))
  return { invoice, payAt, isUnderReview, ...linesPage(lines, url.searchParams) }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ invoice }) => invoice_name(invoice),
  queryIn: ({ shownLines }) => (shownLines.page > 1 ? `?lines=${shownLines.page}` : ''),
}

const next = {
  issued: invoice_next_issued,
  partially_paid: invoice_next_partially_paid,
  overdue: invoice_next_overdue,
  paid: invoice_next_paid,
  credited: invoice_next_credited,
} as const satisfies Record<Loaded['invoice']['state'], () => string>

const describeNext = ({ state, due_on }: Loaded['invoice']): string =>
  due_on === undefined && (state === 'issued' || state === 'partially_paid')
    ? invoice_next_waiting()
    : next[state]()

/** `/account/invoices/{id}` */
export default function InvoicePage({
  loaderData: { invoice, payAt, isUnderReview, lines, shownLines },
}: Route.ComponentProps) {
  const link = useLink()
  const here = link(`/account/invoices/${invoice.id}`)
  return (
    <>
      <p className="no-print">
        <Link
          to={link('/account/invoices')}
          className="inline-flex min-h-11 items-center underline lg:min-h-8"
        >
          {invoice_all()}
        </Link>
      </p>
      <dl className="mt-2 flex items-center gap-2">
        <dt className="text-ink-soft">{invoice_state()}</dt>
        <dd>
          <InvoiceBadge state={invoice.state} />
        </dd>
      </dl>
      <p className="mt-2">{describeNext(invoice)}</p>
      {isUnderReview && (
        <p role="status" className="mt-4 rounded-md border border-line p-3">
          {pay_under_review()}
        </p>
      )}
      <CreditDue invoice={invoice} />
      <div className="no-print mt-4 flex flex-wrap gap-3">
        {payAt && (
          <Link to={link(payAt)} className="button min-h-11">
            {pay_now()}
          </Link>
        )}
        <DocumentLinks>
          <PdfLinks route={endpoints.printInvoice} id={invoice.id} label={invoice_pdf} />
          {invoice.receipt && (
            <PdfLinks route={endpoints.printReceipt} id={invoice.id} label={invoice_receipt_pdf} />
          )}
        </DocumentLinks>
      </div>
      <section aria-labelledby="items" className="mt-6">
        <h2 id="items" className="mb-2 text-lg">
          {quotation_items()}
        </h2>
        <InvoiceLines lines={lines} />
        <LinePages range={shownLines} buildAddress={buildPageAddress(here)} />
      </section>
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_320px] xl:items-start">
        <section aria-label={quotation_totals()} className="rounded-md border border-line p-4 xl:order-last">
          <InvoiceSums invoice={invoice} />
        </section>
        <section aria-labelledby="details">
          <h2 id="details" className="mb-2 text-lg">
            {quotation_details()}
          </h2>
          <InvoiceFacts invoice={invoice} />
        </section>
      </div>
      {!isUnderReview && <InvoiceTransfer {...invoice} />}
      <InvoicePayments payments={invoice.payments} />
      <CreditNotes invoiceId={invoice.id} notes={invoice.credit_notes} />
    </>
  )
}
