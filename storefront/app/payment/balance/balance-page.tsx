import { payment, STATEMENT_FILE_ROWS, STATEMENT_PAGE } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import { data, Form, redirect } from 'react-router'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { recordQuery } from '@pasok/ui/records/record-query.ts'
import {
  balance_held,
  balance_none,
  balance_now,
  balance_overdue,
  balance_owed,
  balance_pdf,
  balance_period,
  balance_show,
  balance_signs,
  balance_statement,
  balance_title,
  balance_too_long,
  balance_xlsx,
  list_from,
  list_to,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../../api-client/ask-api.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { recordQueryIn } from '../../api-client/record-page.ts'
import { canBuy } from '../../identity/can-buy.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { PdfLinks } from '../../quotation/pdf-links.tsx'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { takeBalanceAction } from './balance-action.ts'
import { HeldMoney, heldPlace } from './held-money.tsx'
import { OpenItems } from './open-items.tsx'
import { OwnRefunds } from './own-refunds.tsx'
import { RefundForm } from './refund-form.tsx'
import { StatementTable } from './statement-table.tsx'
import type { Route } from './+types/balance-page'

const HERE = '/account/balance'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const query = recordQueryIn(url.searchParams, [])
  const { from, to, page } = query
  const [owed, refunded, stated] = await Promise.all([
    call(payment.showBalance),
    call(payment.listOwnRefunds),
    call(payment.showStatement, {
      query: { page: String(page), ...(from !== '' && { from }), ...(to !== '' && { to }) },
    }),
  ])
  if (!('data' in owed.body)) throw new Response(null, { status: owed.status })
  if (!('data' in refunded.body)) throw new Response(null, { status: refunded.status })
  if (!('data' in stated.body) && stated.status !== 400) throw new Response(null, { status: stated.status })
  const balance = owed.body.data.record
  const mayOrder = canBuy(context.get(profileContext))
  const place = url.searchParams.get('refund')
  return {
    balance,
    refunds: refunded.body.data.records,
    mayOrder,
    /** The money that a refund is requested of. */
    refunding: mayOrder
      ? balance.held_for.find((held) => held.available > 0 && heldPlace(held) === place)
      : undefined,
    /** Names one request of a refund: sent twice, it is one. */
    key: crypto.randomUUID(),
    statement: 'data' in stated.body ? stated.body.data.record : undefined,
    refused: 'data' in stated.body ? undefined : Object.values(stated.body.errors ?? {}).flat()[0],
    query,
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => balance_title(),
  queryIn: ({ refunding, query: { from, to, page } }) =>
    refunding ? `?refund=${heldPlace(refunding)}` : statementQuery({ from, to }, page),
}

/** Requests a refund of held money, or keeps it on account. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const outcome = await takeBalanceAction(context.get(apiContext), await request.formData())
  if ('flash' in outcome) throw redirect(withFlash(outcome.flash, url.pathname.replace(/\/$/, '')), 303)
  return data(outcome, { status: outcome.refused.status })
}

const statementQuery = (period: { readonly from: string; readonly to: string }, page: number): string =>
  recordQuery({ ...period, page, states: [], keyword: '', cursor: '' })

/** `/account/balance` */
export default function BalancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { balance, refunds, mayOrder, refunding, key, statement } = loaderData
  const here = useLink()(HERE)
  if (refunding)
    return (
      <RefundForm
        to={here}
        held={refunding}
        commandKey={key}
        result={actionData?.refused}
        typed={actionData?.values}
      />
    )
  const sums = [
    [balance_owed(), balance.owed],
    [balance_overdue(), balance.overdue],
    [balance_held(), balance.held],
    [balance_now(), balance.balance],
  ] as const
  return (
    <>
      <FormAlert result={actionData?.refused} className="mb-4" />
      <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {sums.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 bg-white p-3 xl:block">
            <dt className="text-[13px] text-ink-soft">{name}</dt>
            <dd className="font-figures text-lg font-semibold whitespace-nowrap">{rupiahText(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-[13px] text-ink-soft">{balance_signs()}</p>
      <OpenItems balance={balance} />
      <HeldMoney balance={balance} canMove={mayOrder} />
      <OwnRefunds refunds={refunds} />
      <section aria-labelledby="statement" className="mt-8">
        <h2 id="statement" className="mb-2 text-lg">
          {balance_statement()}
        </h2>
        <PeriodForm {...loaderData} />
        {statement && <StatementFiles statement={statement} />}
        {statement && statement.total === 0 && <p className="mb-2 text-ink-soft">{balance_none()}</p>}
        {statement && <StatementTable statement={statement} />}
        {statement && <StatementPages statement={statement} />}
      </section>
    </>
  )
}

const control = 'h-11 w-full rounded-md border border-line-strong bg-white px-3 lg:h-10'

/** The first and the last day of the statement. */
function PeriodForm({ query, statement, refused }: Pick<Loaded, 'query' | 'statement' | 'refused'>) {
  const link = useLink()
  const days = statement ?? query
  return (
    <Form
      key={`${days.from} ${days.to}`}
      action={link(HERE)}
      aria-label={balance_period()}
      className="no-print mb-4 flex flex-wrap items-end gap-3"
    >
      {(
        [
          ['from', list_from()],
          ['to', list_to()],
        ] as const
      ).map(([name, text]) => (
        <label key={name} className="grow sm:grow-0">
          <span className="block text-[13px]">{text}</span>
          <input
            type="date"
            name={name}
            defaultValue={days[name]}
            className={control}
            {...(name === 'to' &&
              refused !== undefined && { 'aria-invalid': true, 'aria-describedby': 'refused' })}
          />
        </label>
      ))}
      <button type="submit" className="button button-quiet min-h-11 lg:min-h-10">
        {balance_show()}
      </button>
      {refused !== undefined && (
        <p id="refused" role="alert" className="w-full text-danger">
          {refused}
        </p>
      )}
    </Form>
  )
}

type Stated = { readonly statement: NonNullable<Loaded['statement']> }

/** Where a statement is saved as a file, if it is not too long for one. */
function StatementFiles({ statement: { from, to, total } }: Stated) {
  if (total > STATEMENT_FILE_ROWS)
    return <p className="mb-4 text-ink-soft">{balance_too_long({ most: decimal(STATEMENT_FILE_ROWS) })}</p>
  const query = { from, to }
  return (
    <div className="mb-4">
      <DocumentLinks>
        <PdfLinks route={payment.printStatement} query={query} label={balance_pdf} />
        <a
          href={apiAddress(payment.downloadStatement, { query: { ...query, language: getLocale() } })}
          className="inline-flex min-h-11 items-center underline"
        >
          {balance_xlsx()}
        </a>
      </DocumentLinks>
    </div>
  )
}

function StatementPages({ statement: { from, to, page, total } }: Stated) {
  const link = useLink()
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / STATEMENT_PAGE)}
      buildAddress={(other) => link(HERE) + statementQuery({ from, to }, other)}
    />
  )
}
