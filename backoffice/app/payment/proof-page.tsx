import { formatDay, LONGEST_MESSAGE, paymentStaff, type StaffProof } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { OrderBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'
import { rupiahText } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_amount_received,
  admin_company,
  admin_open_amount,
  admin_open_file,
  admin_proof_name,
  admin_proof_stated,
  admin_proof_uploaded,
  admin_reason,
  admin_reason_for_buyer,
  admin_received,
  admin_reject,
  admin_take_back,
  admin_take_back_what,
  admin_transferred_on,
  admin_typed_amount,
  admin_verify,
  admin_verify_what,
  cart_total,
  invoice_order,
  order_paid,
  quotation_details,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { typedAmount } from '../resource/typed-amount.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { CompanyLink } from './company-link.tsx'
import { ProofBadge } from './payment-badges.tsx'
import { proofs } from './proofs.tsx'

/** Says how much of the transfer came, or why the proof shows none; or takes such a decision back. */
export const action = recordAction({
  verify: {
    route: paymentStaff.verifyProof,
    send: ({ received }) => ({ body: { received: typedAmount(received) } }),
  },
  reject: { route: paymentStaff.rejectProof, send: ({ reason = '' }) => ({ body: { reason } }) },
  reopen: { route: paymentStaff.reopenProof, send: ({ reason = '' }) => ({ body: { reason } }) },
})

/** `/admin/proofs/{id}` */
export function Component() {
  return (
    <ShownRecord path={proofs.path} route={paymentStaff.showProofRecord}>
      {(proof) => <ProofPage proof={proof} />}
    </ShownRecord>
  )
}

function ProofPage({ proof }: { readonly proof: StaffProof }) {
  const outcome = useActionData<RecordOutcome>()
  const { order } = proof
  const open = Math.max(0, order.amount_total - order.amount_paid)
  return (
    <>
      <PageTitle title={admin_proof_name({ number: order.number })}>
        <ProofBadge state={proof.state} />
      </PageTitle>
      <div className={`grid gap-6 ${isPicture(proof) ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : 'max-w-3xl'}`}>
        <ProofFile proof={proof} />
        <div className="grid content-start gap-4">
          <h2 className="text-xl">{quotation_details()}</h2>
          <Facts
            facts={[
              [admin_proof_stated(), <strong key="amount">{rupiahText(proof.amount)}</strong>],
              [admin_transferred_on(), formatDay(proof.transferred_on)],
              [admin_proof_uploaded(), formatDay(proof.uploaded_at)],
              [admin_company(), <CompanyLink key="company" company={proof.company} />],
              [
                invoice_order(),
                <span key="order" className="flex flex-wrap gap-2">
                  <Link to={`/orders/${order.id}`}>{order.number}</Link>
                  <OrderBadge state={order.state} />
                  <OrderPaymentBadge order={order} />
                </span>,
              ],
              [cart_total(), rupiahText(order.amount_total)],
              [order_paid(), rupiahText(order.amount_paid)],
              [admin_open_amount(), <strong key="open">{rupiahText(open)}</strong>],
              [admin_received(), proof.received === undefined ? '' : rupiahText(proof.received)],
              [admin_reason(), proof.reason],
            ]}
          />
          {proof.state === 'waiting' ? (
            <div className="flex flex-wrap gap-3">
              <FormDialog
                name={admin_verify()}
                what={admin_verify_what({ amount: rupiahText(open) })}
                facts={{ do: 'verify' }}
                outcome={outcome}
                values={{ received: String(proof.amount) }}
                isMain
              >
                <TextField
                  name="received"
                  label={admin_amount_received()}
                  hint={admin_typed_amount()}
                  isNumeric
                  maxLength={40}
                />
              </FormDialog>
              <FormDialog name={admin_reject()} facts={{ do: 'reject' }} outcome={outcome} isDanger>
                <TextField
                  name="reason"
                  label={admin_reason_for_buyer()}
                  rows={4}
                  maxLength={LONGEST_MESSAGE}
                />
              </FormDialog>
            </div>
          ) : (
            <FormDialog
              name={admin_take_back()}
              what={admin_take_back_what()}
              facts={{ do: 'reopen' }}
              outcome={outcome}
              isDanger
            >
              <TextField name="reason" label={admin_reason()} rows={4} maxLength={LONGEST_MESSAGE} />
            </FormDialog>
          )}
        </div>
      </div>
    </>
  )
}

const isPicture = ({ content_type }: Pick<StaffProof, 'content_type'>): boolean =>
  content_type.startsWith('image/')

/** A picture is shown; a PDF is opened by the reader's own program. Each view is recorded. */
function ProofFile({ proof }: { readonly proof: StaffProof }) {
  const { id, filename } = proof
  const address = apiAddress(paymentStaff.showStaffProof, { params: { id } })
  return (
    <div>
      {isPicture(proof) && (
        <img
          src={address}
          alt={filename}
          className="mb-3 max-h-[75vh] max-w-full border border-line object-contain"
        />
      )}
      <a href={address} className="break-all underline">
        {admin_open_file({ name: filename })}
      </a>
    </div>
  )
}
