import { LARGEST_PROOF_FORM } from '../payment/limits.ts'
import { routesOf } from '../route.ts'
import { staffInvoiceList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const finance = { staff: 'manageMoney' } as const
const readers = { staff: 'readMoney' } as const

/** Invoices as finance works on them. */
export const staffRoutes = routesOf<typeof schemas>()({
  listStaffInvoices: {
    method: 'get',
    path: '/staff/invoices',
    list: staffInvoiceList,
    access: readers,
    statuses: [200, 400, 401, 403, 503],
  },
  showStaffInvoice: {
    method: 'get',
    path: '/staff/invoices/{id}',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  printStaffInvoice: {
    method: 'get',
    path: '/staff/invoices/{id}/pdf',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  printStaffReceipt: {
    method: 'get',
    path: '/staff/invoices/{id}/receipt',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  printStaffCreditNote: {
    method: 'get',
    path: '/staff/invoices/{id}/credit-notes/{note_id}/pdf',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showStaffTaxInvoice: {
    method: 'get',
    path: '/staff/invoices/{id}/tax-invoice',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  issueInvoice: {
    method: 'post',
    path: '/staff/orders/{id}/invoice',
    access: finance,
    statuses: [200, 401, 403, 404, 409, 413, 415, 503],
  },
  attachTaxInvoice: {
    method: 'post',
    path: '/staff/invoices/{id}/tax-invoice',
    access: finance,
    largest: LARGEST_PROOF_FORM,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  noteInvoiceReceived: {
    method: 'post',
    path: '/staff/invoices/{id}/received',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  recordInvoicePayment: {
    method: 'post',
    path: '/staff/invoices/{id}/payments',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  creditInvoice: {
    method: 'post',
    path: '/staff/invoices/{id}/credit-notes',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  setReturnNote: {
    method: 'post',
    path: '/staff/invoices/{id}/credit-notes/{note_id}/return-note',
    access: finance,
    largest: LARGEST_PROOF_FORM,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  showReturnNote: {
    method: 'get',
    path: '/staff/invoices/{id}/credit-notes/{note_id}/return-note',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  showBilling: {
    method: 'get',
    path: '/staff/companies/{id}/billing',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  setBilling: {
    method: 'put',
    path: '/staff/companies/{id}/billing',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
})
