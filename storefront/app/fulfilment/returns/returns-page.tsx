import { returns, returnStates, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  return_count,
  return_day,
  return_filter,
  return_none,
  return_none_found,
  return_none_help,
  return_number,
  return_order,
  return_orders,
  return_search,
  return_state,
  return_title,
  return_wanted,
} from '~words'
import { apiContext } from '../../api-client/context.ts'
import { buildParameters, recordQueryIn, recordWindow, refusedList } from '../../api-client/record-page.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { RecordLink } from '@pasok/ui/records/record-link.tsx'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import { recordQuery } from '@pasok/ui/records/record-query.ts'
import type { Route } from './+types/returns-page'
import { returnStateLabels, returnWishLabels } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'
import { ReturnBadge } from '@pasok/ui/records/fulfilment/return-badge.tsx'

const HERE = '/account/returns'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const query = recordQueryIn(url.searchParams, returnStates)
  const { status, body } = await context.get(apiContext)(returns.listReturns, {
    query: buildParameters(query, 'requested'),
  })
  if (!('data' in body)) throw refusedList(status, url.pathname, query)
  return { records: body.data.records, ...recordWindow(body.data, query) }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => return_title(),
  queryIn: ({ query }) => recordQuery(query),
}

/** `/account/returns` */
export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  const link = useLink()
  return (
    <RecordList
      to={link(HERE)}
      window={loaderData}
      words={{
        filter: return_filter(),
        search: return_search(),
        day: return_day(),
        count: return_count,
        noneFound: return_none_found(),
      }}
      states={returnStateLabels}
      empty={
        <>
          <p className="font-semibold">{return_none()}</p>
          <p className="text-ink-soft">{return_none_help()}</p>
          <p className="mt-4">
            <Link to={link('/account/orders')} className="button min-h-11">
              {return_orders()}
            </Link>
          </p>
        </>
      }
    >
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
          {loaderData.records.map((one) => (
            <tr key={one.id}>
              <RecordLink to={link(`${HERE}/${one.id}`)} number={one.number} />
              <td data-label={return_order()}>
                <Link to={link(`/account/orders/${one.order.id}`)}>{one.order.number}</Link>
              </td>
              <td data-label={return_state()}>
                <ReturnBadge state={one.state} />
              </td>
              <td data-label={return_wanted()}>{labelText(returnWishLabels[one.wish])}</td>
              <td data-label={return_day()}>{formatDay(one.requested_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordList>
  )
}
