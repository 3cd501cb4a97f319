import { formatDay, jakartaDay, LONGEST_MESSAGE, paymentStaff } from '@pasok/contract'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { heldMoneyLabels, heldRefundStateLabels, rupiahText } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_approve,
  admin_approve_refund_what,
  admin_asked_on,
  admin_company,
  admin_complete_refund,
  admin_payee,
  admin_payment_search,
  admin_reason,
  admin_reason_for_buyer,
  admin_refunds,
  admin_refuse,
  admin_refuse_refund_what,
  admin_to_do,
  admin_transferred_on,
  balance_document,
  invoice_amount,
  invoice_reference,
  quotation_state,
} from '~words'
import { FormDialog } from '../resource/form-dialog.tsx'
import { ListPage } from '../resource/list-page.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { resource, type RowOf } from '../resource/resource.ts'
import { CompanyLink } from './company-link.tsx'
import { DocumentLink } from './document-link.tsx'
import { HeldRefundBadge } from './payment-badges.tsx'

const refundId = ({ id = '' }: Readonly<Record<string, string>>) => ({ id })

/** Decides about refunds of held money, and says that one was transferred. */
export const action = recordAction({
  approve: { route: paymentStaff.approveHeldRefund, params: refundId, send: () => ({}) },
  complete: {
    route: paymentStaff.completeHeldRefund,
    params: refundId,
    send: ({ transferred_on, reference = '' }) => ({ body: { transferred_on, reference } }),
  },
  refuse: {
    route: paymentStaff.refuseHeldRefund,
    params: refundId,
    send: ({ reason = '' }) => ({ body: { reason } }),
  },
})

type Refund = RowOf<typeof paymentStaff.listHeldRefunds>

/** Refunds of held money, those that wait for a decision first, then those to transfer. */
const refunds = resource({
  path: '/refunds',
  title: admin_refunds,
  list: paymentStaff.listHeldRefunds,
  keyword: admin_payment_search,
  days: { created: admin_asked_on },
  filters: { state: { title: quotation_state, values: heldRefundStateLabels } },
  columns: [
    { title: admin_company, isName: true, show: ({ company }) => <CompanyLink company={company} /> },
    { title: quotation_state, show: ({ state }) => <HeldRefundBadge state={state} /> },
    {
      title: balance_document,
      show: ({ document }) =>
        document ? <DocumentLink document={document} /> : labelText(heldMoneyLabels.account),
    },
    { title: admin_reason, show: ({ reason, refusal }) => refusal || reason },
    {
      title: admin_payee,
      show: ({ payee }) => (
        <>
          {payee.bank} <span className="part-number">{payee.number}</span>
          <span className="block">{payee.holder}</span>
        </>
      ),
    },
    {
      title: admin_asked_on,
      sort: 'created_at',
      show: ({ requested_at, submitted_at = requested_at }) => submitted_at && formatDay(submitted_at),
    },
    { title: invoice_amount, show: ({ amount }) => rupiahText(amount), isAmount: true },
    { title: admin_to_do, show: (refund) => <Decisions refund={refund} /> },
  ],
})

/** `/admin/refunds` */
export function Component() {
  return <ListPage of={refunds} />
}

function Decisions({ refund: { id, state, amount, company } }: { readonly refund: Refund }) {
  const outcome = useActionData<RecordOutcome>()
  if (state !== 'waiting' && state !== 'requested') return null
  const what = `${company.name}, ${rupiahText(amount)}`
  const label = (name: string) => `${name}: ${what}`
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'waiting' ? (
        <FormDialog
          name={admin_approve()}
          label={label(admin_approve())}
          what={admin_approve_refund_what({ what })}
          facts={{ do: 'approve', id }}
          outcome={outcome}
          isMain
        />
      ) : (
        <FormDialog
          name={admin_complete_refund()}
          label={label(admin_complete_refund())}
          what={what}
          facts={{ do: 'complete', id }}
          values={{ transferred_on: jakartaDay(new Date()) }}
          outcome={outcome}
          isMain
        >
          <DateField name="transferred_on" label={admin_transferred_on()} />
          <TextField name="reference" label={invoice_reference()} optional maxLength={200} />
        </FormDialog>
      )}
      <FormDialog
        name={admin_refuse()}
        label={label(admin_refuse())}
        what={admin_refuse_refund_what({ what })}
        facts={{ do: 'refuse', id }}
        outcome={outcome}
        isDanger
      >
        <TextField name="reason" label={admin_reason_for_buyer()} rows={3} maxLength={LONGEST_MESSAGE} />
      </FormDialog>
    </div>
  )
}
