import { formatDay, LONGEST_MESSAGE, paymentStaff, type RefundWay, type StaffAttempt } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { OrderBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'
import { paymentMethodName, refundStateLabels, refundWayLabels, rupiahText } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_accept,
  admin_accept_what,
  admin_begun_on,
  admin_company,
  admin_invoice,
  admin_open_file,
  admin_payment_name,
  admin_reason,
  admin_reason_for_buyer,
  admin_received,
  admin_refund_at_gateway,
  admin_refund_at_gateway_what,
  admin_refund_by_transfer,
  admin_refund_by_transfer_what,
  admin_refund_most,
  admin_refund_proof,
  admin_refund_way,
  admin_refundable,
  admin_refunds,
  admin_see_invoice,
  cart_total,
  invoice_amount,
  invoice_order,
  order_method,
  order_paid,
  quotation_date,
  quotation_details,
  quotation_state,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../api/ask.ts'
import { approvalPart, FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { ShownRecord } from '../resource/shown-record.tsx'
import { typedAmount } from '../resource/typed-amount.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { CompanyLink } from './company-link.tsx'
import { PROOF_FILES } from './proof-files.ts'
import { AttemptBadge } from './payment-badges.tsx'
import { payments } from './payments.tsx'

/** Takes money that came late, or gives it back. */
export const action = recordAction({
  accept: {
    route: paymentStaff.acceptPayment,
    send: ({ version }) => ({ body: { version: Number(version) } }),
  },
  gateway: {
    route: paymentStaff.refundAtGateway,
    send: (typed) => ({
      idempotencyKey: typed['key'] ?? '',
      body: { amount: typedAmount(typed['amount']), reason: typed['reason'] ?? '', ...approvalPart(typed) },
    }),
  },
  transfer: {
    route: paymentStaff.recordRefund,
    send: (typed, form) => ({
      idempotencyKey: typed['key'] ?? '',
      form: {
        file: form.get('file'),
        amount: typed['amount'] ?? '',
        reason: typed['reason'] ?? '',
        ...approvalPart(typed),
      },
    }),
  },
})

/** `/admin/payments/{id}` */
export function Component() {
  return (
    <ShownRecord path={payments.path} route={paymentStaff.showStaffAttempt}>
      {(attempt) => <PaymentPage attempt={attempt} />}
    </ShownRecord>
  )
}

function PaymentPage({ attempt }: { readonly attempt: StaffAttempt }) {
  const outcome = useActionData<RecordOutcome>()
  const { order, refunds, version } = attempt
  return (
    <>
      <PageTitle title={admin_payment_name({ number: attempt.number, order: order.number })}>
        <AttemptBadge state={attempt.state} />
      </PageTitle>
      <div className="my-4 flex flex-wrap gap-3">
        {attempt.can_accept && (
          <FormDialog
            name={admin_accept()}
            what={admin_accept_what({ amount: rupiahText(attempt.received), number: order.number })}
            facts={{ do: 'accept', version }}
            outcome={outcome}
            isMain
          />
        )}
        {attempt.refundable > 0 &&
          attempt.refund_ways.map((way) => (
            <RefundDialog key={way} way={way} most={attempt.refundable} outcome={outcome} />
          ))}
      </div>
      <div className="grid max-w-5xl gap-6">
        <section>
          <h2 className="mb-2 text-xl">{quotation_details()}</h2>
          <Facts
            facts={[
              [order_method(), paymentMethodName(attempt.method, getLocale())],
              [invoice_amount(), rupiahText(attempt.amount)],
              [admin_received(), <strong key="received">{rupiahText(attempt.received)}</strong>],
              [admin_refundable(), attempt.refundable === 0 ? '' : rupiahText(attempt.refundable)],
              [admin_begun_on(), formatDay(attempt.created_at)],
              [admin_company(), <CompanyLink key="company" company={attempt.company} />],
              [
                invoice_order(),
                <span key="order" className="flex flex-wrap gap-2">
                  <Link to={`/orders/${order.id}`}>{order.number}</Link>
                  <OrderBadge state={order.state} />
                  <OrderPaymentBadge order={order} />
                </span>,
              ],
              [
                admin_invoice(),
                attempt.invoice_id === undefined ? (
                  ''
                ) : (
                  <Link key="invoice" to={`/invoices/${attempt.invoice_id}`}>
                    {admin_see_invoice()}
                  </Link>
                ),
              ],
              [cart_total(), rupiahText(order.amount_total)],
              [order_paid(), rupiahText(order.amount_paid)],
            ]}
          />
        </section>
        {refunds.length > 0 && (
          <section>
            <h2 className="mb-2 text-xl">{admin_refunds()}</h2>
            <RecordTable
              rows={refunds}
              rowKey={({ id }) => id}
              columns={[
                {
                  title: quotation_date(),
                  show: ({ requested_at }) => formatDay(requested_at),
                  isName: true,
                },
                { title: admin_refund_way(), show: ({ way }) => labelText(refundWayLabels[way]) },
                { title: quotation_state(), show: ({ state }) => labelText(refundStateLabels[state]) },
                { title: admin_reason(), show: ({ reason }) => reason },
                {
                  title: admin_refund_proof(),
                  show: ({ id, way, number }) =>
                    way === 'transfer' && (
                      <a
                        href={apiAddress(paymentStaff.showRefundProof, { params: { id } })}
                        className="underline"
                      >
                        {admin_open_file({ name: String(number) })}
                      </a>
                    ),
                },
                { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
              ]}
            />
          </section>
        )}
      </div>
    </>
  )
}

interface RefundProps {
  readonly way: RefundWay
  readonly most: number
  readonly outcome: RecordOutcome
}

function RefundDialog({ way, most, outcome }: RefundProps) {
  const isTransfer = way === 'transfer'
  return (
    <FormDialog
      name={isTransfer ? admin_refund_by_transfer() : admin_refund_at_gateway()}
      what={isTransfer ? admin_refund_by_transfer_what() : admin_refund_at_gateway_what()}
      facts={{ do: way }}
      outcome={outcome}
      isDanger
      hasFiles={isTransfer}
    >
      <TextField
        name="amount"
        label={invoice_amount()}
        hint={admin_refund_most({ amount: rupiahText(most) })}
        isNumeric
        maxLength={40}
      />
      <TextField name="reason" label={admin_reason_for_buyer()} rows={3} maxLength={LONGEST_MESSAGE} />
      {isTransfer && <FileField name="file" label={admin_refund_proof()} accept={PROOF_FILES} />}
    </FormDialog>
  )
}
