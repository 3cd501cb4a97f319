import { type Quotation, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  quotation_all,
  quotation_next_changes_requested,
  quotation_next_declined,
  quotation_next_draft,
  quotation_next_expired,
  quotation_next_in_review,
  quotation_next_info_requested,
  quotation_next_ordered,
  quotation_next_quoted,
  quotation_next_rejected,
  quotation_next_submitted,
  quotation_next_withdrawn,
  quotation_order_now,
  quotation_to_draft,
  quotation_to_order,
} from '~words'
import { useLink } from '../routing/use-link.ts'
import { accountSteps } from './quotation-action.ts'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'
import { stepTexts } from './quotation-steps.ts'

const next = {
  draft: quotation_next_draft,
  submitted: quotation_next_submitted,
  in_review: quotation_next_in_review,
  info_requested: quotation_next_info_requested,
  changes_requested: quotation_next_changes_requested,
  quoted: quotation_next_quoted,
  ordered: quotation_next_ordered,
  declined: quotation_next_declined,
  withdrawn: quotation_next_withdrawn,
  rejected: quotation_next_rejected,
  expired: quotation_next_expired,
} as const satisfies Record<Quotation['state'], (of: { day: string }) => string>

interface Props {
  readonly quotation: Pick<
    Quotation,
    'id' | 'state' | 'valid_until' | 'steps' | 'is_orderable' | 'order_id' | 'is_plain_checkout'
  >
  /** Whether the pages of an upload and of the checkout are there. */
  readonly hasUpload: boolean
  readonly hasCheckout: boolean
}

/** How far a quotation is, what comes next, and what its reader may do about it. */
export function QuotationHead({ quotation, hasUpload, hasCheckout }: Props) {
  const link = useLink()
  const { id, state, valid_until, steps, is_orderable, order_id } = quotation
  const here = link(`/account/quotation/${id}`)
  return (
    <>
      <p className="no-print">
        <Link
          to={link('/account/quotation')}
          className="inline-flex min-h-11 items-center underline lg:min-h-8"
        >
          {quotation_all()}
        </Link>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <QuotationStateBadge state={state} isPlainCheckout={quotation.is_plain_checkout} />
        <span>{next[state]({ day: valid_until === undefined ? '' : formatDay(valid_until) })}</span>
      </p>
      <p className="no-print mt-4 flex flex-wrap gap-3 empty:hidden">
        {is_orderable && hasCheckout && (
          <Link to={link(`/shop/checkout/${id}`)} className="button min-h-11">
            {quotation_order_now()}
          </Link>
        )}
        {order_id !== undefined && (
          <Link to={link(`/account/orders/${order_id}`)} className="button min-h-11">
            {quotation_to_order()}
          </Link>
        )}
        {steps.includes('submit') && hasUpload && (
          <Link to={link(`/account/quotation/upload/${id}`)} className="button min-h-11">
            {quotation_to_draft()}
          </Link>
        )}
        {accountSteps
          .filter((step) => steps.includes(step))
          .map((step) => (
            <Link
              key={step}
              to={`${here}?step=${step}`}
              className={`button min-h-11 ${step === 'answer' || step === 'renew' ? '' : 'button-quiet'}`}
            >
              {stepTexts[step].button()}
            </Link>
          ))}
      </p>
    </>
  )
}
