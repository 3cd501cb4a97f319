import { LARGEST_PROOF_FORM } from '../payment/limits.ts'
import { defineRoutes } from '../route.ts'
import { staffInvoiceList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const finance = { staff: 'manageMoney' } as const
const readers = { staff: 'readMoney' } as const

/** Invoices as finance works on them. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listStaffInvoices: {
    method: 'get',
    path: '/staff/invoices',
    list: staffInvoiceList,
    access: readers,
  },
  showStaffInvoice: {
    method: 'get',
    path: '/staff/invoices/{id}',
    access: readers,
  },
  printStaffInvoice: {
    method: 'get',
    path: '/staff/invoices/{id}/pdf',
    access: readers,
  },
  printStaffReceipt: {
    method: 'get',
    path: '/staff/invoices/{id}/receipt',
    access: readers,
  },
  printStaffCreditNote: {
    method: 'get',
    path: '/staff/invoices/{id}/credit-notes/{note_id}/pdf',
    access: readers,
  },
  showStaffTaxInvoice: {
    method: 'get',
    path: '/staff/invoices/{id}/tax-invoice',
    access: readers,
  },
  issueInvoice: {
    method: 'post',
    path: '/staff/orders/{id}/invoice',
    access: finance,
    refuses: [409, 413, 415],
  },
  attachTaxInvoice: {
    method: 'post',
    path: '/staff/invoices/{id}/tax-invoice',
    access: finance,
    largest: LARGEST_PROOF_FORM,
    refuses: [409],
  },
  noteInvoiceReceived: {
    method: 'post',
    path: '/staff/invoices/{id}/received',
    access: finance,
    refuses: [409],
  },
  recordInvoicePayment: {
    method: 'post',
    path: '/staff/invoices/{id}/payments',
    access: finance,
    refuses: [409],
  },
  creditInvoice: {
    method: 'post',
    path: '/staff/invoices/{id}/credit-notes',
    access: finance,
    refuses: [409],
  },
  setReturnNote: {
    method: 'post',
    path: '/staff/invoices/{id}/credit-notes/{note_id}/return-note',
    access: finance,
    largest: LARGEST_PROOF_FORM,
    refuses: [409],
  },
  showReturnNote: {
    method: 'get',
    path: '/staff/invoices/{id}/credit-notes/{note_id}/return-note',
    access: readers,
  },
  showBilling: {
    method: 'get',
    path: '/staff/companies/{id}/billing',
    access: readers,
  },
  setBilling: {
    method: 'put',
    path: '/staff/companies/{id}/billing',
    access: finance,
    refuses: [409],
  },
})
