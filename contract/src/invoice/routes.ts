import { defineRoutes } from '../route.ts'
import { invoiceList } from './lists.ts'
import type { schemas } from './schemas.ts'

const readers = { member: 'readRecords' } as const

/** A company's invoices. */
export const routes = defineRoutes<typeof schemas>()({
  listInvoices: {
    method: 'get',
    path: '/v2/invoice/invoice',
    list: invoiceList,
    access: readers,
  },
  showInvoice: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}',
    access: readers,
  },
  printInvoice: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/pdf',
    access: readers,
  },
  printReceipt: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/receipt',
    access: readers,
  },
  printCreditNote: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/credit-note/{note_id}',
    access: readers,
  },
  showTaxInvoice: {
    method: 'get',
    path: '/v2/invoice/invoice/{id}/tax-invoice',
    access: readers,
  },
})
