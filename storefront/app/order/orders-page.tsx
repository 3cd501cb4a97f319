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
} from '~words'
import { apiContext } from '../api-client/context.ts'
import { keywordOf, pageOf } from '../routing/query.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { counted } from '../ui/counted.ts'
import { RecordList } from '../ui/record-list.tsx'
import { recordQuery } from '../ui/record-query.ts'
import { orderStateNames } from './order-states.tsx'
import { listedOrder, OrdersTable } from './orders-table.tsx'
import type { Route } from './+types/orders-page'

const HERE = '/account/orders'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const query = url.searchParams
  const state = orderStates.find((one) => one === query.get('state'))
  const keyword = keywordOf(query)
  const page = pageOf(query)
  const { status, body } = await context.get(apiContext)(order.listOrders, {
    query: { page: String(page), ...(state && { state }), ...(keyword !== '' && { keyword }) },
  })
  if (!('data' in body)) throw new Response(null, { status })
  return {
    orders: body.data.records.map(listedOrder),
    total: body.data.total,
    hasMore: !body.data.is_total_exact,
    shown: { state: state ?? '', keyword, page },
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => account_orders(),
  queryIn: ({ shown }) => recordQuery(shown),
}

/** `/account/orders` */
export default function OrdersPage({ loaderData: { orders, total, hasMore, shown } }: Route.ComponentProps) {
  const link = useLink()
  if (total === 0 && shown.state === '' && shown.keyword === '')
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
      states={orderStates.map((state) => [state, orderStateNames[state][0]()])}
      shown={shown}
      total={total}
      pageSize={PAGE_SIZE}
      count={total === 0 ? order_none_found() : order_count(counted(total, hasMore))}
    >
      <OrdersTable orders={orders} />
    </RecordList>
  )
}
