import { formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  account_orders,
  home_all_clear,
  home_arriving,
  home_checkouts,
  home_drafts,
  home_lists,
  home_lists_all,
  home_offers_waiting,
  home_overdue,
  home_questions,
  home_receipts,
  home_send_back,
  home_waiting,
  home_waiting_failed,
  home_welcome,
  lists_count,
  order_again,
  order_all,
  order_name,
} from '~words'
import { AddedLines } from '../cart/lists/added-lines.tsx'
import type { ReorderOutcome } from '../order/order-action.ts'
import { useLink } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import type { LoadedMemberHome } from './load-member-home.ts'

const onward = 'inline-flex min-h-11 items-center underline lg:min-h-8'

interface Props {
  readonly home: LoadedMemberHome
  /** The address of the page, whose action orders again. */
  readonly rest: '/' | '/home-two'
  readonly reordered?: ReorderOutcome | undefined
}

/** A member's own part of the home page: what waits for them, their last orders and their lists. */
export default function MemberHome({ home, rest, reordered }: Props) {
  const link = useLink()
  const { offers, checkouts, questions, drafts, receipts, sendBack, overdue, arriving } = home.waiting
  const waiting = [
    { count: offers, text: home_offers_waiting, to: '/account/quotation?state=quoted' },
    { count: checkouts, text: home_checkouts, to: '/account/quotation?state=quoted' },
    { count: questions, text: home_questions, to: '/account/quotation?state=info_requested' },
    { count: drafts, text: home_drafts, to: '/account/quotation?state=draft' },
    { count: receipts, text: home_receipts, to: '/account/trackorder?state=delivered' },
    { count: sendBack, text: home_send_back, to: '/account/returns?state=approved' },
    { count: overdue, text: home_overdue, to: '/account/invoices?state=overdue' },
    { count: arriving, text: home_arriving, to: '/account/trackorder?state=out_for_delivery' },
  ]
  const isPartial = waiting.some(({ count }) => count === undefined)
  const entries = waiting.flatMap(({ count = 0, ...entry }) => (count > 0 ? [{ ...entry, count }] : []))
  return (
    <section aria-labelledby="own" className="border-b border-line bg-surface">
      <div className="frame py-5">
        <h2 id="own" className="text-xl">
          {home_welcome({ name: home.name })}
        </h2>
        {reordered?.refused && (
          <div id="added">
            <FormAlert result={reordered.refused} className="mt-3" />
          </div>
        )}
        {reordered?.added && <AddedLines added={reordered.added} cart={link('/shop/cart')} />}
        <div className="mt-3 grid gap-6 md:grid-cols-3">
          <section aria-labelledby="waiting">
            <h3 id="waiting" className="font-semibold">
              {home_waiting()}
            </h3>
            {isPartial && <p className="mt-1">{home_waiting_failed()}</p>}
            {entries.length === 0 && !isPartial && <p className="mt-1 text-ink-soft">{home_all_clear()}</p>}
            {entries.length > 0 && (
              <ul>
                {entries.map(({ count, text, to }) => (
                  <li key={text(counted(count))}>
                    <Link to={link(to)} className={onward}>
                      {text(counted(count))}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {home.orders.length > 0 && (
            <section aria-labelledby="again">
              <h3 id="again" className="font-semibold">
                {home.isBuyer ? order_again() : account_orders()}
              </h3>
              <ul>
                {home.orders.map(({ id, number, placed_at }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-3">
                    <span>
                      <Link to={link(`/account/orders/${id}`)} className={onward}>
                        <span className="part-number">{number}</span>
                      </Link>{' '}
                      <span className="text-[13px] text-ink-soft">{formatDay(placed_at)}</span>
                    </span>
                    {home.isBuyer && (
                      <ActionForm id={`again-${id}`} to={`${link(rest)}#added`} preventScrollReset>
                        <input type="hidden" name="order" value={id} />
                        <input type="hidden" name="key" value={`${home.key}-${id}`} />
                        <SubmitButton className={onward}>
                          {order_again()}
                          <span className="sr-only"> ({order_name({ number })})</span>
                        </SubmitButton>
                      </ActionForm>
                    )}
                  </li>
                ))}
              </ul>
              <Link to={link('/account/orders')} className={onward}>
                {order_all()}
              </Link>
            </section>
          )}
          {home.lists.length > 0 && (
            <section aria-labelledby="lists">
              <h3 id="lists" className="font-semibold">
                {home_lists()}
              </h3>
              <ul>
                {home.lists.map(({ id, name, line_count }) => (
                  <li key={id}>
                    <Link to={link(`/account/lists/${id}`)} className={onward}>
                      <bdi>{name}</bdi>
                    </Link>{' '}
                    <span className="text-[13px] text-ink-soft">{lists_count(counted(line_count))}</span>
                  </li>
                ))}
              </ul>
              <Link to={link('/account/lists')} className={onward}>
                {home_lists_all()}
              </Link>
            </section>
          )}
        </div>
      </div>
    </section>
  )
}
