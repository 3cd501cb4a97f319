import { LARGEST_FORM } from '../company/limits.ts'
import { defineRoutes } from '../route.ts'
import { LARGEST_ROWS_FORM } from '../search/limits.ts'
import type { schemas } from './tax-invoice-schemas.ts'

const finance = { staff: 'manageMoney' } as const

/** Tax invoices (faktur pajak) of a month: their check, their files for Coretax, and what comes back from it. */
export const taxStaffRoutes = defineRoutes<typeof schemas>()({
  checkTaxInvoices: {
    method: 'get',
    path: '/staff/tax-invoices',
    access: finance,
  },
  exportTaxInvoices: {
    method: 'post',
    path: '/staff/tax-invoices/exports',
    access: finance,
    once: true,
    refuses: [404, 409],
  },
  downloadTaxExport: {
    method: 'get',
    path: '/staff/tax-invoices/exports/{id}/xml',
    access: finance,
  },
  withdrawTaxExport: {
    method: 'post',
    path: '/staff/tax-invoices/exports/{id}/withdraw',
    access: finance,
    refuses: [409],
  },
  importTaxNumbers: {
    method: 'post',
    path: '/staff/tax-invoices/numbers',
    access: finance,
    largest: LARGEST_ROWS_FORM,
  },
  importTaxFiles: {
    method: 'post',
    path: '/staff/tax-invoices/files',
    access: finance,
    largest: LARGEST_FORM,
  },
})
