import { invoice, invoiceStates } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  account_invoices,
  invoice_count,
  invoice_filter,
  invoice_none,
  invoice_none_found,
  invoice_none_help,
  invoice_search,
  order_all,
  quotation_date,
} from '~words'
import { buildParameters, recordQueryIn, recordWindow, refusedList } from '../api-client/record-page.ts'
import { apiContext } from '../api-client/context.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import { recordQuery } from '@pasok/ui/records/record-query.ts'
import { InvoicesTable, listedInvoice } from './invoices-table.tsx'
import type { Route } from './+types/invoices-page'
import { invoiceStateLabels } from '@pasok/words'

const HERE = '/account/invoices'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const query = recordQueryIn(url.searchParams, invoiceStates)
  const { status, body } = await context.get(apiContext)(invoice.listInvoices, {
    query: buildParameters(query, 'issued'),
  })
  if (!('data' in body)) throw refusedList(status, url.pathname, query)
  return {
    invoices: body.data.records.map(listedInvoice),
    ...recordWindow(body.data, query),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => account_invoices(),
  queryIn: ({ query }) => recordQuery(query),
}

/** `/account/invoices` */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const link = useLink()
  return (
    <RecordList
      to={link(HERE)}
      window={loaderData}
      words={{
        filter: invoice_filter(),
        search: invoice_search(),
        day: quotation_date(),
        count: invoice_count,
        noneFound: invoice_none_found(),
      }}
      states={invoiceStateLabels}
      empty={
        <>
          <p className="font-semibold">{invoice_none()}</p>
          <p className="text-ink-soft">{invoice_none_help()}</p>
          <p className="mt-4">
            <Link to={link('/account/orders')} className="button min-h-11">
              {order_all()}
            </Link>
          </p>
        </>
      }
    >
      <InvoicesTable invoices={loaderData.invoices} />
    </RecordList>
  )
}
