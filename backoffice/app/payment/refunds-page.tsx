import { formatDay, jakartaDay, LONGEST_MESSAGE, paymentStaff } from '@pasok/contract'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { heldMoneyLabels, rupiahText } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_approve,
  admin_approve_refund_what,
  admin_asked_on,
  admin_company,
  admin_complete_refund,
  admin_nothing_waits,
  admin_payee,
  admin_reason,
  admin_reason_for_buyer,
  admin_refuse,
  admin_refuse_refund_what,
  admin_refunds,
  admin_to_do,
  admin_transferred_on,
  balance_document,
  balance_shown,
  invoice_amount,
  invoice_reference,
  quotation_state,
} from '~words'
import type { Data } from '../api/ask.ts'
import { Answered } from '../resource/answered.tsx'
import { FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { PageTitle } from '../shell/page-title.tsx'
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

type Refund = Data<typeof paymentStaff.listHeldRefunds>['records'][number]

/** `/admin/refunds`: refunds of held money that wait for a decision or a transfer. */
export function Component() {
  const outcome = useActionData<RecordOutcome>()
  return (
    <>
      <PageTitle title={admin_refunds()} />
      <Answered route={paymentStaff.listHeldRefunds}>
        {({ records, total }) =>
          records.length === 0 ? (
            <p>{admin_nothing_waits()}</p>
          ) : (
            <>
              <RecordTable
                rows={records}
                rowKey={({ id }) => id}
                columns={[
                  {
                    title: admin_company(),
                    isName: true,
                    show: ({ company }) => <CompanyLink company={company} />,
                  },
                  { title: quotation_state(), show: ({ state }) => <HeldRefundBadge state={state} /> },
                  {
                    title: balance_document(),
                    show: ({ document }) =>
                      document ? <DocumentLink document={document} /> : labelText(heldMoneyLabels.account),
                  },
                  { title: admin_reason(), show: ({ reason }) => reason },
                  {
                    title: admin_payee(),
                    show: ({ payee }) => (
                      <>
                        {payee.bank} <span className="part-number">{payee.number}</span>
                        <span className="block">{payee.holder}</span>
                      </>
                    ),
                  },
                  {
                    title: admin_asked_on(),
                    show: ({ submitted_at, requested_at = submitted_at }) =>
                      requested_at && formatDay(requested_at),
                  },
                  { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
                  {
                    title: admin_to_do(),
                    show: (refund) => <Decisions refund={refund} outcome={outcome} />,
                  },
                ]}
              />
              {total > records.length && <p>{balance_shown({ shown: records.length, total })}</p>}
            </>
          )
        }
      </Answered>
    </>
  )
}

interface DecisionProps {
  readonly refund: Refund
  readonly outcome: RecordOutcome
}

function Decisions({ refund: { id, state, amount, company }, outcome }: DecisionProps) {
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
