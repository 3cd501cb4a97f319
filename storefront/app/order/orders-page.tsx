import { order, orderStates } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
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
import { buildParameters, recordQueryIn, recordWindow, refusedList } from '../api-client/record-page.ts'
import { apiContext } from '../api-client/context.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import { recordQuery } from '@pasok/ui/records/record-query.ts'
import { listedOrder, OrdersTable } from './orders-table.tsx'
import type { Route } from './+types/orders-page'
import { orderStateLabels } from '@pasok/words'

const HERE = '/account/orders'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const query = recordQueryIn(url.searchParams, orderStates)
  const { status, body } = await context.get(apiContext)(order.listOrders, {
    query: buildParameters(query, 'placed'),
  })
  if (!('data' in body)) throw refusedList(status, url.pathname, query)
  return {
    orders: body.data.records.map(listedOrder),
    ...recordWindow(body.data, query),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => account_orders(),
  queryIn: ({ query }) => recordQuery(query),
}

/** `/account/orders` */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const link = useLink()
  return (
    <RecordList
      to={link(HERE)}
      window={loaderData}
      words={{
        filter: order_filter(),
        search: order_search(),
        day: order_placed(),
        count: order_count,
        noneFound: order_none_found(),
      }}
      states={orderStateLabels}
      empty={
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
      }
    >
      <OrdersTable orders={loaderData.orders} />
    </RecordList>
  )
}
