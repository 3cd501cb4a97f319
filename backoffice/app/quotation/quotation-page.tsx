import {
  can,
  formatDay,
  LINES_PER_PAGE,
  LONGEST_MESSAGE,
  quotationStaff,
  resolveDestination,
  type StaffQuotation,
} from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { LinePages } from '@pasok/ui/records/line-pages.tsx'
import { shownLines } from '@pasok/ui/records/line-range.tsx'
import { quotationEvents } from '@pasok/ui/records/quotation/quotation-events.ts'
import { QuotationLines } from '@pasok/ui/records/quotation/quotation-lines.tsx'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'
import { RecordSums } from '@pasok/ui/records/record-sums.tsx'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useActionData, useSearchParams } from 'react-router'
import {
  admin_company,
  admin_delivery_open,
  admin_desk_look,
  admin_open_desk,
  admin_message_with_offer,
  admin_not_seen_yet,
  admin_send_message,
  admin_waits_for_approval,
  form_busy,
  quotation_accounts_email,
  quotation_billing_address,
  quotation_created,
  quotation_delivery_address,
  quotation_delivery_method,
  quotation_details,
  quotation_history,
  quotation_items,
  quotation_name,
  quotation_notes,
  quotation_pdf,
  quotation_po_file,
  quotation_po_number,
  quotation_reference,
  quotation_requester,
  quotation_salesperson,
  quotation_ship_complete,
  quotation_ship_date,
  quotation_ship_parts,
  quotation_shipping,
  quotation_to_order,
  quotation_totals,
  quotation_valid_until,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { FormKey } from '../resource/form-key.tsx'
import { PdfLink } from '../resource/pdf-link.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'
import { HandOver, handOverForm } from './hand-over.tsx'
import { InternalNotes, noteForm } from './internal-notes.tsx'
import { QuotationSteps, stepForms } from './quotation-steps.tsx'
import { QuotationVersions } from './quotation-versions.tsx'
import { quotations } from './quotations.tsx'
import { SoldProduct } from './sold-product.tsx'

/** Takes a step with the quotation, hands it over, writes a message to its buyer, or a note for colleagues. */
export const action = recordAction({
  ...stepForms,
  hand_over: handOverForm,
  note: noteForm,
  message: {
    route: quotationStaff.writeStaffQuotationMessage,
    send: ({ key = '', text }) => ({ idempotencyKey: key, body: { text } }),
  },
})

/** `/admin/quotations/{id}` */
export function Component() {
  return (
    <ShownRecord path={quotations.path} route={quotationStaff.showStaffQuotation}>
      {(quotation) => <QuotationPage quotation={quotation} />}
    </ShownRecord>
  )
}

function QuotationPage({ quotation: of }: { readonly quotation: StaffQuotation }) {
  const outcome = useActionData<RecordOutcome>()
  const { data: staff } = useSuspenseQuery(self)
  const [search] = useSearchParams()
  const outcomeOf = (form: string) => (outcome?.typed['do'] === form ? outcome : undefined)
  const page = `${quotations.path}/${of.id}`
  const range = shownLines(Number(search.get('lines') ?? 1) || 1, LINES_PER_PAGE, of.line_count)
  const lines = of.order_line.slice((range.page - 1) * range.perPage, range.page * range.perPage)
  const canPrice = of.state === 'in_review' && can(staff, 'sell')
  return (
    <>
      <PageTitle title={quotation_name({ number: of.number })}>
        <QuotationStateBadge state={of.state} isPlainCheckout={of.is_plain_checkout} isForStaff />
      </PageTitle>
      {of.approval_id !== undefined && (
        <p className="my-3 rounded-md border border-accent-strong bg-accent/20 px-3 py-2">
          <Link to={`/approvals/${of.approval_id}`} className="underline">
            {admin_waits_for_approval()}
          </Link>
        </p>
      )}
      {of.is_hidden && <p className="my-3">{admin_not_seen_yet()}</p>}
      <div className="my-4 flex flex-wrap items-center gap-3">
        <Link to={`${page}/desk`} className={`button min-h-11 ${canPrice ? '' : 'button-quiet'}`}>
          {canPrice ? admin_open_desk() : admin_desk_look()}
        </Link>
        <QuotationSteps quotation={of} outcome={outcome} />
        {can(staff, 'sell') && <HandOver quotation={of} outcome={outcomeOf('hand_over')} />}
        {of.order_id !== undefined && can(staff, 'readOrders') && (
          <Link to={`/orders/${of.order_id}`} className="underline">
            {quotation_to_order()}
          </Link>
        )}
        <PdfLink route={quotationStaff.printStaffQuotation} params={{ id: of.id }} label={quotation_pdf} />
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          <section>
            <h2 className="mb-2 text-xl">{quotation_items()}</h2>
            <QuotationLines lines={lines} Product={SoldProduct} isForStaff />
            <LinePages range={range} buildAddress={(to) => `${page}?lines=${to}`} />
          </section>
          <div className="grid gap-6 md:grid-cols-2">
            <section>
              <h2 className="mb-2 text-xl">{quotation_details()}</h2>
              <QuotationFacts quotation={of} />
            </section>
            <section>
              <h2 className="mb-2 text-xl">{quotation_totals()}</h2>
              <RecordSums sums={of} withoutDelivery={admin_delivery_open()} />
            </section>
          </div>
          <QuotationVersions quotation={of} />
        </div>
        <aside className="min-w-0">
          <h2 className="mb-2 text-xl">{quotation_history()}</h2>
          <Timeline events={quotationEvents(of.history)} />
          {of.steps.includes('message') && <MessageForm outcome={outcomeOf('message')} />}
          <InternalNotes
            notes={of.internal_notes}
            canWrite={can(staff, 'sell')}
            outcome={outcomeOf('note')}
          />
        </aside>
      </div>
    </>
  )
}

/** Writes to the buyer. */
function MessageForm({ outcome }: { readonly outcome: RecordOutcome }) {
  return (
    <ActionForm
      id="message"
      values={{ text: outcome?.typed['text'] ?? '' }}
      result={outcome?.refused}
      className="mt-4 grid gap-3"
    >
      <FormAlert result={outcome?.refused} />
      <input type="hidden" name="do" value="message" />
      <FormKey />
      <TextField name="text" label={admin_message_with_offer()} rows={3} maxLength={LONGEST_MESSAGE} />
      <SubmitButton busy={form_busy()} className="button button-quiet min-h-11 justify-self-start">
        {admin_send_message()}
      </SubmitButton>
    </ActionForm>
  )
}

function QuotationFacts({ quotation: of }: { readonly quotation: StaffQuotation }) {
  const { id, valid_until, requested_ship_date, po_file, billing_address } = of
  const delivery_address = resolveDestination(of.delivery_method?.code, of.delivery_address)
  return (
    <Facts
      facts={[
        [admin_company(), of.company.name],
        [quotation_requester(), of.requester.name],
        [quotation_salesperson(), of.salesperson?.name],
        [quotation_created(), formatDay(of.created_at)],
        [quotation_valid_until(), valid_until && formatDay(valid_until)],
        [quotation_po_number(), of.po_number],
        [
          quotation_po_file(),
          po_file && (
            <a href={apiAddress(quotationStaff.showStaffPoFile, { params: { id } })} className="underline">
              {po_file.filename}
            </a>
          ),
        ],
        [quotation_reference(), of.customer_reference],
        [quotation_accounts_email(), of.accounts_email],
        [quotation_ship_date(), requested_ship_date && formatDay(requested_ship_date)],
        [quotation_shipping(), of.is_ship_complete ? quotation_ship_complete() : quotation_ship_parts()],
        [quotation_delivery_method(), of.delivery_method?.name],
        [quotation_delivery_address(), delivery_address && <AddressLines address={delivery_address} />],
        [quotation_billing_address(), billing_address && <AddressLines address={billing_address} />],
        [quotation_notes(), of.notes],
        [admin_message_with_offer(), of.comment],
      ]}
    />
  )
}
