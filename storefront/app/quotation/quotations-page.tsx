import { quotation, quotationStates } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  cart_view,
  quotation_count,
  quotation_filter,
  quotation_none,
  quotation_none_found,
  quotation_none_help,
  quotation_search,
  quotation_shop,
  quotation_title,
  quotation_upload,
  quotation_date,
} from '~words'
import { buildParameters, recordQueryIn, recordWindow, refusedList } from '../api-client/record-page.ts'
import { apiContext, profileContext } from '../api-client/context.ts'
import { isBuilt } from '../routing/paths.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import { recordQuery } from '@pasok/ui/records/record-query.ts'
import { listedQuotation, QuotationsTable } from './quotations-table.tsx'
import type { Route } from './+types/quotations-page'
import { canBuy } from '../identity/can-buy.ts'
import { quotationStateLabels } from '@pasok/words'

const HERE = '/account/quotation'
const UPLOAD = '/account/quotation/upload'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const query = recordQueryIn(url.searchParams, quotationStates)
  const { status, body } = await context.get(apiContext)(quotation.listQuotations, {
    query: buildParameters(query, 'created'),
  })
  if (!('data' in body)) throw refusedList(status, url.pathname, query)
  const mayOrder = canBuy(context.get(profileContext))
  return {
    quotations: body.data.records.map(listedQuotation),
    ...recordWindow(body.data, query),
    mayOrder,
    hasUpload: mayOrder && isBuilt(UPLOAD),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => quotation_title(),
  queryIn: ({ query }) => recordQuery(query),
}

/** `/account/quotation` */
export default function QuotationsPage({ loaderData }: Route.ComponentProps) {
  const { quotations, mayOrder, hasUpload } = loaderData
  const link = useLink()
  const upload = hasUpload && (
    <Link to={link(UPLOAD)} className="button button-quiet min-h-11">
      {quotation_upload()}
    </Link>
  )
  return (
    <RecordList
      to={link(HERE)}
      window={loaderData}
      words={{
        filter: quotation_filter(),
        search: quotation_search(),
        day: quotation_date(),
        count: quotation_count,
        noneFound: quotation_none_found(),
      }}
      states={quotationStateLabels}
      above={upload && <p className="no-print mb-4">{upload}</p>}
      empty={
        <>
          <p className="font-semibold">{quotation_none()}</p>
          <p className="text-ink-soft">{quotation_none_help()}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Link to={link('/shop')} className="button min-h-11">
              {quotation_shop()}
            </Link>
            {mayOrder && (
              <Link to={link('/shop/cart')} className="button button-quiet min-h-11">
                {cart_view()}
              </Link>
            )}
            {upload}
          </p>
        </>
      }
    >
      <QuotationsTable quotations={quotations} />
    </RecordList>
  )
}
