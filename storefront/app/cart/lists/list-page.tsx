import { lists } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  lists_all,
  lists_empty,
  lists_empty_help,
  lists_read_only,
  lists_total,
  lists_without_price,
} from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { canBuy } from '../../identity/can-buy.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { parseId } from '../../routing/parse-id.ts'
import { notFound } from '../../routing/not-found.ts'
import { isBuilt } from '../../routing/paths.ts'
import { parsePage } from '../../routing/query.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { pageQuery } from '@pasok/ui/records/line-range.tsx'
import { readPage } from '../../api-client/read-page.ts'
import { PAGE_FIELD } from '@pasok/ui/kit/pagination.tsx'
import { rupiahText } from '@pasok/words'
import { AddedLines } from './added-lines.tsx'
import { AddLineForm } from './add-line-form.tsx'
import { takeListAction } from './list-action.ts'
import { ListLines } from './list-lines.tsx'
import { listFacts } from './lists-table.tsx'
import { shownLine } from './shown-line.ts'
import type { Route } from './+types/list-page'

const CART = '/shop/cart'

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const read = await readPage(
    parsePage(url.searchParams),
    async (query) => {
      const { body } = await context.get(apiContext)(lists.showList, { params: { id: params.id }, query })
      return 'data' in body ? body.data.record : undefined
    },
    ({ line_count }) => line_count,
  )
  if (!read) throw notFound('route')
  const { lines, ...list } = read.record
  return {
    list,
    lines: lines.map(shownLine),
    range: read.shownLines,
    canBuy: canBuy(context.get(profileContext)),
    /** Names one press of the button that adds all: sent twice, it adds once. */
    key: crypto.randomUUID(),
    hasCartPage: isBuilt(CART),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ list }) => list.name,
  queryIn: ({ range }) => pageQuery(range.page),
}

/** Changes the lines, or adds them to the cart. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const outcome = await takeListAction(context.get(apiContext), id, form)
  if ('refused' in outcome) return data({ ...outcome, added: undefined }, { status: outcome.refused.status })
  if ('added' in outcome) return data({ added: outcome.added, refused: undefined, values: undefined })
  const page = parseId(fieldText(form, PAGE_FIELD)) ?? parsePage(url.searchParams)
  throw redirect(withFlash(outcome.flash, url.pathname + pageQuery(page)), 303)
}

/** Changes by others are shown, and their version is sent with the next form. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

/** `/account/lists/{id}` */
export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, lines, range, canBuy: hasCart, key, hasCartPage } = loaderData
  const link = useLink()
  const refused = actionData?.refused
  const what = actionData?.values?.['do']?.split(':', 1)[0]
  const isOfLines = what !== undefined && what !== 'add'
  return (
    <>
      <p className="text-[13px] text-ink-soft">{listFacts(list).join(' · ')}</p>
      <p>
        <Link to={link('/account/lists')} className="inline-flex min-h-11 items-center underline lg:min-h-8">
          {lists_all()}
        </Link>
      </p>
      {!list.can_change && <p className="text-ink-soft">{lists_read_only()}</p>}
      {(!list.can_change || (lines.length === 0 && isOfLines)) && (
        <FormAlert result={refused} className="mt-4" />
      )}
      {lines.length === 0 ? (
        <div className="mt-4">
          <p className="font-semibold">{lists_empty()}</p>
          {list.can_change && <p className="text-ink-soft">{lists_empty_help()}</p>}
        </div>
      ) : (
        <>
          <ListLines
            list={list}
            lines={lines}
            range={range}
            result={isOfLines ? refused : undefined}
            values={isOfLines ? actionData?.values : undefined}
            cartKey={hasCart ? key : undefined}
          >
            <p>
              {lists_total()}: <strong className="tabular-nums">{rupiahText(list.amount_untaxed)}</strong>
              {list.lines_without_price > 0 && (
                <span className="text-ink-soft">
                  , {lists_without_price(counted(list.lines_without_price))}
                </span>
              )}
            </p>
          </ListLines>
          {actionData?.added && (
            <AddedLines added={actionData.added} cart={hasCartPage ? link(CART) : undefined} />
          )}
        </>
      )}
      {list.can_change && (
        <AddLineForm
          to={link(`/account/lists/${list.id}`)}
          result={what === 'add' ? refused : undefined}
          values={what === 'add' ? actionData?.values : undefined}
        />
      )}
    </>
  )
}
