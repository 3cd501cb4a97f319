import { invoice, type Call } from '@pasok/contract'
import { listedInvoice, type ListedInvoice } from './invoices-table.tsx'

/** So many are shown beside other things. */
const SHOWN = 5

/** The company's invoices that are to be paid, those overdue first; empty where they can't be loaded. */
export const unpaidInvoices = async (call: Call): Promise<ListedInvoice[]> => {
  const lists = await Promise.all(
    (['overdue', 'partially_paid', 'issued'] as const).map((state) =>
      call(invoice.listInvoices, { query: { state, per_page: String(SHOWN) } }),
    ),
  )
  return lists
    .flatMap(({ body }) => ('data' in body ? body.data.records.map(listedInvoice) : []))
    .slice(0, SHOWN)
}

/** The invoices of an order, the newest first; empty where they can't be loaded. */
export const invoicesOfOrder = async (call: Call, orderId: string): Promise<ListedInvoice[]> => {
  const { body } = await call(invoice.listInvoices, { query: { order_id: orderId, per_page: '100' } })
  return 'data' in body ? body.data.records.map(listedInvoice) : []
}
