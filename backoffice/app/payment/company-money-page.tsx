import {
  can,
  formatDay,
  jakartaDay,
  LONGEST_MESSAGE,
  paymentStaff,
  readRupiah,
  type AccountBalance,
  type CompanyMoney,
  type HeldMoney,
  type OpenDocument,
} from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { Field, FormContext } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { heldMoneyLabels, rupiahText } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useActionData } from 'react-router'
import {
  admin_amount_received,
  admin_balance_now,
  admin_balance_signs,
  admin_company_money,
  admin_correct,
  admin_correct_what,
  admin_corrected,
  admin_free,
  admin_held,
  admin_held_for_orders,
  admin_held_on_account,
  admin_held_money,
  admin_in_review,
  admin_no_open_documents,
  admin_on_its_way_back,
  admin_open_amount,
  admin_open_documents,
  admin_overdue,
  admin_owed,
  admin_payee_bank,
  admin_payee_holder,
  admin_payee_number,
  admin_reason,
  admin_reason_for_buyer,
  admin_record_transfer,
  admin_refund_ask,
  admin_refund_most,
  admin_refunds,
  admin_see_invoices,
  admin_transferred_on,
  admin_transfers,
  admin_typed_amount,
  admin_use_held,
  admin_use_held_what,
  balance_document,
  balance_shown,
  invoice_amount,
  invoice_due,
  invoice_reference,
  quotation_state,
} from '~words'
import { Answered } from '../resource/answered.tsx'
import { approvalPart, FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { ShownRecord } from '../resource/shown-record.tsx'
import { typedAmount } from '../resource/typed-amount.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'
import { AllocationFields } from './allocation-fields.tsx'
import { findAllocationField, typedAllocations } from './allocations.ts'
import { billingForm, creditForm, CreditTerms } from './company-credit.tsx'
import { CompanyStatement } from './company-statement.tsx'
import { DocumentLink } from './document-link.tsx'
import { HeldRefundBadge } from './payment-badges.tsx'

/** Records, uses, corrects and refunds money of the company; sets its terms. */
export const action = recordAction({
  transfer: {
    route: paymentStaff.recordTransfer,
    send: (typed) => ({
      idempotencyKey: typed['key'] ?? '',
      body: {
        company_id: Number(typed['company_id']),
        transferred_on: typed['transferred_on'],
        amount: typedAmount(typed['amount']),
        reference: typed['reference'] ?? '',
        allocations: typedAllocations(typed),
      },
    }),
    findField: findAllocationField,
  },
  use: {
    route: paymentStaff.useHeldMoney,
    send: (typed) => ({
      idempotencyKey: typed['key'] ?? '',
      body: { allocations: typedAllocations(typed) },
    }),
    findField: findAllocationField,
  },
  correct: {
    route: paymentStaff.correctTransfer,
    params: ({ transfer = '' }) => ({ id: transfer }),
    send: ({ reason = '' }) => ({ body: { reason } }),
  },
  refund: {
    route: paymentStaff.requestHeldRefund,
    send: (typed) => ({
      idempotencyKey: typed['key'] ?? '',
      body: {
        ...(typed['order_id'] !== undefined && { order_id: Number(typed['order_id']) }),
        ...(typed['invoice_id'] !== undefined && { invoice_id: Number(typed['invoice_id']) }),
        amount: typedAmount(typed['amount']),
        reason: typed['reason'] ?? '',
        payee: {
          bank: typed['bank'] ?? '',
          number: typed['number'] ?? '',
          holder: typed['holder'] ?? '',
        },
        ...approvalPart(typed),
      },
    }),
    findField: (part) => part.replace(/^payee\./, ''),
  },
  credit: creditForm,
  billing: billingForm,
})

/** `/admin/companies/{id}/money` */
export function Component() {
  return (
    <ShownRecord path="/companies/money" route={paymentStaff.showCompanyMoney}>
      {(money) => <CompanyMoneyPage money={money} />}
    </ShownRecord>
  )
}

function CompanyMoneyPage({ money }: { readonly money: CompanyMoney }) {
  const outcome = useActionData<RecordOutcome>()
  const { data: staff } = useSuspenseQuery(self)
  const canManage = can(staff, 'manageMoney')
  const { company } = money
  const id = String(company.id)
  return (
    <>
      <PageTitle title={admin_company_money({ name: company.name })}>
        <Link to={`/invoices?company_id=${id}`}>{admin_see_invoices()}</Link>
      </PageTitle>
      <Answered route={paymentStaff.findOpenDocuments} input={{ query: { company_id: id } }}>
        {({ records, total }) => (
          <>
            {canManage && <Commands money={money} documents={records} outcome={outcome} />}
            <div className="grid gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
              <Answered route={paymentStaff.showStaffBalance} input={{ params: { id } }}>
                {({ record }) => <BalanceFacts balance={record} money={money} />}
              </Answered>
              <OpenDocuments documents={records} total={total} />
            </div>
          </>
        )}
      </Answered>
      <div className="mt-8 grid gap-8">
        <Answered route={paymentStaff.showStaffBalance} input={{ params: { id } }}>
          {({ record }) => <HeldFor balance={record} canManage={canManage} outcome={outcome} />}
        </Answered>
        <Transfers transfers={money.transfers} canManage={canManage} outcome={outcome} />
        <Refunds refunds={money.refunds} canManage={canManage} />
        <CreditTerms companyId={company.id} canManage={canManage} outcome={outcome} />
        <CompanyStatement companyId={company.id} />
      </div>
    </>
  )
}

interface CommandsProps {
  readonly money: CompanyMoney
  readonly documents: readonly OpenDocument[]
  readonly outcome: RecordOutcome
}

function Commands({ money: { company, held_on_account }, documents, outcome }: CommandsProps) {
  return (
    <div className="my-4 flex flex-wrap gap-3">
      <FormDialog
        name={admin_record_transfer()}
        facts={{ do: 'transfer', company_id: company.id }}
        values={{ transferred_on: jakartaDay(new Date()) }}
        outcome={outcome}
        isMain
        isWide
      >
        <TransferFields documents={documents} />
      </FormDialog>
      {held_on_account > 0 && documents.length > 0 && (
        <FormDialog
          name={admin_use_held()}
          what={admin_use_held_what({ amount: rupiahText(held_on_account) })}
          facts={{ do: 'use' }}
          outcome={outcome}
          isWide
        >
          <AllocationFields documents={documents} amount={held_on_account} />
        </FormDialog>
      )}
    </div>
  )
}

/** Money that finance saw on a bank account, and what it is for. */
function TransferFields({ documents }: { readonly documents: readonly OpenDocument[] }) {
  const { values } = use(FormContext)
  const [typed, setTyped] = useState(values['amount'] ?? '')
  const amount = readRupiah(typed)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field name="amount" label={admin_amount_received()} hint={admin_typed_amount()} half>
          {(control) => (
            <input
              {...control}
              defaultValue={undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <DateField name="transferred_on" label={admin_transferred_on()} half />
        <TextField name="reference" label={invoice_reference()} half optional maxLength={200} />
      </div>
      <AllocationFields
        documents={documents}
        amount={typeof amount === 'number' ? amount : undefined}
        isRestHeld
      />
    </>
  )
}

interface BalanceProps {
  readonly balance: AccountBalance
  readonly money: CompanyMoney
}

function BalanceFacts({ balance, money }: BalanceProps) {
  const amountOrNothing = (amount: number) => (amount === 0 ? '' : rupiahText(amount))
  return (
    <section>
      <Facts
        facts={[
          [admin_owed(), rupiahText(balance.owed)],
          [admin_overdue(), amountOrNothing(balance.overdue)],
          [admin_held(), rupiahText(balance.held)],
          [admin_held_for_orders(), amountOrNothing(money.held_for_orders)],
          [admin_held_on_account(), amountOrNothing(money.held_on_account)],
          [admin_in_review(), amountOrNothing(money.in_review)],
          [admin_on_its_way_back(), amountOrNothing(money.on_its_way_back)],
          [admin_balance_now(), <strong key="balance">{rupiahText(balance.balance)}</strong>],
        ]}
      />
      <p className="mt-1 text-[13px] text-ink-soft">{admin_balance_signs()}</p>
    </section>
  )
}

interface OpenProps {
  readonly documents: readonly OpenDocument[]
  readonly total: number
}

function OpenDocuments({ documents, total }: OpenProps) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_open_documents()}</h2>
      {documents.length === 0 ? (
        <p>{admin_no_open_documents()}</p>
      ) : (
        <RecordTable
          rows={documents}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          columns={[
            {
              title: balance_document(),
              isName: true,
              show: (document) => <DocumentLink document={document} />,
            },
            { title: invoice_due(), show: ({ due_on }) => (due_on === undefined ? '' : formatDay(due_on)) },
            { title: admin_open_amount(), show: ({ amount_due }) => rupiahText(amount_due), isAmount: true },
          ]}
        />
      )}
      {total > documents.length && <p>{balance_shown({ shown: documents.length, total })}</p>}
    </section>
  )
}

interface HeldProps {
  readonly balance: AccountBalance
  readonly canManage: boolean
  readonly outcome: RecordOutcome
}

function HeldFor({ balance: { held_for, held_total }, canManage, outcome }: HeldProps) {
  if (held_for.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_held_money()}</h2>
      <RecordTable
        rows={held_for}
        rowKey={({ kind, document }) => `${kind} ${document?.kind} ${document?.id}`}
        columns={[
          {
            title: balance_document(),
            isName: true,
            show: ({ kind, document }) => (
              <>
                {labelText(heldMoneyLabels[kind])} {document && <DocumentLink document={document} />}
              </>
            ),
          },
          { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
          { title: admin_free(), show: ({ available }) => rupiahText(available), isAmount: true },
          ...(canManage
            ? [
                {
                  title: admin_refund_ask(),
                  show: (held: HeldMoney) =>
                    held.available > 0 && <RefundDialog held={held} outcome={outcome} />,
                },
              ]
            : []),
        ]}
      />
      {held_total > held_for.length && <p>{balance_shown({ shown: held_for.length, total: held_total })}</p>}
    </section>
  )
}

/** The document that a refund of held money is of; nothing for money of the company itself. */
const refundFacts = ({ document }: HeldMoney) => {
  if (document === undefined) return {}
  return document.kind === 'order' ? { order_id: document.id } : { invoice_id: document.id }
}

function RefundDialog({ held, outcome }: { readonly held: HeldMoney; readonly outcome: RecordOutcome }) {
  return (
    <FormDialog
      name={admin_refund_ask()}
      facts={{ do: 'refund', of: `${held.kind}-${held.document?.id ?? ''}`, ...refundFacts(held) }}
      values={{ amount: String(held.available) }}
      outcome={outcome}
      isDanger
    >
      <TextField
        name="amount"
        label={invoice_amount()}
        hint={admin_refund_most({ amount: rupiahText(held.available) })}
        isNumeric
        maxLength={40}
      />
      <TextField name="bank" label={admin_payee_bank()} maxLength={100} />
      <TextField name="number" label={admin_payee_number()} isNumeric maxLength={40} />
      <TextField name="holder" label={admin_payee_holder()} maxLength={100} />
      <TextField name="reason" label={admin_reason_for_buyer()} rows={2} maxLength={LONGEST_MESSAGE} />
    </FormDialog>
  )
}

interface TransfersProps {
  readonly transfers: CompanyMoney['transfers']
  readonly canManage: boolean
  readonly outcome: RecordOutcome
}

function Transfers({ transfers, canManage, outcome }: TransfersProps) {
  if (transfers.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_transfers()}</h2>
      <RecordTable
        rows={transfers}
        rowKey={({ id }) => id}
        columns={[
          {
            title: admin_transferred_on(),
            isName: true,
            show: ({ transferred_on }) => formatDay(transferred_on),
          },
          {
            title: invoice_reference(),
            show: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
          },
          { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
          {
            title: admin_correct(),
            show: ({ id, amount, transferred_on, correction }) =>
              correction
                ? admin_corrected({ day: formatDay(correction.at), reason: correction.reason })
                : canManage && (
                    <FormDialog
                      name={admin_correct()}
                      label={`${admin_correct()}: ${formatDay(transferred_on)}, ${rupiahText(amount)}`}
                      what={admin_correct_what()}
                      facts={{ do: 'correct', transfer: id }}
                      outcome={outcome}
                      isDanger
                    >
                      <TextField name="reason" label={admin_reason()} rows={2} maxLength={LONGEST_MESSAGE} />
                    </FormDialog>
                  ),
          },
        ]}
      />
    </section>
  )
}

function Refunds({
  refunds,
  canManage,
}: {
  readonly refunds: CompanyMoney['refunds']
  readonly canManage: boolean
}) {
  if (refunds.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">
        {canManage ? <Link to="/refunds">{admin_refunds()}</Link> : admin_refunds()}
      </h2>
      <RecordTable
        rows={refunds}
        rowKey={({ id }) => id}
        columns={[
          {
            title: quotation_state(),
            isName: true,
            show: ({ state }) => <HeldRefundBadge state={state} />,
          },
          {
            title: balance_document(),
            show: ({ document }) =>
              document ? <DocumentLink document={document} /> : labelText(heldMoneyLabels.account),
          },
          { title: admin_reason(), show: ({ reason, refusal }) => refusal || reason },
          {
            title: admin_transferred_on(),
            show: ({ transferred_on }) => (transferred_on === undefined ? '' : formatDay(transferred_on)),
          },
          { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
        ]}
      />
    </section>
  )
}
