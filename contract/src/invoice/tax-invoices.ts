import { defineRoutes } from '../route.ts'
import type { schemas } from './tax-invoice-schemas.ts'

const finance = { staff: 'manageMoney' } as const
const readers = { staff: 'readMoney' } as const

/** Tax invoices (faktur pajak) of a month: their check, their files for Coretax, and what comes back from it. */
export const taxStaffRoutes = defineRoutes<typeof schemas>()({
  checkTaxInvoices: {
    method: 'get',
    path: '/staff/tax-invoices',
    access: readers,
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
    access: readers,
  },
})
