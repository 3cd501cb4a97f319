import { PAGE_SIZE, returns } from '@pasok/contract'
import { Link } from 'react-router'
import {
  return_day,
  return_none,
  return_none_help,
  return_number,
  return_order,
  return_orders,
  return_state,
  return_title,
  return_wanted,
} from '~words'
import { apiContext } from '../../api-client/context.ts'
import { pageOf } from '../../routing/query.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { dayOf } from '../../ui/day.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { ReturnBadge, wishNames } from './return-states.tsx'
import type { Route } from './+types/returns-page'

const HERE = '/account/returns'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = pageOf(url.searchParams)
  const { status, body } = await context.get(apiContext)(returns.listReturns, {
    query: { page: String(page) },
  })
  if (!('data' in body)) throw new Response(null, { status })
  return { records: body.data.records, total: body.data.total, page }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => return_title(),
  queryIn: ({ page }) => (page > 1 ? `?page=${page}` : ''),
}

/** `/account/returns` */
export default function ReturnsPage({ loaderData: { records, total, page } }: Route.ComponentProps) {
  const link = useLink()
  if (total === 0)
    return (
      <>
        <p className="font-semibold">{return_none()}</p>
        <p className="text-ink-soft">{return_none_help()}</p>
        <p className="mt-4">
          <Link to={link('/account/orders')} className="button min-h-11">
            {return_orders()}
          </Link>
        </p>
      </>
    )
  return (
    <>
      <table className="record-table">
        <thead>
          <tr>
            <th>{return_number()}</th>
            <th>{return_order()}</th>
            <th>{return_state()}</th>
            <th>{return_wanted()}</th>
            <th>{return_day()}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((one) => (
            <tr key={one.id}>
              <RecordLink to={`${HERE}/${one.id}`} number={one.number} />
              <td data-label={return_order()}>
                <Link to={link(`/account/orders/${one.order.id}`)}>{one.order.number}</Link>
              </td>
              <td data-label={return_state()}>
                <ReturnBadge state={one.state} />
              </td>
              <td data-label={return_wanted()}>{wishNames[one.wish]()}</td>
              <td data-label={return_day()}>{dayOf(one.requested_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        addressOf={(at) => link(HERE) + (at > 1 ? `?page=${at}` : '')}
      />
    </>
  )
}
