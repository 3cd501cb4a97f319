import {
  can,
  daysAfter,
  formatDay,
  jakartaDay,
  LONGEST_MESSAGE,
  MOST_JOURNAL_DAYS,
  paymentLedger,
  paymentStaff,
  type MoneyDifference,
} from '@pasok/contract'
import { RadioField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { differenceDecisionLabels, rupiahText } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import {
  admin_bank_age,
  admin_bank_lines_open,
  admin_bank_period,
  admin_company,
  admin_decide,
  admin_difference_computed,
  admin_difference_decision,
  admin_difference_stored,
  admin_differences,
  admin_differences_what,
  admin_journal_csv,
  admin_journal_xlsx,
  admin_journals,
  admin_journals_what,
  admin_ledger,
  admin_no_differences,
  admin_nothing_waits,
  admin_reason,
  admin_suspense,
  admin_suspense_what,
  admin_waits_since,
  balance_document,
  cart_total,
  invoice_amount,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../api/ask.ts'
import { Answered } from '../resource/answered.tsx'
import { DayRange } from '../resource/day-range.tsx'
import { FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'
import { CompanyLink } from './company-link.tsx'

/** Decides about sums that do not agree. */
export const action = recordAction({
  decide: {
    route: paymentStaff.decideDifference,
    params: ({ id = '' }) => ({ id }),
    send: ({ decision = '', reason = '' }) => ({ body: { decision, reason } }),
  },
})

/** `/admin/ledger`: money that waits for a decision, sums that do not agree, and the journals for the shop's own books. */
export function Component() {
  const { data: staff } = useSuspenseQuery(self)
  const outcome = useActionData<RecordOutcome>()
  const canManage = can(staff, 'manageMoney')
  return (
    <>
      <PageTitle title={admin_ledger()} />
      <div className="grid gap-8">
        {canManage && <Suspense />}
        <Differences canManage={canManage} outcome={outcome} />
        {canManage && <Journals />}
      </div>
    </>
  )
}

function Suspense() {
  const [search] = useSearchParams()
  const query = { page: search.get('page') ?? '1' }
  return (
    <section aria-labelledby="suspense">
      <h2 id="suspense" className="text-xl">
        {admin_suspense()}
      </h2>
      <p className="mb-2 max-w-3xl text-[13px] text-ink-soft">{admin_suspense_what()}</p>
      <Answered route={paymentLedger.listSuspense} input={{ query }}>
        {({ records, amount_total, bank_lines, total, page, per_page }) => (
          <>
            {records.length === 0 ? (
              <p>{admin_nothing_waits()}</p>
            ) : (
              <RecordTable
                rows={records}
                rowKey={({ attempt_id }) => attempt_id}
                columns={[
                  {
                    title: balance_document(),
                    isName: true,
                    show: ({ attempt_id, order }) => (
                      <Link to={`/payments/${attempt_id}`} className="part-number">
                        {order.number}
                      </Link>
                    ),
                  },
                  { title: admin_company(), show: ({ company }) => <CompanyLink company={company} /> },
                  {
                    title: admin_waits_since(),
                    show: ({ since, age_days }) =>
                      `${formatDay(since)} (${admin_bank_age({ days: age_days })})`,
                  },
                  { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
                ]}
                sums={[cart_total(), '', '', rupiahText(amount_total)]}
              />
            )}
            {bank_lines.total > 0 && (
              <p className="mt-2">
                <Link to="/bank-lines">
                  {admin_bank_lines_open({
                    count: bank_lines.total,
                    amount: rupiahText(Math.round(bank_lines.amount)),
                  })}
                </Link>
              </p>
            )}
            <Pagination
              page={page}
              pages={Math.ceil(total / per_page)}
              buildAddress={(to) => `/ledger?page=${to}`}
            />
          </>
        )}
      </Answered>
    </section>
  )
}

interface DifferencesProps {
  readonly canManage: boolean
  readonly outcome: RecordOutcome
}

function Differences({ canManage, outcome }: DifferencesProps) {
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="text-xl">
        {admin_differences()}
      </h2>
      <p className="mb-2 max-w-3xl text-[13px] text-ink-soft">{admin_differences_what()}</p>
      <Answered route={paymentStaff.listDifferences}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{admin_no_differences()}</p>
          ) : (
            <RecordTable
              rows={records}
              rowKey={({ id }) => id}
              columns={[
                {
                  title: balance_document(),
                  isName: true,
                  show: ({ order, invoice }) => (
                    <span className="part-number">
                      <Link to={`/orders/${order.id}`}>{order.number}</Link>{' '}
                      {invoice && <Link to={`/invoices/${invoice.id}`}>{invoice.number}</Link>}
                    </span>
                  ),
                },
                {
                  title: admin_difference_stored(),
                  show: ({ stored }) => rupiahText(stored),
                  isAmount: true,
                },
                {
                  title: admin_difference_computed(),
                  show: ({ computed }) => rupiahText(computed),
                  isAmount: true,
                },
                {
                  title: admin_difference_decision(),
                  show: (difference) => (
                    <Decision difference={difference} canManage={canManage} outcome={outcome} />
                  ),
                },
              ]}
            />
          )
        }
      </Answered>
    </section>
  )
}

interface DecisionProps extends DifferencesProps {
  readonly difference: MoneyDifference
}

function Decision({
  difference: { id, order, decision, stored, computed },
  canManage,
  outcome,
}: DecisionProps) {
  if (decision)
    return `${labelText(differenceDecisionLabels[decision.kind])} (${formatDay(decision.at)}): ${decision.reason}`
  if (!canManage) return null
  return (
    <FormDialog
      name={admin_decide()}
      label={`${admin_decide()}: ${order.number}`}
      facts={{ do: 'decide', id }}
      outcome={outcome}
    >
      <RadioField
        name="decision"
        label={admin_difference_decision()}
        choices={[
          ['ledger', `${labelText(differenceDecisionLabels.ledger)}: ${rupiahText(computed)}`],
          ['document', `${labelText(differenceDecisionLabels.document)}: ${rupiahText(stored)}`],
        ]}
      />
      <TextField name="reason" label={admin_reason()} rows={3} maxLength={LONGEST_MESSAGE} />
    </FormDialog>
  )
}

/** The days of a month, up to today's month. */
const findThisMonth = (today: string) => ({ from: `${today.slice(0, 8)}01`, to: today })

/** The journals of a period as files for the shop's own books. */
function Journals() {
  const [{ from, to }, setPeriod] = useState(() => findThisMonth(jakartaDay(new Date())))
  const query = { from, to, language: getLocale() }
  const isWhole = from !== '' && to !== '' && from <= to && to <= daysAfter(from, MOST_JOURNAL_DAYS - 1)
  return (
    <section aria-labelledby="journals">
      <h2 id="journals" className="text-xl">
        {admin_journals()}
      </h2>
      <p className="mb-2 max-w-3xl text-[13px] text-ink-soft">
        {admin_journals_what({ days: MOST_JOURNAL_DAYS })}
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <DayRange
          title={admin_bank_period()}
          from={from}
          to={to}
          onChange={(end, day) => setPeriod((before) => ({ ...before, [end]: day }))}
        />
        {isWhole && (
          <p className="flex flex-wrap gap-x-4">
            <a href={apiAddress(paymentLedger.downloadJournals, { query })} className="underline">
              {admin_journal_csv()}
            </a>
            <a href={apiAddress(paymentLedger.downloadJournalWorkbook, { query })} className="underline">
              {admin_journal_xlsx()}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
