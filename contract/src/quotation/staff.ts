import { defineRoutes } from '../route.ts'
import { LARGEST_ROWS_FORM } from '../search/limits.ts'
import { LARGEST_QUOTATION_CHANGE } from './limits.ts'
import { staffQuotationList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const sales = { staff: 'sell' } as const

/** Quotations as staff price them. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listStaffQuotations: {
    method: 'get',
    path: '/staff/quotations',
    list: staffQuotationList,
    access: { staff: 'readQuotations' },
  },
  // Before the one below, which would read their last parts as an id.
  countStaffQuotations: {
    method: 'get',
    path: '/staff/quotations/counts',
    access: { staff: 'readQuotations' },
  },
  listSellers: {
    method: 'get',
    path: '/staff/quotations/sellers',
    access: sales,
  },
  findQuotationBuyers: {
    method: 'get',
    path: '/staff/quotations/buyers',
    access: sales,
  },
  startQuotation: {
    method: 'post',
    path: '/staff/quotations',
    access: sales,
    largest: LARGEST_ROWS_FORM,
    once: true,
    refuses: [429],
  },
  showStaffQuotation: {
    method: 'get',
    path: '/staff/quotations/{id}',
    access: { staff: 'readQuotations' },
  },
  showStaffQuotationVersion: {
    method: 'get',
    path: '/staff/quotations/{id}/version/{version}',
    access: { staff: 'readQuotations' },
  },
  compareStaffQuotationVersions: {
    method: 'get',
    path: '/staff/quotations/{id}/compare',
    access: { staff: 'readQuotations' },
  },
  printStaffQuotation: {
    method: 'get',
    path: '/staff/quotations/{id}/pdf',
    access: { staff: 'readQuotations' },
  },
  showStaffPoFile: {
    method: 'get',
    path: '/staff/quotations/{id}/po',
    access: { staff: 'readQuotations' },
  },
  priceQuotation: {
    method: 'put',
    path: '/staff/quotations/{id}/lines',
    access: sales,
    largest: LARGEST_QUOTATION_CHANGE,
    refuses: [409],
  },
  changeQuotationLines: {
    method: 'patch',
    path: '/staff/quotations/{id}/lines',
    access: sales,
    largest: LARGEST_QUOTATION_CHANGE,
    refuses: [409],
  },
  listLineFacts: {
    method: 'get',
    path: '/staff/quotations/{id}/line-facts',
    access: { staff: 'readQuotations' },
  },
  findQuotationItems: {
    method: 'get',
    path: '/staff/quotations/{id}/items',
    access: sales,
  },
  takeStaffQuotationStep: {
    method: 'post',
    path: '/staff/quotations/{id}/step',
    access: sales,
    refuses: [409],
  },
  writeStaffQuotationMessage: {
    method: 'post',
    path: '/staff/quotations/{id}/message',
    access: sales,
    once: true,
    refuses: [409],
  },
  writeInternalNote: {
    method: 'post',
    path: '/staff/quotations/{id}/notes',
    access: sales,
    once: true,
  },
  setSalesperson: {
    method: 'post',
    path: '/staff/quotations/{id}/salesperson',
    access: sales,
    refuses: [409],
  },
})
