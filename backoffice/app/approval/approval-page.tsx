import { approvalStaff, formatDay, jakartaClock, LONGEST_MESSAGE, type Approval } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { exceededLimitLabels, rupiahText } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useActionData } from 'react-router'
import {
  admin_approval_above,
  admin_approval_before,
  admin_approval_by,
  admin_approval_decided_by,
  admin_approval_document,
  admin_approval_lines,
  admin_approval_note,
  admin_approval_own,
  admin_approval_text,
  admin_approval_why,
  admin_approve,
  admin_approve_what,
  admin_company,
  admin_cost,
  admin_exceeded,
  admin_note_for_requester,
  admin_refuse,
  admin_shop_price,
  admin_withdraw,
  admin_withdraw_what,
  invoice_amount,
  invoice_quantity,
  quotation_at,
  quotation_discount,
  quotation_item,
  quotation_percent,
  quotation_price,
} from '~words'
import { FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable, type TableColumn } from '../resource/record-table.tsx'
import { ShownRecord } from '../resource/shown-record.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import { approvalName, subjectPage } from './approval-texts.ts'
import { approvals } from './approvals.tsx'

/** Decides about a request, or takes the own one back. */
export const action = recordAction({
  approve: { route: approvalStaff.approve, send: ({ note = '' }) => ({ body: { note } }) },
  refuse: { route: approvalStaff.refuseApproval, send: ({ note = '' }) => ({ body: { note } }) },
  withdraw: { route: approvalStaff.withdrawApproval, send: () => ({}) },
})

/** `/admin/approvals/{id}` */
export function Component() {
  return (
    <ShownRecord path={approvals.path} route={approvalStaff.showApproval}>
      {(approval) => <ApprovalPage approval={approval} />}
    </ShownRecord>
  )
}

const momentText = (at: string): string => quotation_at({ day: formatDay(at), ...jakartaClock(new Date(at)) })

function ApprovalPage({ approval: of }: { readonly approval: Approval }) {
  const outcome = useActionData<RecordOutcome>()
  const { decision } = of
  return (
    <>
      <PageTitle title={approvalName(of)}>
        <ApprovalBadge state={of.state} />
      </PageTitle>
      <div className="grid max-w-5xl gap-6">
        <section className="rounded-md border border-line-strong p-4">
          <h2 className="text-xl">{admin_approval_why()}</h2>
          <p className="my-2 break-words whitespace-pre-line">{of.reason}</p>
          <p className="text-[13px] text-ink-soft">
            {of.requested_by.name}, {momentText(of.requested_at)}
          </p>
        </section>
        <Decide approval={of} outcome={outcome} />
        <Facts
          facts={[
            [admin_company(), of.company.name],
            [
              admin_approval_document(),
              <Link key="document" to={subjectPage(of)}>
                {of.number === '' ? of.company.name : of.number}
              </Link>,
            ],
            [invoice_amount(), <strong key="amount">{rupiahText(of.amount)}</strong>],
            [admin_approval_before(), of.amount_before === 0 ? '' : rupiahText(of.amount_before)],
            [admin_exceeded(), of.exceeded.map((limit) => labelText(exceededLimitLabels[limit])).join(', ')],
            [admin_approval_by(), of.requested_by.name],
            [admin_approval_text(), of.text],
            [admin_approval_decided_by(), decision && `${decision.by.name}, ${momentText(decision.at)}`],
            [admin_approval_note(), decision?.note],
          ]}
        />
        {of.lines.length > 0 && (
          <section>
            <h2 className="mb-2 text-xl">{admin_approval_lines()}</h2>
            <ApprovalLines lines={of.lines} />
          </section>
        )}
      </div>
    </>
  )
}

interface DecideProps {
  readonly approval: Approval
  readonly outcome: RecordOutcome
}

function Decide({ approval: { state, can_decide, requested_by }, outcome }: DecideProps) {
  const { data: staff } = useSuspenseQuery(self)
  if (state !== 'waiting') return null
  const isOwn = requested_by.id === staff.id
  return (
    <div className="flex flex-wrap items-center gap-3">
      {can_decide && (
        <>
          <FormDialog
            name={admin_approve()}
            what={admin_approve_what()}
            facts={{ do: 'approve' }}
            outcome={outcome}
            isMain
          >
            <TextField
              name="note"
              label={admin_note_for_requester()}
              rows={2}
              optional
              maxLength={LONGEST_MESSAGE}
            />
          </FormDialog>
          <FormDialog name={admin_refuse()} facts={{ do: 'refuse' }} outcome={outcome} isDanger>
            <TextField name="note" label={admin_note_for_requester()} rows={3} maxLength={LONGEST_MESSAGE} />
          </FormDialog>
        </>
      )}
      {isOwn && (
        <>
          <FormDialog
            name={admin_withdraw()}
            what={admin_withdraw_what()}
            facts={{ do: 'withdraw' }}
            outcome={outcome}
            isDanger
          />
          <p>{admin_approval_own()}</p>
        </>
      )}
    </div>
  )
}

type Line = Approval['lines'][number]

const rupiahOrNothing = (amount: number | undefined): string =>
  amount === undefined ? '' : rupiahText(amount)

/** What is offered or credited; of a quotation the lines that are above a limit, with what they are compared with. */
function ApprovalLines({ lines }: { readonly lines: readonly Line[] }) {
  const isPriced = lines.some(({ unit_price }) => unit_price !== undefined)
  const columns: readonly TableColumn<Line>[] = [
    {
      title: quotation_item(),
      isName: true,
      show: ({ sku, name, exceeded = [] }) => (
        <>
          {sku !== '' && <span className="part-number block font-semibold">{sku}</span>}
          {name}
          {exceeded.length > 0 && (
            <span className="block text-[13px] text-danger">
              {admin_approval_above({
                limits: exceeded.map((limit) => labelText(exceededLimitLabels[limit])).join(', '),
              })}
            </span>
          )}
        </>
      ),
    },
    { title: invoice_quantity(), isAmount: true, show: ({ quantity }) => decimal(quantity) },
    ...(isPriced
      ? ([
          { title: quotation_price(), isAmount: true, show: ({ unit_price }) => rupiahOrNothing(unit_price) },
          {
            title: quotation_discount(),
            isAmount: true,
            show: ({ discount_percent }) =>
              discount_percent === undefined ? '' : quotation_percent({ percent: decimal(discount_percent) }),
          },
          {
            title: admin_shop_price(),
            isAmount: true,
            show: ({ shop_price }) => rupiahOrNothing(shop_price),
          },
          { title: admin_cost(), isAmount: true, show: ({ unit_cost }) => rupiahOrNothing(unit_cost) },
        ] satisfies readonly TableColumn<Line>[])
      : []),
    { title: invoice_amount(), isAmount: true, show: ({ amount }) => rupiahText(amount) },
  ]
  return <RecordTable columns={columns} rows={lines} rowKey={({ sku, name }) => `${sku} ${name}`} />
}
