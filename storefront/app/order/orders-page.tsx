import { LONGEST_KEYWORD, order, orderStates, PAGE_SIZE } from '@pasok/contract'
import { Link } from 'react-router'
import {
  account_orders,
  order_count,
  order_filter,
  order_none,
  order_none_found,
  order_none_help,
  order_search,
  quotation_shop,
  quotation_title,
  order_placed,
} from '~words'
import { parametersOf, recordQueryIn, recordWindow, refusedList } from '../api-client/record-page.ts'
import { apiContext } from '../api-client/context.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import { isFiltered, recordQuery } from '@pasok/ui/records/record-query.ts'
import { listedOrder, OrdersTable } from './orders-table.tsx'
import type { Route } from './+types/orders-page'
import { orderStateLabels } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'

const HERE = '/account/orders'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const shown = recordQueryIn(url.searchParams, orderStates)
  const { status, body } = await context.get(apiContext)(order.listOrders, {
    query: parametersOf(shown, 'placed'),
  })
  if (!('data' in body)) throw refusedList(status, url.pathname, shown)
  return {
    orders: body.data.records.map(listedOrder),
    ...recordWindow(body.data, shown),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => account_orders(),
  queryIn: ({ shown }) => recordQuery(shown),
}

/** `/account/orders` */
export default function OrdersPage({
  loaderData: { orders, total, hasMore, cursors, shown },
}: Route.ComponentProps) {
  const link = useLink()
  if (total === 0 && !isFiltered(shown))
    return (
      <>
        <p className="font-semibold">{order_none()}</p>
        <p className="text-ink-soft">{order_none_help()}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Link to={link('/shop')} className="button min-h-11">
            {quotation_shop()}
          </Link>
          <Link to={link('/account/quotation')} className="button button-quiet min-h-11">
            {quotation_title()}
          </Link>
        </p>
      </>
    )
  return (
    <RecordList
      to={link(HERE)}
      label={order_filter()}
      keywordLabel={order_search()}
      longest={LONGEST_KEYWORD}
      states={orderStates.map((state) => [state, labelText(orderStateLabels[state])])}
      dayLabel={order_placed()}
      shown={shown}
      total={total}
      pageSize={PAGE_SIZE}
      hasMore={hasMore}
      cursors={cursors}
      count={total === 0 ? order_none_found() : order_count(counted(total, hasMore))}
    >
      <OrdersTable orders={orders} />
    </RecordList>
  )
}
