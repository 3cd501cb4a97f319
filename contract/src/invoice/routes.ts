import { routesOf } from '../route.ts'
import { invoiceList } from './lists.ts'
import type { schemas } from './schemas.ts'

const readers = { member: 'readRecords' } as const

/** A company's invoices. */
export const routes = routesOf<typeof schemas>()({
  listInvoices: {
    method: 'get',
    path: '/v2/invoice/invoice',
    list: invoiceList,
    access: readers,
    statuses: [200, 400, 401, 403, 503],
  },
  showInvoice: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  printInvoice: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/pdf',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  printReceipt: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/receipt',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  printCreditNote: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/credit-note/{note_id}',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showTaxInvoice: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/tax-invoice',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
})
