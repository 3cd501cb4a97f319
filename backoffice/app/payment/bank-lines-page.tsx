import {
  bankLineStates,
  formatDay,
  LONGEST_MESSAGE,
  paymentBank,
  type BankLine,
  type BankLineState,
} from '@pasok/contract'
import { Badge, type Tone } from '@pasok/ui/kit/badge.tsx'
import { CheckboxField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { bankLineStateWords, rupiahText } from '@pasok/words'
import { useRef, useState } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import {
  admin_all,
  admin_bank_age,
  admin_bank_confirm,
  admin_bank_how,
  admin_bank_ignore,
  admin_bank_ignore_what,
  admin_bank_lines,
  admin_bank_lines_sum,
  admin_bank_more,
  admin_bank_no_proposal,
  admin_bank_of_statement,
  admin_bank_other,
  admin_bank_reopen,
  admin_bank_reopen_what,
  admin_bank_rest_held,
  admin_bank_settle,
  admin_bank_statements,
  admin_nothing_yet,
  admin_reason,
} from '~words'
import { Answered } from '../resource/answered.tsx'
import { FormDialog, FormFactsFields, outcomeOf } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { useAccepted } from '../resource/use-accepted.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { allocationField, findAllocationField, typedAllocations } from './allocations.ts'
import { CompanyAllocation } from './company-allocation.tsx'
import { CompanyLink } from './company-link.tsx'

const lineId = ({ id = '' }: Readonly<Record<string, string>>) => ({ id })

/** Decides what a line is, or opens it again. */
export const action = recordAction({
  settle: {
    route: paymentBank.settleBankLine,
    params: lineId,
    send: (typed) => {
      const { company_id, proof_id, transfer_id } = typed
      return {
        idempotencyKey: typed['key'] ?? '',
        body: {
          ...(proof_id !== undefined
            ? { proof_id: Number(proof_id) }
            : transfer_id !== undefined
              ? { transfer_id: Number(transfer_id) }
              : {
                  ...(company_id !== undefined && company_id !== '' && { company_id: Number(company_id) }),
                  allocations: typedAllocations(typed),
                }),
          confirmed: typed['confirmed'] === 'true',
        },
      }
    },
    findField: findAllocationField,
  },
  ignore: {
    route: paymentBank.ignoreBankLine,
    params: lineId,
    send: ({ reason = '' }) => ({ body: { reason } }),
  },
  reopen: { route: paymentBank.reopenBankLine, params: lineId, send: () => ({}) },
})

const tones: Record<BankLineState, Tone> = {
  open: 'due',
  posted: 'good',
  linked: 'good',
  ignored: 'over',
  outgoing: 'over',
}

/** What a filter shows of all states is called so in the address. */
const ALL = 'all'

/** `/admin/bank-lines`: lines of bank statements, at first those that are open. */
export function Component() {
  const [search] = useSearchParams()
  const state = search.get('state') ?? 'open'
  const statement = search.get('statement_id')
  const query = {
    page: search.get('page') ?? '1',
    ...(state !== ALL && { state }),
    ...(statement !== null && { statement_id: statement }),
  }
  const buildAddress = (changes: Readonly<Record<string, string>>) =>
    `/bank-lines?${new URLSearchParams({ state, ...(statement !== null && { statement_id: statement }), ...changes })}`
  const outcome = useActionData<RecordOutcome>()
  return (
    <>
      <PageTitle title={admin_bank_lines()}>
        <Link to="/bank-statements" className="button button-quiet min-h-11">
          {admin_bank_statements()}
        </Link>
      </PageTitle>
      <nav aria-label={admin_bank_lines()}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {[...bankLineStates, ALL].map((one) => (
            <li key={one}>
              <Link
                to={buildAddress({ state: one })}
                aria-current={one === state ? 'true' : undefined}
                className="inline-flex min-h-10 items-center aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
              >
                {one === ALL ? admin_all() : labelText(bankLineStateWords[one as BankLineState])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {statement !== null && (
        <p className="my-2">
          {admin_bank_of_statement()}{' '}
          <Link to={`/bank-lines?${new URLSearchParams({ state })}`} className="underline">
            {admin_all()}
          </Link>
        </p>
      )}
      <Answered route={paymentBank.listBankLines} input={{ query }}>
        {({ records, total, amount_total, page, per_page }) => (
          <>
            <p role="status" className="my-2 text-[13px] text-ink-soft">
              {total === 0
                ? admin_nothing_yet()
                : admin_bank_lines_sum({ count: total, amount: bankAmountText(amount_total) })}
            </p>
            {records.some(({ proposals }) => proposals.length > 0) && (
              <p className="mb-3 max-w-3xl text-[13px] text-ink-soft">{admin_bank_how()}</p>
            )}
            <Lines lines={records} outcome={outcome} />
            <Pagination
              page={page}
              pages={Math.ceil(total / per_page)}
              buildAddress={(to) => buildAddress({ page: String(to) })}
            />
          </>
        )}
      </Answered>
    </>
  )
}

/** Whole rupiah as everywhere; interest with its sen. */
const bankAmountText = (amount: number): string => {
  const [whole = '', sen] = Math.abs(amount).toFixed(2).split('.')
  const text = rupiahText(Number(whole))
  return `${amount < 0 ? '−' : ''}${text}${sen === '00' ? '' : `,${sen}`}`
}

interface LinesProps {
  readonly lines: readonly BankLine[]
  readonly outcome: RecordOutcome
}

/** After a decision the next line's first proposal has the focus, so that one key closes one line. */
function Lines({ lines, outcome }: LinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const decidedAt = useRef(0)
  useAccepted(outcome, () => {
    // Once a dialog that has sent it is closed: it gives the focus back.
    setTimeout(() => {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-settle] > button') ?? [])]
      const next = buttons.find((button) => lineOf(button) >= decidedAt.current) ?? buttons[0]
      ;(next ?? document.querySelector<HTMLElement>('h1'))?.focus()
    })
  })
  return (
    <ul
      ref={list}
      className="divide-y divide-line border-y border-line empty:border-0"
      onSubmit={({ target }) => {
        decidedAt.current = lineOf(target)
      }}
    >
      {lines.map((line, at) => (
        <li
          key={line.id}
          data-line={at}
          className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[20rem_minmax(0,1fr)]"
        >
          <LineFacts line={line} />
          {line.state === 'open' ? (
            <OpenLine line={line} outcome={outcome} />
          ) : (
            <DecidedLine line={line} outcome={outcome} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The place of the line that something stands in. */
const lineOf = (element: HTMLElement): number =>
  Number(element.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? 0)

function LineFacts({ line }: { readonly line: BankLine }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-lg font-semibold">{bankAmountText(line.amount)}</strong>
        <span>{formatDay(line.day)}</span>
      </p>
      <p className="wrap-anywhere">{line.text}</p>
      {line.reference !== '' && <p className="text-[13px] wrap-anywhere text-ink-soft">{line.reference}</p>}
      <p className="mt-1 flex flex-wrap gap-2 text-[13px] text-ink-soft">
        <Badge tone={tones[line.state]}>{line.state_name}</Badge>
        {line.state === 'open' && admin_bank_age({ days: line.age_days })}
      </p>
    </div>
  )
}

interface LineProps {
  readonly line: BankLine
  readonly outcome: RecordOutcome
}

function DecidedLine({ line, outcome }: LineProps) {
  const { id, state, company, reason } = line
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <p className="min-w-0">
        {company && <CompanyLink company={company} />}
        {reason}
      </p>
      {(state === 'ignored' || state === 'linked') && (
        <FormDialog
          name={admin_bank_reopen()}
          what={admin_bank_reopen_what()}
          facts={{ do: 'reopen', id }}
          outcome={outcome}
        />
      )}
    </div>
  )
}

function OpenLine({ line, outcome }: LineProps) {
  const { id, proposals, more_proposals, amount } = line
  const canSettle = Number.isInteger(amount) && amount > 0
  return (
    <div className="grid content-start gap-2">
      {canSettle && proposals.length === 0 && <p>{admin_bank_no_proposal()}</p>}
      {proposals.map((proposal, at) => (
        <ProposalForm
          key={proposalKey(proposal)}
          line={line}
          proposal={proposal}
          isFirst={at === 0}
          outcome={outcome}
        />
      ))}
      {more_proposals > 0 && (
        <p className="text-[13px] text-ink-soft">{admin_bank_more({ count: more_proposals })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {canSettle && (
          <FormDialog
            name={admin_bank_other()}
            facts={{ do: 'settle', id, other: 1 }}
            outcome={outcome}
            isWide
          >
            <p>
              {line.text} · <strong>{bankAmountText(amount)}</strong>
            </p>
            <CompanyAllocation amount={amount} company={proposals[0]?.company} />
            <ConfirmedField outcome={outcomeOf(outcome, { do: 'settle', id, other: 1 })} />
          </FormDialog>
        )}
        <FormDialog
          name={admin_bank_ignore()}
          what={admin_bank_ignore_what()}
          facts={{ do: 'ignore', id }}
          outcome={outcome}
        >
          <TextField name="reason" label={admin_reason()} rows={2} maxLength={LONGEST_MESSAGE} />
        </FormDialog>
      </div>
    </div>
  )
}

type Proposal = BankLine['proposals'][number]

/** What tells the proposals of a line apart, and what their forms send. */
const proposalFacts = ({ company, documents, proof_id, transfer_id }: Proposal) => {
  if (proof_id !== undefined) return { proof_id }
  if (transfer_id !== undefined) return { transfer_id }
  return {
    company_id: company.id,
    ...Object.fromEntries(documents.map((document) => [allocationField(document), document.amount])),
  }
}
const proposalKey = (proposal: Proposal): string => JSON.stringify(proposalFacts(proposal))

interface ProposalProps extends LineProps {
  readonly proposal: Proposal
  readonly isFirst: boolean
}

function ProposalForm({ line, proposal, isFirst, outcome }: ProposalProps) {
  const facts = { do: 'settle', id: line.id, ...proposalFacts(proposal) }
  const own = outcomeOf(outcome, facts)
  const { company, documents } = proposal
  const left = line.amount - documents.reduce((sum, { amount }) => sum + amount, 0)
  const errors = own && [...new Set([...Object.values(own.refused.errors).flat(), own.refused.refused])]
  /** Names this command: sent twice, it is done once. */
  const [key] = useState(() => crypto.randomUUID())
  return (
    <ActionForm
      id={`settle-${line.id}-${proposalKey(proposal).replaceAll(/\W+/g, '-')}`}
      values={own?.typed ?? {}}
      result={own?.refused}
      className="flex flex-wrap items-start gap-x-4 gap-y-1"
    >
      <FormFactsFields facts={facts} />
      <input type="hidden" name="key" value={key} />
      <span {...(isFirst && { 'data-settle': true })}>
        <SubmitButton className={`button min-h-11 ${isFirst ? '' : 'button-quiet'}`}>
          {admin_bank_settle()}
        </SubmitButton>
      </span>
      <div className="min-w-0 grow basis-60">
        <p>
          <strong className="font-semibold">{company.name}</strong>{' '}
          {documents.map(({ kind, id, number, amount, amount_due }) => (
            <span key={`${kind} ${id}`} className="mr-3">
              <Link
                to={kind === 'order' ? `/orders/${id}` : `/invoices/${id}`}
                className="part-number underline"
              >
                {number}
              </Link>{' '}
              {rupiahText(amount)}
              {amount < amount_due && ` / ${rupiahText(amount_due)}`}
            </span>
          ))}
          {proposal.proof_id === undefined && proposal.transfer_id === undefined && left > 0 && (
            <span>{admin_bank_rest_held({ amount: rupiahText(left) })}</span>
          )}
        </p>
        <p className="text-[13px] text-ink-soft">
          {proposal.confidence_name}. {proposal.why}
        </p>
        {errors && (
          <p role="alert" tabIndex={-1} className="text-danger">
            {errors.join(' ')}
          </p>
        )}
        <ConfirmedField outcome={own} />
      </div>
    </ActionForm>
  )
}

/** What looks like a mistake of whose money it is, or of its amount, is done once it is confirmed. */
function ConfirmedField({ outcome }: { readonly outcome: RecordOutcome }) {
  const isDoubted =
    outcome !== undefined &&
    ['company_id', 'proof_id', 'transfer_id'].some((name) => name in outcome.refused.errors)
  return isDoubted && <CheckboxField name="confirmed" label={admin_bank_confirm()} />
}
